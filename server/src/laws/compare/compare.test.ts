import { languages } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignArticles, type ComparedArticle, type Pair } from './align-articles.ts'
import { compareTexts } from './compare-texts.ts'

const words = fc.constantFrom(
  '合同',
  '违约',
  '赔偿',
  'shall',
  ' ',
  'договор',
  '，',
  '。',
  '\n',
  '12',
  '损失',
  'e\u0301',
)
const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(''))

describe('comparing two texts', () => {
  test('rebuilds both, whatever they are', () => {
    const any = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 80 }))
    fc.assert(
      fc.property(any, any, fc.constantFrom(...languages), (older, newer, language) => {
        const pieces = compareTexts(older, newer, language)
        const without = (change: string) =>
          pieces
            .filter((piece) => piece.change !== change)
            .map((piece) => piece.text)
            .join('')
        expect(without('added')).toBe(older)
        expect(without('removed')).toBe(newer)
      }),
    )
  })

  test('marks words, not letters', () => {
    expect(compareTexts('股东应当在五年内缴足出资', '股东应当在三年内缴足出资', 'zh')).toEqual([
      { text: '股东应当在', change: 'same' },
      { text: '五年', change: 'removed' },
      { text: '三年', change: 'added' },
      { text: '内缴足出资', change: 'same' },
    ])
    expect(compareTexts('within thirty days', 'within sixty days', 'en')).toEqual([
      { text: 'within ', change: 'same' },
      { text: 'thirty', change: 'removed' },
      { text: 'sixty', change: 'added' },
      { text: ' days', change: 'same' },
    ])
  })

  test('of texts with nothing in common takes bounded work', () => {
    const [older, newer] = [0, 5000].map((start) =>
      Array.from({ length: 5000 }, (_, index) => `word${start + index}`).join(' '),
    )
    expect(compareTexts(older!, newer!, 'en').map(({ change }) => change)).toEqual(['removed', 'added'])
  })
})

describe('aligning articles', () => {
  const article = (key: string, of: string): ComparedArticle => ({ key, text: of })
  const capital = '股东应当按期足额缴纳公司章程规定的各自所认缴的出资额'
  const directors = '董事任期由公司章程规定，但每届任期不得超过三年'
  const branch = '公司可以设立分公司，分公司不具有法人资格，其民事责任由公司承担'

  test.each<[string, ComparedArticle[], ComparedArticle[], Pair[]]>([
    [
      'same texts under other numbers',
      [article('1', capital), article('2', directors)],
      [article('1', branch), article('2', capital), article('3', directors)],
      [
        { older: null, newer: 0 },
        { older: 0, newer: 1 },
        { older: 1, newer: 2 },
      ],
    ],
    [
      'a changed text under another number',
      [article('28', capital)],
      [article('49', `${capital}，逾期的应当赔偿损失`)],
      [{ older: 0, newer: 0 }],
    ],
    [
      'a number that went to another article',
      [article('5', capital)],
      [article('5', branch)],
      [
        { older: 0, newer: null },
        { older: null, newer: 0 },
      ].toReversed(),
    ],
    [
      'a repealed article, where it stood',
      [article('1', capital), article('2', branch), article('3', directors)],
      [article('1', capital), article('2', directors)],
      [
        { older: 0, newer: 0 },
        { older: 1, newer: null },
        { older: 2, newer: 1 },
      ],
    ],
  ])('finds %s', (_name, older, newer, pairs) => {
    const found = alignArticles(older, newer)
    expect(found.toSorted(byPlaces)).toEqual(pairs.toSorted(byPlaces))
  })

  test('answers every article of both wordings once', () => {
    const wording = fc.uniqueArray(fc.record({ key: fc.stringMatching(/^[1-9]\d?$/), text }), {
      selector: ({ key }) => key,
      maxLength: 30,
    })
    fc.assert(
      fc.property(wording, wording, (older, newer) => {
        const pairs = alignArticles(older, newer)
        const places = (side: 'older' | 'newer') => pairs.flatMap((pair) => pair[side] ?? [])
        expect(places('older').toSorted((a, b) => a - b)).toEqual([...older.keys()])
        expect(places('newer')).toEqual([...newer.keys()])
      }),
    )
  })
})

function byPlaces(one: Pair, other: Pair): number {
  return (one.older ?? -1) - (other.older ?? -1) || (one.newer ?? -1) - (other.newer ?? -1)
}
