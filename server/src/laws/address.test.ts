import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawAddress, titleKey } from './address.ts'
import { unitRows } from './articles.ts'
import { makeDocument, textIn } from './fixtures.ts'

describe('the stable address', () => {
  test.each([
    ['主席令第45号', '45'],
    ['主席令第四十五号', '45'],
    ['国务院令 第 709 号', '709'],
    ['51-ФЗ', '51-фз'],
    ['№ 160-ФЗ', '160-фз'],
    ['375-V', '375-v'],
    ['9 of 1872', '9-of-1872'],
    ['No. 16 of 2013', '16-of-2013'],
    ['ЗРУ-598', 'зру-598'],
    ['Ⅶ', 'vii'],
  ])('writes the number %s as %s', (number, step) => {
    expect(lawAddress(makeDocument({ number }))).toBe(`kz/law/2020-02-29/${step}`)
  })

  test('says that a date is not known', () => {
    expect(lawAddress(makeDocument({ adoptedOn: null, number: '1' }))).toBe('kz/law/undated/1')
  })

  test('of an act without a number follows from its original title, however it is written', () => {
    const original = (title: string) =>
      lawAddress(
        makeDocument({ number: null, texts: [textIn('zh', '别的', ['一']), textIn('ru', title, ['Один'])] }),
      )
    const address = original('О счётах')
    expect(address).toMatch(/^kz\/law\/2020-02-29\/[0-9a-f]{10}$/)
    expect(original('о  счетах.')).toBe(address)
    expect(original('О счёте')).not.toBe(address)
  })

  test('has four steps and nothing that breaks a path, whatever the number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (number) => {
        const steps = lawAddress(makeDocument({ number })).split('/')
        expect(steps).toHaveLength(4)
        for (const step of steps) expect(step).not.toMatch(/[\s?#%\\]|^\.*$/)
      }),
    )
  })

  test('leaves no empty step for a number without letters or digits', () => {
    for (const number of ['—', '第号', '№', '...']) {
      expect(lawAddress(makeDocument({ number })).split('/')[3]).not.toBe('')
    }
  })
})

describe('the key of a title', () => {
  test.each([
    ['《中华人民共和国民法典》', '中华人民共和国民法典'],
    ['ГК РФ (часть первая)', 'гкрфчастьпервая'],
    ['Учёт', 'учет'],
    ['ＡＢＣ　Act, 1872', 'abcact1872'],
    ['', ''],
  ])('%s is %s', (title, key) => {
    expect(titleKey(title)).toBe(key)
  })
})

describe('the places of units', () => {
  const anything = fc.array(
    fc.oneof(
      fc.record({
        level: fc.integer({ min: 1, max: 9 }),
        heading: fc.constantFrom('总则', 'Part 1', 'part-1'),
      }),
      fc.record({
        number: fc.constantFrom(
          '第一条',
          '第1条',
          'Статья 1',
          '序言',
          '一',
          'p3',
          '第一条之一',
          'Section 1A',
          '1.n2',
        ),
        heading: fc.constantFrom(null, '', 'x'),
        text: fc.constant('text'),
      }),
    ),
    { maxLength: 30 },
  )

  test('are anchors that come once on a page, in order', () => {
    fc.assert(
      fc.property(anything, (units) => {
        const rows = unitRows(units)
        expect(rows.map(({ position }) => position)).toEqual(units.map((_, at) => at))
        expect(new Set(rows.map(({ anchor }) => anchor)).size).toBe(rows.length)
        const keys = rows.filter(({ kind }) => kind === 'article').map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { anchor } of rows) expect(anchor).not.toMatch(/[\s"'<>#&]/)
      }),
    )
  })
})
