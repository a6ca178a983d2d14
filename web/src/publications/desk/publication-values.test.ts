import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { expect, test } from 'vitest'
import { askedOf, keptFields, leftOutOf, problemsIn, valuesOf } from './publication-values.ts'

const picture = { id: 'p', name: 'p.png', mediaType: 'image/png', size: 1, url: '/p' }
const chinese = { 'title.zh': 't', 'summary.zh': 's', 'content.zh': '<p>c</p>' }
const written = (given: object) => ({ ...valuesOf(null), ...chinese, ...given })

test('a language is written whole or not at all', () => {
  expect(problemsIn(written({}))).toEqual({})
  expect(problemsIn(written({ 'summary.ru': 'с' }))).toEqual({
    'title.ru': 'required',
    'content.ru': 'required',
  })
  expect(Object.keys(problemsIn(valuesOf(null)))).toEqual(['title.zh', 'summary.zh', 'content.zh'])
})

test('a picture has words in each language that is written, and in no other', () => {
  const inEnglish = { 'title.en': 't', 'summary.en': 's', 'content.en': '<p>c</p>', picture }
  expect(problemsIn(written(inEnglish))).toEqual({
    'pictureText.zh': 'required',
    'pictureText.en': 'required',
  })
  expect(problemsIn(written({ 'pictureText.zh': 'x', picture }))).toEqual({})
  expect(leftOutOf('news', written({}))).toContain('pictureText.zh')
  expect(leftOutOf('news', written({ picture }))).not.toContain('pictureText.zh')
})

test('a time that cannot be read is told, and never left out', () => {
  expect(problemsIn(written({ publishAt: '2026-12-05Tnoon:00+08:00' }))).toEqual({ publishAt: 'invalid' })
  expect(problemsIn(written({ publishAt: '2026-12-05T09:00:00+08:00' }))).toEqual({})
})

test('whose text it is is said in each language that is written, and with its address', () => {
  const inEnglish = { 'title.en': 't', 'summary.en': 's', 'content.en': '<p>c</p>' }
  expect(problemsIn(written({ ...inEnglish, 'sourceName.zh': 'n' }))).toEqual({ 'sourceName.en': 'required' })
  expect(problemsIn(written({ sourceUrl: 'https://a.example' }))).toEqual({ 'sourceName.zh': 'required' })
  expect(askedOf('policy')).toContain('sourceName.zh')
  expect(askedOf('notice')).not.toContain('sourceName.zh')
})

test.each(publicationKinds)('what %s asks for is not left out', (kind) => {
  const out = leftOutOf(kind, written({}))
  expect(askedOf(kind).filter((name) => out.includes(name))).toEqual([])
})

test('no file is kept on the device', () => {
  expect(keptFields).not.toContain('picture')
  expect(keptFields).not.toContain('files')
  expect(keptFields).toContain('revision')
})
