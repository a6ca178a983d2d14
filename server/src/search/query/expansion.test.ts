import { describe, expect, test } from 'vitest'
import type { Fragment, SearchAnswer, SearchQuestion, TextLanguage } from '../door.ts'
import {
  breach,
  dismissal,
  makeGlossary,
  makeIndex,
  makeLaw,
  makeQuestion,
  search,
  theft,
} from '../fixtures.ts'

const glossary = makeGlossary([breach, dismissal, theft])

const texts = {
  'zh breach': '当事人一方不履行合同义务的，应当承担违约责任。',
  'zh labour': '用人单位解除劳动合同，应当提前三十日通知劳动者。',
  'zh other': '本法自公布之日起施行。',
  'en breach': 'A party in breach of contract is liable in damages.',
  'ru breach': 'Нарушение договора влечет возмещение убытков.',
  'ru other': 'Настоящий закон вступает в силу со дня опубликования.',
}

/** A law of one article for each text, its language in front. */
const library = makeIndex(
  Object.entries(texts).map(([id, text]) => {
    const language = id.slice(0, 2) as 'zh' | 'en' | 'ru'
    return makeLaw(id, { [language]: '№' }, { '1': text }, { country: language.toUpperCase() })
  }),
)

function ask(keyword: string, changes: Partial<SearchQuestion> = {}): SearchAnswer {
  return search(library, makeQuestion(keyword, changes), glossary)
}

const ids = ({ groups }: SearchAnswer): string[] => groups.map(({ id }) => id)

function marked(fragments: Fragment[]): string {
  return fragments
    .filter((fragment) => fragment.marked)
    .map(({ text }) => text)
    .join('|')
}

describe('a question is put in other words', () => {
  test('an everyday word finds the article that says it as statutes do', () => {
    expect(ids(search(library, makeQuestion('毁约')))).toEqual([])
    expect(ids(ask('毁约'))[0]).toBe('zh breach')
    expect(ids(ask('被开除了'))[0]).toBe('zh labour')
  })

  test.each([
    ['broke the deal', ['en breach', 'zh breach']],
    ['got fired', ['zh labour']],
    ['обманул партнер', ['ru breach', 'zh breach']],
    ['меня уволили с работы', ['zh labour']],
  ])('%s finds %j, in whatever language it is held', (keyword, expected) => {
    expect(ids(ask(keyword))).toEqual(expect.arrayContaining(expected))
  })

  test('the other languages are searched, and what is in the language of the question leads', () => {
    for (const [keyword, expected] of [
      ['breach of contract damages', 'en breach'],
      ['нарушение договора', 'ru breach'],
      ['违约责任', 'zh breach'],
    ] as const) {
      const answer = ask(keyword, { of: 'units' })
      const found = answer.units.map(({ group }) => group.id)
      expect(found[0]).toBe(expected)
      expect(found).toEqual(expect.arrayContaining(['en breach', 'ru breach', 'zh breach']))
    }
  })

  test('words of the concept are marked', () => {
    const [first] = ask('got fired').groups
    expect(marked(first!.units[0]!.snippet)).toContain('解除劳动合同')
    const [own] = ask('毁约').groups
    expect(marked(own!.units[0]!.snippet)).toBe('不履行合同义务|违约责任')
  })

  test('a concept with many words counts once', () => {
    const also = Array.from({ length: 30 }, (_, place) => `同义词${place}`)
    const many = makeGlossary([{ ...breach, zh: { term: '违约责任', also, lay: ['毁约'] } }])
    const index = makeIndex([
      makeLaw('words', { zh: '无' }, { '1': '赔偿毁约' }),
      makeLaw('synonyms', { zh: '无' }, { '1': also.join('，') }),
    ])
    expect(ids(search(index, makeQuestion('毁约'), many))[0]).toBe('words')
  })
})

describe('it is not where the reader means the very words', () => {
  test('of a phrase', () => {
    expect(ids(ask('"毁约"'))).toEqual([])
    expect(ask('"违约责任"')).toMatchObject({ alsoSearched: [] })
    expect(ids(ask('"违约责任"'))).toEqual(['zh breach'])
  })

  test('of an exclusion', () => {
    expect(ids(ask('毁约 -违约'))).not.toContain('zh breach')
    expect(ids(ask('-毁约')).length).toBe(6)
    const { alsoSearched } = ask('毁约 -违约金')
    expect(alsoSearched.flatMap(({ terms }) => terms)).not.toContain('违约金')
  })

  test('of a title', () => {
    expect(ask('毁约', { field: 'title' })).toMatchObject({ total: 0, alsoSearched: [] })
  })

  test('of a law that it names', () => {
    const index = makeIndex([
      makeLaw('named', { zh: '违约责任法' }, { '1': '无' }),
      makeLaw('other', { en: 'Act' }, { '1': 'breach of contract' }),
    ])
    const answer = search(index, makeQuestion('违约责任法'), glossary)
    expect(answer).toMatchObject({ resolved: { id: 'named' }, alsoSearched: [] })
  })
})

