import { describe, expect, test } from 'vitest'
import type { TemplateContent, TemplateField } from './content.ts'
import {
  answerKeys,
  answerProblem,
  answerProblems,
  applying,
  writeContract,
  type ContractParagraph,
} from './filling.ts'
import { clauseNumber, writtenAnswer, type ContractNames } from './written-answer.ts'

const names: ContractNames = {
  countries: { KZ: { zh: '哈萨克斯坦', en: 'Kazakhstan', ru: 'Казахстан' } },
  currencies: { USD: { zh: '美元', en: 'US dollar', ru: 'доллар США' } },
}

function field(changed: Partial<TemplateField>): TemplateField {
  return {
    name: 'one',
    kind: 'text',
    label: { zh: '一', en: 'One', ru: 'Один' },
    isRequired: false,
    ...changed,
  }
}

const options = [
  { name: 'court', label: { zh: '法院', en: 'Court', ru: 'Суд' } },
  {
    name: 'cietac',
    label: { zh: '贸仲', en: 'CIETAC', ru: 'CIETAC' },
    text: { zh: '贸仲委', en: 'the Commission', ru: 'Комиссия' },
  },
]

describe('an answer', () => {
  test.each([
    [{ kind: 'text' }, ' 青岛 ', ['青岛', '青岛', '青岛']],
    [{ kind: 'email' }, ' a@b.example ', ['a@b.example', 'a@b.example', 'a@b.example']],
    [{ kind: 'longText' }, '甲\n乙', ['甲\n乙', '甲\n乙', '甲\n乙']],
    [{ kind: 'number' }, '1234567', ['1,234,567', '1,234,567', '1\u00a0234\u00a0567']],
    [{ kind: 'number' }, '-1000.25', ['-1,000.25', '-1,000.25', '-1\u00a0000,25']],
    [{ kind: 'percent' }, '0.05', ['0.05', '0.05', '0,05']],
    [{ kind: 'money' }, '1200', ['1,200.00', '1,200.00', '1\u00a0200,00']],
    [{ kind: 'money' }, '0012.5', ['12.50', '12.50', '12,50']],
    [{ kind: 'day' }, '2026-03-01', ['2026年3月1日', '1 March 2026', '1 марта 2026 года']],
    [{ kind: 'choice', options }, 'court', ['法院', 'Court', 'Суд']],
    [{ kind: 'choice', options }, 'cietac', ['贸仲委', 'the Commission', 'Комиссия']],
    [{ kind: 'yesNo' }, 'yes', ['是', 'yes', 'да']],
    [{ kind: 'yesNo' }, 'no', ['否', 'no', 'нет']],
    [{ kind: 'country' }, 'KZ', ['哈萨克斯坦', 'Kazakhstan', 'Казахстан']],
    [{ kind: 'currency' }, 'USD', ['美元', 'US dollar', 'доллар США']],
  ] as const)('%o of %s is written for each language', (changed, answer, said) => {
    const of = field(changed)
    const written = (['zh', 'en', 'ru'] as const).map((language) =>
      writtenAnswer(of, answer, { language, names }),
    )
    expect(written).toEqual(said)
  })

  test.each([
    [{ isRequired: true }, undefined, 'required'],
    [{ isRequired: true }, '  ', 'required'],
    [{}, undefined, null],
    [{ least: 3 }, 'ab', 'tooShort'],
    [{ most: 3 }, 'abcd', 'tooLong'],
    [{ kind: 'longText', most: 3 }, 'abc', null],
    [{ kind: 'email' }, 'nope <i>', 'contactEmail'],
    [{ kind: 'email' }, ' ann@factory.example ', null],
    [{ kind: 'number' }, '1e3', 'invalid'],
    [{ kind: 'number', least: 2 }, '1.5', 'tooSmall'],
    [{ kind: 'percent', most: 100 }, '101', 'tooBig'],
    [{ kind: 'money' }, '1.555', 'invalid'],
    [{ kind: 'money' }, '1.55', null],
    [{ kind: 'day' }, '2026-02-30', 'notDate'],
    [{ kind: 'day' }, '2026-02-28', null],
    [{ kind: 'choice', options }, 'other', 'notChoice'],
    [{ kind: 'choice', options }, 'court', null],
    [{ kind: 'yesNo' }, 'maybe', 'notChoice'],
    [{ kind: 'country' }, 'ZZ', 'notChoice'],
    [{ kind: 'currency' }, 'USD', null],
  ] as const)('%o finds with %s: %s', (changed, answer, rule) => {
    expect(answerProblem(field(changed as Partial<TemplateField>), answer, names)?.rule ?? null).toBe(rule)
  })

  test('to a translated field stands under each language of the contract', () => {
    expect(answerKeys(field({ isTranslated: true }), ['zh', 'ru'])).toEqual(['one:zh', 'one:ru'])
    expect(answerKeys(field({}), ['zh', 'ru'])).toEqual(['one'])
  })
})

