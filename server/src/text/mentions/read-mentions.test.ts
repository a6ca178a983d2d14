import type { Language } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMentions } from './read-mentions.ts'

const language = fc.constantFrom<Language>('zh', 'en', 'ru')

/** What citations are made of, and what stands around them, in any disorder. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'《 》 〈 〉 ( ) （ ） « » " “ ” [ ] 、 ， 。 , . ; : - – — \n 第 条 款 项 之 本法 该法 民法典 公司法 条例 依照 和 至 一百二十条之一 第五百七十七条 第1款 （二）项 2023 (2022)鲁02民终1号 A40-1/2023 Article Articles art. section ss. s § of the this Act Act Law Code Civil Convention and to (1) (a) 577 10A IV ст. статья статей статьями п. ч. подп. абз. пункта 1) 309 309, РФ ГК УК Гражданского кодекса закона Закон Федеральный о об защите конкуренции от 09.07.1999 № 160-ФЗ ЗРУ-598 настоящего названного далее (далее — Закон) ("the Law")'.split(
      ' ',
    ),
    ' ',
    '  ',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const text = fc
  .array(piece, { maxLength: 60 })
  .chain((pieces) => fc.constantFrom('', ' ').map((between) => pieces.join(between)))

describe('readMentions', () => {
  test('reads any text; what it finds stands in the text, in order, and does not overlap', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), language, fc.boolean(), (parts, reader, isStatute) => {
        const found = readMentions(parts, reader, isStatute)
        expect(found.length).toBe(parts.length)
        for (const [place, mentions] of found.entries()) {
          let behind = 0
          for (const { start, end, names, isOwn } of mentions) {
            expect(start).toBeGreaterThanOrEqual(behind)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(parts[place]!.length)
            expect(isOwn || names.length > 0).toBe(true)
            for (const name of names) {
              expect(name.start).toBeGreaterThanOrEqual(start)
              expect(name.end).toBeLessThanOrEqual(end)
              expect(name.end).toBeGreaterThan(name.start)
              expect(name.key).not.toBe('')
            }
            behind = end
          }
        }
      }),
      { numRuns: 1500 },
    )
  })

  test.each(['《》第五百七十七条', '《 》（下称合同法）第一条', '《。》第一条'])(
    'names no law where a title is empty: %s',
    (nameless) => {
      expect(readMentions([nameless], 'zh', false)).toEqual([[]])
    },
  )

  /** Texts made to be hard: each ends in time only when no place is looked at over and over. */
  test.each([
    ['zh', '《'],
    ['zh', '第'],
    ['zh', '第一'],
    ['zh', '第一条'],
    ['zh', '（'],
    ['zh', '《民法典》'],
    ['zh', '《民法典》（'],
    ['zh', '依照'],
    ['zh', '法第一条'],
    ['zh', '第一条、'],
    ['zh', '第一、'],
    ['zh', '《民法典》第一条第一款、第一款'],
    ['en', 'Article 1, '],
    ['en', 'Article 1 and '],
    ['en', 'Law of the '],
    ['en', 'Law and '],
    ['en', 'Act '],
    ['en', 'Civil '],
    ['en', 'Article 1 of the Civil Code and '],
    ['en', 'paragraph 1 of '],
    ['en', '(1)'],
    ['en', 'Suit No. '],
    ['ru', 'ст. 1, '],
    ['ru', 'п. 1 '],
    ['ru', 'п. 1 ст. '],
    ['ru', 'Закона о '],
    ['ru', 'Закон «'],
    ['ru', 'Гражданского '],
    ['ru', 'кодекса '],
    ['ru', 'ГК '],
    ['ru', 'ст. 1 ГК РФ, '],
    ['ru', 'от 1.1.2000 № 1 '],
    ['zh', '1-'],
    ['ru', 'А40-'],
    ['en', `${'A'.repeat(60)}:12345/2020 `],
    ['en', `${'Aa '.repeat(20)}12345/2020`],
  ] as const)('reads a long text of %s %s', (reader, unit) => {
    const long = unit.repeat(Math.ceil(200_000 / unit.length))
    expect(readMentions([long], reader, false)).toHaveLength(1)
  })
})
