import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleKey, chineseNumber } from './article-number.ts'

/** Writes 1 to 99,999,999 the way statutes do, to be read back. */
function inChinese(value: number): string {
  const digits = '零一二三四五六七八九'
  if (value >= 10_000) {
    const rest = value % 10_000
    const gap = rest > 0 && rest < 1000 ? '零' : ''
    return `${inChinese(Math.floor(value / 10_000))}万${gap}${rest === 0 ? '' : inChinese(rest)}`
  }
  let text = ''
  let pendingZero = false
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10
    if (digit === 0) pendingZero = text !== ''
    else {
      text += `${pendingZero ? '零' : ''}${digits[digit]}${name}`
      pendingZero = false
    }
  }
  return text
}

describe('chineseNumber', () => {
  test('reads back every number written as statutes write it', () => {
    for (let value = 1; value < 12_000; value++) expect(chineseNumber(inChinese(value))).toBe(value)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
        expect(chineseNumber(inChinese(value))).toBe(value)
      }),
    )
  })

  test.each([
    ['十', 10],
    ['十二', 12],
    ['两百', 200],
    ['一百〇七', 107],
    ['二〇二三', 2023],
    ['零', 0],
    ['', null],
    ['万', null],
    ['零万', null],
    ['十百', null],
    ['五百七百', null],
    ['合同', null],
    ['一二百', null],
  ])('%s', (text, value) => {
    expect(chineseNumber(text)).toBe(value)
  })
})

describe('articleKey', () => {
  test.each([
    ['第五百七十七条', '577'],
    ['第五百七十七条之一', '577-1'],
    ['第 10 条', '10'],
    ['第１０条', '10'],
    ['第10A条', '10A'],
    ['第165.1条', '165.1'],
    ['第一百三十三条之二', '133-2'],
    ['Статья 165.1', '165.1'],
    ['Статья 12-1', '12-1'],
    ['Статья 12¹', '12.1'],
    ['Статья 5.', '5'],
    ['ст. 146', '146'],
    ['Section 10A', '10A'],
    ['section 10a', '10A'],
    ['Article 1064', '1064'],
    ['Art. 1', '1'],
    ['Article IV', '4'],
    ['Article XLIX', '49'],
    ['§ 5', '5'],
    ['577', '577'],
    ['第一章', null],
    ['总则', null],
    ['Chapter 3', null],
    ['Статья', null],
    ['第条', null],
    ['第十十条', null],
    ['', null],
  ])('%s → %s', (printed, key) => {
    expect(articleKey(printed)).toBe(key)
  })

  test('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = articleKey(text)
        expect(key === null || key.length > 0).toBe(true)
      }),
    )
  })
})