test.each([
  [1, '第一条', 'Article 1', 'Статья 1'],
  [10, '第十条', 'Article 10', 'Статья 10'],
  [12, '第十二条', 'Article 12', 'Статья 12'],
  [20, '第二十条', 'Article 20', 'Статья 20'],
  [101, '第一百零一条', 'Article 101', 'Статья 101'],
  [110, '第一百一十条', 'Article 110', 'Статья 110'],
])('clause %d has its number in each language', (value, ...said) => {
  expect((['zh', 'en', 'ru'] as const).map((language) => clauseNumber(value, language))).toEqual(said)
})

const text = (zh: string) => ({ zh, en: zh, ru: zh })

const content: TemplateContent = {
  languages: ['zh', 'en', 'ru'],
  steps: [
    {
      name: 'all',
      title: text('全部'),
      fields: [
        field({
          name: 'goods',
          label: { zh: '货物', en: 'Goods', ru: 'Товар' },
          isTranslated: true,
          isRequired: true,
        }),
        field({ name: 'disputes', kind: 'choice', options, isRequired: true }),
        field({ name: 'seat', isRequired: true, when: [{ field: 'disputes', is: ['cietac'] }] }),
        field({ name: 'rules', isRequired: true, when: [{ field: 'seat', is: ['北京'] }] }),
        field({ name: 'loop', when: [{ field: 'round', is: ['yes'] }] }),
        field({ name: 'round', when: [{ field: 'loop', is: ['yes'] }] }),
      ],
    },
  ],
  clauses: [
    { name: 'opening', paragraphs: [{ text: text('甲乙双方') }] },
    {
      name: 'arbitration',
      heading: text('仲裁'),
      when: [{ field: 'disputes', is: ['cietac'] }],
      paragraphs: [{ text: text('在{{seat}}仲裁，规则{{rules}}') }],
    },
    {
      name: 'goods',
      heading: text('标的'),
      paragraphs: [
        { text: text('{{goods}}，见{{#goods}}与{{#arbitration}}') },
        { text: text('向法院起诉'), when: [{ field: 'disputes', is: ['court'] }] },
      ],
    },
  ],
  signatures: [[{ text: text('签字：{{goods}}') }]],
}

const plain = ({ pieces }: ContractParagraph) => pieces.map((piece) => piece.text).join('')

describe('a contract', () => {
  const write = (answers: Record<string, string>, isBlank = false) =>
    writeContract(content, { language: 'zh', answers, names, isBlank })

  test('has what its answers turn on, numbered in the order in which it stands there', () => {
    const { clauses, signatures } = write({ disputes: 'cietac', seat: '上海', 'goods:zh': '阀门' })
    expect(clauses.map(({ name, number }) => [name, number])).toEqual([
      ['opening', null],
      ['arbitration', '第一条'],
      ['goods', '第二条'],
    ])
    expect(clauses[2]?.paragraphs.map(plain)).toEqual(['阀门，见第二条与第一条'])
    expect(signatures[0]?.map(plain)).toEqual(['签字：阀门'])
  })

  test('numbers again what is left when a clause is not there', () => {
    const { clauses } = write({ disputes: 'court', seat: '上海' })
    expect(clauses.map(({ number }) => number)).toEqual([null, '第一条'])
    expect(clauses[1]?.paragraphs.map(plain)).toEqual(['【货物】，见第一条与', '向法院起诉'])
  })

  test('tells what is filled from what is open', () => {
    const [, arbitration] = write({ disputes: 'cietac', seat: '上海' }).clauses
    expect(arbitration?.paragraphs[0]?.pieces).toEqual([
      { text: '在' },
      { field: 'seat', text: '上海', isOpen: false },
      { text: '仲裁，规则' },
      { field: 'rules', text: '【一】', isOpen: true },
    ])
  })

  test('is whole where it is blank, with the conditions of what is not always there', () => {
    const { clauses } = write({}, true)
    expect(clauses.map(({ name, when }) => [name, when])).toEqual([
      ['opening', null],
      ['arbitration', '（适用于：一为贸仲）'],
      ['goods', null],
    ])
    expect(clauses[2]?.paragraphs[1]?.when).toBe('（适用于：一为法院）')
  })
})

describe('what is asked', () => {
  const asked = (answers: Record<string, string>) => [...applying(content, answers).fields]

  test('follows from the answers, through fields that depend on each other, and no circle', () => {
    expect(asked({})).toEqual(['goods', 'disputes'])
    expect(asked({ disputes: 'cietac' })).toEqual(['goods', 'disputes', 'seat'])
    expect(asked({ disputes: 'cietac', seat: '北京' })).toEqual(['goods', 'disputes', 'seat', 'rules'])
    expect(asked({ disputes: 'court', seat: '北京' })).toEqual(['goods', 'disputes'])
    expect(asked({ loop: 'yes', round: 'yes' })).toEqual(['goods', 'disputes'])
  })

  test('has its problems under the names that answers stand under, and none of what is not asked', () => {
    const problems = answerProblems(content, {
      answers: { disputes: 'court', 'goods:zh': '阀门' },
      languages: ['zh', 'en'],
      names,
    })
    expect([...problems.keys()]).toEqual(['goods:en'])
  })
})
