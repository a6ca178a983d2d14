import { languages } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignArticles, type ComparedArticle, type Pair } from './align-articles.ts'
import { compareArticles, compareTexts, type PrintedArticle } from './compare-texts.ts'

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

  test('of articles rebuilds both as they are printed, the number one word', () => {
    const printed = fc.record({
      number: fc.constantFrom('第十六条', '第十五条', 'Статья 12', 'Section 10A'),
      heading: fc.option(text),
      text,
    })
    const whole = (article: PrintedArticle | null) =>
      article ? `${article.number}${article.heading ? `　${article.heading}` : ''}\n${article.text}` : ''
    fc.assert(
      fc.property(fc.option(printed), fc.option(printed), (older, newer) => {
        const pieces = compareArticles(older, newer, 'zh')
        const without = (change: string) =>
          pieces.flatMap((piece) => (piece.change === change ? [] : [piece.text])).join('')
        expect(without('added')).toBe(whole(older))
        expect(without('removed')).toBe(whole(newer))
        if (older && newer && older.number !== newer.number) {
          expect(pieces.find(({ change }) => change === 'removed')?.text.startsWith(older.number)).toBe(true)
          expect(pieces.find(({ change }) => change === 'added')?.text.startsWith(newer.number)).toBe(true)
        }
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

  test('does not break changes up for words that happen to be in both', () => {
    expect(
      compareTexts('may refuse protection of the right', 'shall in whole or in part refuse the claim', 'en'),
    ).toEqual([
      { text: 'may refuse protection of the right', change: 'removed' },
      { text: 'shall in whole or in part refuse the claim', change: 'added' },
    ])
    expect(
      compareTexts(
        'for thirty days, after the notice was given to the other party, it',
        'for sixty days, after the notice was given to the other party, he',
        'en',
      ),
    ).toEqual([
      { text: 'for ', change: 'same' },
      { text: 'thirty', change: 'removed' },
      { text: 'sixty', change: 'added' },
      { text: ' days, after the notice was given to the other party, ', change: 'same' },
      { text: 'it', change: 'removed' },
      { text: 'he', change: 'added' },
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
  const article = (key: string, of: string, heading: string | null = null): ComparedArticle => ({
    key,
    heading,
    text: of,
  })
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
      'an article written anew under the same heading',
      [
        article(
          '27',
          '可以货币出资，也可用实物、知识产权、土地使用权等能估价并可依法转让的非货币财产作价出资',
          '出资方式',
        ),
      ],
      [
        article('47', '全体股东认缴的出资额自公司成立之日起五年内缴足', '缴足'),
        article(
          '48',
          '除货币外，凡能估价又能依法转让的财产均可出资，如实物、知识产权、土地使用权',
          '出资方式',
        ),
      ],
      [
        { older: null, newer: 0 },
        { older: 0, newer: 1 },
      ],
    ],
    [
      'no article by a heading that many have',
      [article('1', capital, '释义'), article('2', directors, '释义')],
      [article('8', '分公司的设立办法，任期由公司章程规定', '释义')],
      [
        { older: 0, newer: null },
        { older: 1, newer: null },
        { older: null, newer: 0 },
      ],
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
    const wording = fc.uniqueArray(
      fc.record({
        key: fc.stringMatching(/^[1-9]\d?$/),
        heading: fc.constantFrom(null, '', '付款', 'Parties'),
        text,
      }),
      {
        selector: ({ key }) => key,
        maxLength: 30,
      },
    )
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
