import { randomInt } from 'node:crypto'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { questions as en } from '@portal/protocol/words/en/questions.ts'
import { questions as ru } from '@portal/protocol/words/ru/questions.ts'
import { questions as zh } from '@portal/protocol/words/zh/questions.ts'
import { fill } from '../kernel/words.ts'

const catalogues = { zh, en, ru }

export interface Question {
  question: string
  answer: string
}

/** A number from 0 to 99 in words. */
export function numberInWords(number: number, language: Language): string {
  const { small, tens, both } = catalogues[language]
  const units = small.split(' ')
  if (number < 20) return units[number]!
  const ten = tens.split(' ')[Math.floor(number / 10) - 2]!
  return number % 10 === 0 ? ten : fill(both, { tens: ten, units: units[number % 10]! })
}

type Kind = Exclude<keyof typeof zh.ask, 'fixed'>

const kinds: Record<Kind, (a: number, b: number, c: number) => number> = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  after: (a) => a + 1,
  before: (a) => a - 1,
  largest: (a, b, c) => Math.max(a, b, c),
  smallest: (a, b, c) => Math.min(a, b, c),
  second: (_, b) => b,
  last: (_a, _b, c) => c,
  animals: (_, b) => b,
  fruit: (a) => a,
  written: (_, b) => b,
}

/** Three numbers, no two alike, whose sums and differences a person finds without paper. */
function drawNumbers(kind: Kind): [number, number, number] {
  const a = randomInt(20, 90)
  if (kind === 'plus' || kind === 'minus') return [a, randomInt(2, 10), 0]
  const b = 20 + ((a - 20 + randomInt(1, 35)) % 70)
  const c = 20 + ((b - 20 + randomInt(36, 69)) % 70)
  return c === a ? [a, b, a + 1] : [a, b, c]
}

/** One of the wordings of a question. */
function drawWording(wordings: string): string {
  const all = wordings.split(' // ')
  return all[randomInt(all.length)]!
}

/** A question in words, each time another, with its answer in digits. */
export function drawQuestion(language: Language): Question {
  const names = Object.keys(kinds) as Kind[]
  const kind = names[randomInt(names.length)]!
  const [a, b, c] = drawNumbers(kind)
  const { ask, inDigits } = catalogues[language]
  const words = {
    a: numberInWords(a, language),
    b: numberInWords(b, language),
    c: numberInWords(c, language),
  }
  const question = fill(inDigits, { question: fill(drawWording(ask[kind]), words) })
  return { question, answer: String(kinds[kind](a, b, c)) }
}

/** Outside production, where the answer of every captcha is set. */
export function fixedQuestion(answer: string, language: Language): Question {
  return { question: fill(catalogues[language].ask.fixed, { answer }), answer }
}
