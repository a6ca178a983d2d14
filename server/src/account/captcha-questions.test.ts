import { languages } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { drawQuestion, numberInWords } from './captcha-questions.ts'

const numbers = Array.from({ length: 100 }, (_, number) => number)
const valueOf = new Map(numbers.map((number) => [numberInWords(number, 'en'), number]))

test.each([
  ['zh', 0, '零'],
  ['zh', 10, '十'],
  ['zh', 20, '二十'],
  ['zh', 47, '四十七'],
  ['en', 13, 'thirteen'],
  ['en', 80, 'eighty'],
  ['en', 99, 'ninety-nine'],
  ['ru', 19, 'девятнадцать'],
  ['ru', 40, 'сорок'],
  ['ru', 92, 'девяносто два'],
] as const)('in %s the number %i is %s', (language, number, words) => {
  expect(numberInWords(number, language)).toBe(words)
})

test.each(languages)('in %s no two numbers have the same words', (language) => {
  expect(new Set(numbers.map((number) => numberInWords(number, language))).size).toBe(100)
})

/** How a reader of English works the answer out. */
const readings: [RegExp, (a: number, b: number, c: number) => number][] = [
  [/^How much is (\S+) plus (\S+)\?/, (a, b) => a + b],
  [/^Add (\S+) to (\S+): what do you get\?/, (a, b) => a + b],
  [/^A shelf holds (\S+) books, and (\S+) more are put on it\./, (a, b) => a + b],
  [/^How much is (\S+) minus (\S+)\?/, (a, b) => a - b],
  [/^Take (\S+) away from (\S+): what is left\?/, (a, b) => b - a],
  [/^Of (\S+) people on a bus, (\S+) get off\./, (a, b) => a - b],
  [/^Which number comes right after (\S+)\?/, (a) => a + 1],
  [/^You count upwards and have just said (\S+)\./, (a) => a + 1],
  [/^Which number comes right before (\S+)\?/, (a) => a - 1],
  [/^You count downwards and have just said (\S+)\./, (a) => a - 1],
  [/^Which is the largest: (\S+), (\S+) or (\S+)\?/, Math.max],
  [/^Of (\S+), (\S+) and (\S+), which is more than both/, Math.max],
  [/^Which is the smallest: (\S+), (\S+) or (\S+)\?/, Math.min],
  [/^Of (\S+), (\S+) and (\S+), which is less than both/, Math.min],
  [/^Which stands second: (\S+), (\S+), (\S+)\?/, (_, b) => b],
  [/^Which stands in the middle here, whatever its size: (\S+), (\S+), (\S+)\?/, (_, b) => b],
  [/^Which stands last: (\S+), (\S+), (\S+)\?/, (_a, _b, c) => c],
  [/^Read from the end, what comes first: (\S+), (\S+), (\S+)\?/, (_a, _b, c) => c],
  [/^Tables: (\S+), cats: (\S+), spoons: (\S+)\./, (_, b) => b],
  [/^A yard holds (\S+) stones, (\S+) sheep and (\S+) chairs\./, (_, b) => b],
  [/^Apples: (\S+), hats: (\S+), pencils: (\S+)\./, (a) => a],
  [/^A store holds (\S+) boxes of pears, (\S+) of nails and (\S+) of glass\./, (a) => a],
  [/^A letter goes to building (\S+), room (\S+), box (\S+)\./, (_, b) => b],
  [/^A meeting is in building (\S+), room (\S+), with (\S+) guests\./, (_, b) => b],
]

describe('a question', () => {
  test('has the answer that its words have, whichever is drawn', () => {
    const seen = new Set<number>()
    for (let turn = 0; turn < 2000; turn += 1) {
      const { question, answer } = drawQuestion('en')
      const at = readings.findIndex(([pattern]) => pattern.test(question))
      const [pattern, solve] = readings[at]!
      const given = pattern
        .exec(question)!
        .slice(1)
        .map((words) => valueOf.get(words)!)
      expect(new Set(given).size, question).toBe(given.length)
      expect(solve(given[0]!, given[1] ?? 0, given[2] ?? 0), question).toBe(Number(answer))
      seen.add(at)
    }
    expect(seen.size).toBe(readings.length)
  })

  test.each(languages)('in %s holds no digits, no empty place, and an answer in digits', (language) => {
    for (let turn = 0; turn < 300; turn += 1) {
      const { question, answer } = drawQuestion(language)
      expect(question).not.toMatch(/[\d{}]|undefined/)
      expect(answer).toMatch(/^[1-9]\d$/)
    }
  })
})
