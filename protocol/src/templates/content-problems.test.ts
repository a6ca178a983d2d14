import { expect, test } from 'vitest'
import type { TemplateContent, TemplateField } from './content.ts'
import { contentProblems } from './content-problems.ts'

const words = (zh: string) => ({ zh, en: zh })

function sound(): TemplateContent {
  return {
    languages: ['zh', 'en'],
    steps: [
      {
        name: 'all',
        title: words('全部'),
        fields: [
          { name: 'seller', kind: 'text', label: words('卖方'), isRequired: true },
          { name: 'inspects', kind: 'yesNo', label: words('检验'), isRequired: true },
        ],
      },
    ],
    clauses: [
      {
        name: 'goods',
        heading: words('标的'),
        when: [{ field: 'inspects', is: ['yes'] }],
        paragraphs: [{ text: words('{{seller}}依{{#goods}}') }],
      },
    ],
    signatures: [],
  }
}

function changed(change: (content: TemplateContent, seller: TemplateField) => unknown): TemplateContent {
  const content = sound()
  change(content, content.steps[0]!.fields[0]!)
  return content
}

test('a sound content has no problems', () => {
  expect(contentProblems(sound())).toEqual([])
})

test.each<[string, (content: TemplateContent, seller: TemplateField) => unknown, object]>([
  [
    'unknownField',
    ({ clauses }) => (clauses[0]!.paragraphs[0]!.text = words('{{seller}}{{buyer}}')),
    { clause: 'goods', paragraph: 0, name: 'buyer' },
  ],
  [
    'unknownField',
    ({ clauses }) => clauses[0]!.when!.push({ field: 'buyer', is: ['yes'] }),
    { clause: 'goods', name: 'buyer' },
  ],
  [
    'unknownClause',
    ({ clauses }) => (clauses[0]!.paragraphs[0]!.text = words('{{seller}}{{#price}}')),
    { clause: 'goods', name: 'price' },
  ],
  [
    'strayBraces',
    ({ clauses }) => (clauses[0]!.paragraphs[0]!.text.en = '{{seller}} {{#goods}} {{'),
    { clause: 'goods', language: 'en' },
  ],
  [
    'unusedField',
    ({ clauses }) => (clauses[0]!.paragraphs[0]!.text = words('依{{#goods}}')),
    { step: 'all', field: 'seller' },
  ],
  [
    'sameName',
    ({ steps }, seller) => steps[0]!.fields.push({ ...seller }),
    { field: 'seller', name: 'seller' },
  ],
  ['optionsMissing', (_content, seller) => (seller.kind = 'choice'), { step: 'all', field: 'seller' }],
  [
    'optionsUnneeded',
    (_content, seller) =>
      (seller.options = [
        { name: 'a', label: words('甲') },
        { name: 'b', label: words('乙') },
      ]),
    { field: 'seller' },
  ],
  [
    'unknownOption',
    ({ clauses }) => (clauses[0]!.when![0]!.is = ['maybe']),
    { clause: 'goods', name: 'maybe' },
  ],
  [
    'unfitCondition',
    ({ clauses }) => (clauses[0]!.when![0]!.field = 'seller'),
    { clause: 'goods', name: 'seller' },
  ],
  [
    'circle',
    ({ steps }) => (steps[0]!.fields[1]!.when = [{ field: 'inspects', is: ['yes'] }]),
    { step: 'all', field: 'inspects' },
  ],
  ['languageMissing', (_content, seller) => (seller.label.zh = ''), { field: 'seller', language: 'zh' }],
  ['languageMissing', ({ clauses }) => delete clauses[0]!.heading!.en, { clause: 'goods', language: 'en' }],
  [
    'placesDiffer',
    ({ clauses }) => (clauses[0]!.paragraphs[0]!.text.en = '{{seller}}'),
    { clause: 'goods', paragraph: 0, language: 'en' },
  ],
  ['unfitTranslation', ({ steps }) => (steps[0]!.fields[1]!.isTranslated = true), { field: 'inspects' }],
  ['boundsCrossed', (_content, seller) => Object.assign(seller, { least: 5, most: 2 }), { field: 'seller' }],
])('%s is found with its place', (kind, change, place) => {
  expect(contentProblems(changed(change))).toContainEqual(expect.objectContaining({ kind, ...place }))
})
