import type { Language } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptAround } from './excerpt.ts'

test('words at both ends are whole, and what is left out is marked', () => {
  const text = `${'before '.repeat(60)}Article 5${' after'.repeat(60)}`
  const start = text.indexOf('Article')
  const { excerpt, ...span } = excerptAround(text, start, start + 9, 'en')
  expect(excerpt.slice(span.start, span.end)).toBe('Article 5')
  expect(excerpt).toMatch(/^…(?:before )+Article 5(?: after)+…$/)
})

test.each([
  ['en', 'Where the authority, acting under', 'rules, the party — a company — may appeal'],
  ['ru', 'Если орган, действуя согласно', 'правилам, сторона — компания — вправе обжаловать'],
  ['zh', '主管机关，依照', '的规定，当事人、代理人；可以申诉：'],
] as const)('no comma, colon or dash stands by what is left out: %s', (language, before, after) => {
  const cited = '§ 5'
  for (let length = 1; length < 40; length++) {
    const text = `${`${before} `.repeat(20)}${'x'.repeat(length)} ${cited} ${'x'.repeat(length)} ${`${after} `.repeat(20)}`
    const start = text.indexOf(cited)
    const { excerpt } = excerptAround(text, start, start + cited.length, language)
    expect(excerpt).toMatch(/^…[^\s,，、;；:：—].*[^\s,，、;；:：—]…$/)
  }
})

test('of any text it is well-formed, short, and holds the words', () => {
  const language = fc.constantFrom<Language>('zh', 'en', 'ru')
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 900 }),
      fc.nat(),
      fc.nat(50),
      language,
      (text, at, length, reader) => {
        const [start, end] = [0, at % (text.length + 1)].map((begin) => Math.min(begin, text.length)) as [
          number,
          number,
        ]
        const from = Math.max(start, end - length)
        const isCut = !text.slice(from, end).isWellFormed()
        const { excerpt, ...span } = excerptAround(text, from, end, reader)
        expect(excerpt.slice(span.start, span.end)).toBe(text.slice(from, end).replace(/\s/g, ' '))
        expect(excerpt.length).toBeLessThanOrEqual(2 * 140 + length + 2)
        if (!isCut) expect(excerpt.isWellFormed()).toBe(text.isWellFormed())
      },
    ),
  )
})