describe('it says what else was searched', () => {
  test('by language, the term first, and nothing that no text has', () => {
    expect(ask('毁约').alsoSearched).toEqual([
      { language: 'zh', terms: ['违约责任', '不履行合同义务', '违约金'] },
      { language: 'en', terms: ['breach of contract'] },
      { language: 'ru', terms: ['нарушение договора'] },
    ])
    expect(ask('украли вещи').alsoSearched).toEqual([])
  })

  test('without the words of the question itself', () => {
    const own = ask('违约责任').alsoSearched.find(({ language }) => language === 'zh')
    expect(own?.terms).not.toContain('违约责任')
  })

  test('nothing where no concept is named: the answer is that without a glossary', () => {
    for (const keyword of ['施行', 'damages', 'убытков', '', '!!!']) {
      const { took: _, ...answer } = ask(keyword)
      const { took: __, ...plain } = search(library, makeQuestion(keyword))
      expect(answer).toEqual(plain)
    }
  })
})

describe('narrowed to one language', () => {
  test.each([
    ['zh', ['zh breach']],
    ['en', ['en breach']],
    ['ru', ['ru breach']],
  ] as const)('%s: only its texts are found, counted and searched', (textLanguage, expected) => {
    for (const keyword of ['毁约', 'breach of contract', 'нарушение договора']) {
      const answer = ask(keyword, { textLanguage })
      expect(ids(answer)).toEqual(expected)
      expect(answer.total).toBe(1)
      expect(answer.facets.country).toEqual([{ value: textLanguage.toUpperCase(), count: 1 }])
      expect(answer.alsoSearched.every(({ language }) => language === textLanguage)).toBe(true)
    }
    const everything = ask('', { textLanguage })
    expect(ids(everything).toSorted()).toEqual(
      Object.keys(texts)
        .filter((id) => id.startsWith(textLanguage))
        .toSorted(),
    )
    expect(everything.total).toBe(everything.groups.length)
  })

  test('a law held in several languages shows its articles of that one', () => {
    const both = makeLaw(
      'both',
      { zh: '合同法', ru: 'О договорах' },
      {},
      {
        units: [
          { language: 'zh', key: '1', number: '第一条', heading: null, text: '违约责任' },
          { language: 'ru', key: '1', number: 'Статья 1', heading: null, text: 'Нарушение договора' },
        ],
      },
    )
    const index = makeIndex([both])
    for (const [textLanguage, number] of [
      ['zh', '第一条'],
      ['ru', 'Статья 1'],
    ] as const) {
      const { groups: laws } = search(index, makeQuestion('毁约', { textLanguage }), glossary)
      expect(laws[0]?.units.map((article) => article.number)).toEqual([number])
      const cited = search(index, makeQuestion('合同法第一条', { textLanguage }), glossary)
      expect(cited.groups[0]?.units[0]?.number).toBe(number)
    }
    expect(search(index, makeQuestion('合同法', { textLanguage: 'en' }), glossary)).toMatchObject({
      total: 0,
      resolved: null,
    })
  })

  test('an article found in two languages is shown once, in the reader’s', () => {
    const both = makeLaw(
      'both',
      { zh: '无', ru: '№' },
      {},
      {
        units: [
          { language: 'zh', key: '1', number: '第一条', heading: null, text: '违约责任' },
          { language: 'ru', key: '1', number: 'Статья 1', heading: null, text: 'Нарушение договора' },
        ],
      },
    )
    const shownTo = (language: TextLanguage) =>
      search(makeIndex([both]), makeQuestion('нарушение договора', { language }), glossary).groups[0]
    expect(shownTo('ru')).toMatchObject({ unitCount: 1, units: [{ number: 'Статья 1' }] })
    expect(shownTo('zh')).toMatchObject({ unitCount: 1, units: [{ number: '第一条' }] })
  })
})
