import { expect, test } from 'vitest'
import { emptyContent, freshName, movedAt, renamedField, textIn } from './edit-content.ts'

test('an item moves by one place, and not beyond the ends', () => {
  expect(movedAt(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedAt(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedAt(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedAt(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('a new name is one that none has', () => {
  expect(freshName('field', [])).toBe('field1')
  expect(freshName('field', ['field1', 'field3'])).toBe('field4')
})

test('a text that says nothing in any language is none', () => {
  expect(textIn(undefined, 'ru', 'да')).toEqual({ zh: '', ru: 'да' })
  expect(textIn({ zh: '', ru: 'д' }, 'ru', '')).toBeUndefined()
})

test('a field is renamed wherever it is named', () => {
  const content = {
    ...emptyContent(),
    clauses: [
      {
        name: 'price',
        when: [{ field: 'field1', is: ['yes'] }],
        paragraphs: [
          {
            text: { zh: '价款 {{field1}}', en: '{{field1}} of {{field12}}' },
            when: [{ field: 'other', is: ['no'] }],
          },
        ],
      },
    ],
    signatures: [[{ text: { zh: '{{field1}}' } }]],
  }
  const renamed = renamedField(content, 'field1', 'price')
  expect(renamed.steps[0]?.fields[0]?.name).toBe('price')
  expect(renamed.clauses[0]?.when).toEqual([{ field: 'price', is: ['yes'] }])
  expect(renamed.clauses[0]?.paragraphs[0]).toEqual({
    text: { zh: '价款 {{price}}', en: '{{price}} of {{field12}}' },
    when: [{ field: 'other', is: ['no'] }],
  })
  expect(renamed.signatures[0]?.[0]?.text.zh).toBe('{{price}}')
})
