import { calls } from '@portal/protocol/calls.ts'
import type { Citers } from '@portal/protocol/citations/schemas.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { demoCases } from '../cases/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import { unitRows } from '../laws/articles.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { citationsOf } from './actions/citations-of.ts'
import { citedCounts } from './actions/cited-counts.ts'
import { citedArticlesOf, citedOf } from './actions/cited-of.ts'
import { camelWordings, citedIn, demoLaws, lawsByName } from './fixtures.ts'

let portal: Portal
const laws = demoLaws()
const decided = demoCases()
const ids = new Map<string, string>()

/** A law that cites that of `camelWordings` in two languages and two wordings of its own. */
const citing = (zh: string[], ru: string[], changes: Partial<LawDocument>): LawDocument =>
  makeDocument({
    country: 'KZ',
    number: '78-VII',
    adoptedOn: '2012-01-01',
    texts: [
      textIn('zh', '哈萨克斯坦骆驼赛跑法', zh),
      textIn('ru', 'Закон Республики Казахстан «О верблюжьих бегах»', ru),
    ],
    ...changes,
  })
const wordings = [
  ...camelWordings(),
  citing(
    ['依照《骆驼法》第一条和第二条。', '依照本法第一条。', '《骆驼法》'],
    ['Согласно статьям 1 и 2 Закона «О верблюдах».', 'См. статью 1 настоящего Закона.', 'х'],
    { effectiveOn: '2012-01-01', versionOn: '2012-01-01' },
  ),
  citing(
    ['依照《骆驼法》第一条。', '无。', '《骆驼法》第一条、《骆驼法》第一条'],
    ['Согласно статье 1 Закона «О верблюдах».', 'Нет.', 'х'],
    { effectiveOn: '2012-01-01', versionOn: '2015-01-01', amended: true },
  ),
]

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  for (const document of [...laws, ...wordings]) await saveLaw(db, document)
  await saveCases(db, decided)
  for (const { id, address } of await db.selectFrom('law').select(['id', 'address']).execute())
    ids.set(address, id)
})
afterAll(() => portal.close())

/** Places that cite each law and article, found by reading every demo text one by one. */
function everyCitation() {
  const names = lawsByName(laws)
  const articles = new Map<string, Set<string>>()
  const decisions = new Map<string, Set<string>>()
  const note = (map: Map<string, Set<string>>, cite: string, place: string, own: string | null): void => {
    const [address, key] = cite.split(' ')
    const about = key === undefined || /^[pi]/.test(key) ? [] : [`${address} ${key}`]
    for (const target of own === address ? about : [address!, ...about]) {
      map.set(target, (map.get(target) ?? new Set()).add(place))
    }
  }
  for (const document of laws) {
    const self = lawAddress(document)
    const isFirst = document.versionOn === null || document.versionOn === document.adoptedOn
    const isRevised = document.effectiveOn !== null && document.effectiveOn >= (document.versionOn ?? '')
    const day = isFirst || isRevised ? (document.effectiveOn ?? document.versionOn) : document.versionOn
    for (const { language, units } of document.texts) {
      for (const { key, body } of unitRows(units)) {
        const form = { language, country: document.country, day: day!, self, text: body ?? '' }
        for (const { cite } of citedIn(form, names)) note(articles, cite, `${self} ${key}`, self)
      }
    }
  }
  for (const [place, { country, judgedOn, texts }] of decided.entries()) {
    for (const { language, sections } of texts) {
      for (const { text } of sections) {
        const form = { language, country, day: judgedOn!, self: null, text }
        for (const { cite } of citedIn(form, names))
          if (!cite.startsWith('case')) note(decisions, cite, String(place), null)
      }
    }
  }
  return { articles, decisions }
}

function citersOf(query: Record<string, unknown>, from: Sender = {}) {
  return makeCall(portal.app, calls.citations.citedBy, { query }, from)
}

const camelLaw = () => ids.get('kz/law/2010-01-01/77-vii')!

describe('counts of citations', () => {
  test('equal those of reading every text, for every law and article', async () => {
    const { articles, decisions } = everyCitation()
    expect(decisions.size).toBeGreaterThan(50)
    for (const document of laws) {
      const address = lawAddress(document)
      const { whole, articles: ofArticles } = await citedCounts(portal.services.db, {
        kind: 'law',
        id: ids.get(address)!,
      })
      expect([address, whole]).toEqual([
        address,
        { articles: articles.get(address)?.size ?? 0, cases: decisions.get(address)?.size ?? 0 },
      ])
      const keys = new Set(
        [...articles.keys(), ...decisions.keys()].flatMap((target) =>
          target.startsWith(`${address} `) ? [target.slice(address.length + 1)] : [],
        ),
      )
      expect([...ofArticles.keys()].sort()).toEqual([...keys].sort())
      for (const key of keys) {
        const target = `${address} ${key}`
        expect([target, ofArticles.get(key)]).toEqual([
          target,
          { articles: articles.get(target)?.size ?? 0, cases: decisions.get(target)?.size ?? 0 },
        ])
      }
    }
  })

  test('are of present wordings: languages count once, own articles not for the whole', async () => {
    const { whole, articles } = await citedCounts(portal.services.db, { kind: 'law', id: camelLaw() })
    expect(whole).toEqual({ articles: 2, cases: 0 })
    expect([...articles]).toEqual([['1', { articles: 2, cases: 0 }]])
  })
})

describe('the list of what cites', () => {
  test('holds as many as the counts say, page after page, each once, its words marked', async () => {
    const { articles, decisions } = everyCitation()
    const [address] = [...decisions]
      .filter(([target]) => !target.includes(' '))
      .sort((one, other) => other[1].size - one[1].size)[0]!
    for (const by of ['law', 'case'] as const) {
      const expected = (by === 'law' ? articles : decisions).get(address)?.size ?? 0
      const seen = new Set<string>()
      for (let page = 1; ; page++) {
        const answer = await citersOf({
          kind: 'law',
          id: ids.get(address)!,
          by,
          page: String(page),
          size: '3',
        })
        const { content, page: info } = expectCode<Citers>(answer, 'done')
        expect(info.totalElements).toBe(expected)
        for (const citer of content) {
          seen.add(citer.address.replace(/#.*/, by === 'law' ? '$&' : ''))
          expect(citer.kind).toBe(by)
          expect(citer.excerpt.slice(citer.start, citer.end).trim()).not.toBe('')
          expect(citer.start).toBeLessThan(citer.end)
          expect(citer.excerpt.length).toBeLessThan(1000)
        }
        if (page >= info.totalPages) break
      }
      expect(seen.size).toBe(expected)
    }
  })

  test('is of an article when asked so, in the reader’s language where it is held', async () => {
    const query = { kind: 'law', id: camelLaw(), article: '1', by: 'law' }
    const inRussian = expectCode<Citers>(await citersOf(query, { language: 'ru' }), 'done')
    expect(inRussian.content).toMatchObject([
      {
        address: '/eli/kz/law/2012-01-01/78-vii#art-1',
        title: 'Закон Республики Казахстан «О верблюжьих бегах»',
        titleLanguage: 'ru',
        place: 'Статья 1',
        day: '2015-01-01',
        changedOn: '2020-06-01',
      },
      { place: '第3条', language: 'zh', titleLanguage: 'ru' },
    ])
    const [first] = inRussian.content
    expect(first!.excerpt.slice(first!.start, first!.end)).toBe('статье 1 Закона «О верблюдах»')
    const ofSecond = expectCode<Citers>(await citersOf({ ...query, article: '2' }), 'done')
    expect(ofSecond).toMatchObject({ content: [], page: { totalElements: 0 } })
  })

  test('says how many there are also behind its last page', async () => {
    const answer = await citersOf({ kind: 'law', id: camelLaw(), by: 'law', page: '9' })
    expect(expectCode<Citers>(answer, 'done')).toMatchObject({
      content: [],
      page: { number: 9, totalElements: 2 },
    })
  })
})

describe('citations of a text', () => {
  async function textId(title: string, versionOn: string): Promise<string> {
    const { id } = await portal.services.db
      .selectFrom('law_text')
      .innerJoin('law_version', 'law_version.id', 'law_text.version_id')
      .select('law_text.id')
      .where('title', '=', title)
      .where('version_on', '=', versionOn)
      .executeTakeFirstOrThrow()
    return id
  }

  test('lead to the wording of their day, and say since when it reads otherwise', async () => {
    const id = await textId('哈萨克斯坦骆驼赛跑法', '2012-01-01')
    const found = (await citationsOf(portal.services.db, [id], '2012-01-01')).get(id)!
    expect(found.get(0)).toEqual([
      {
        kind: 'law',
        id: camelLaw(),
        address: '/eli/kz/law/2010-01-01/77-vii/2010-01-01#art-1',
        articleKey: '1',
        start: 2,
        end: 10,
        changedOn: '2020-06-01',
      },
      expect.objectContaining({ articleKey: '2', changedOn: null, start: 11, end: 14 }),
    ])
    expect(found.get(1)).toMatchObject([{ address: '/eli/kz/law/2012-01-01/78-vii/2012-01-01#art-1' }])
    expect(found.get(2)).toMatchObject([{ articleKey: null, changedOn: null }])
  })

  test('of today lead to today’s wording by the law’s own address', async () => {
    const id = await textId('哈萨克斯坦骆驼赛跑法', '2012-01-01')
    const found = (await citationsOf(portal.services.db, [id], null)).get(id)!
    expect(found.get(0)).toMatchObject([
      { address: '/eli/kz/law/2010-01-01/77-vii#art-1', changedOn: null },
      {},
    ])
  })

  test('of an act that is known and not held are told, and of what is no act are not', async () => {
    const document = makeDocument({
      country: 'CN',
      texts: [
        textIn('zh', '中华人民共和国驼铃法', ['依照《证券法》第九条和《驼峰法》第一条。'], {
          original: true,
        }),
      ],
    })
    await saveLaw(portal.services.db, document)
    const query = { address: `/eli/${lawAddress(document)}` }
    const details = expectCode<LawDetails>(
      await makeCall(portal.app, calls.laws.byAddress, { query }),
      'done',
    )
    const [unit] = details.units
    expect(unit?.kind === 'article' && unit.citations).toEqual([
      expect.objectContaining({ kind: 'act', address: '/legal/query', start: 2, end: 10 }),
    ])
    await saveLaw(
      portal.services.db,
      makeDocument({
        country: 'CN',
        texts: [textIn('zh', '中华人民共和国证券法', ['证券。'], { original: true })],
      }),
    )
    const [held] = expectCode<LawDetails>(
      await makeCall(portal.app, calls.laws.byAddress, { query }),
      'done',
    ).units
    expect(held?.kind === 'article' && held.citations).toMatchObject([{ kind: 'law', articleKey: '9' }])
  })

  test('of no text are none', async () => {
    expect((await citationsOf(portal.services.db, [], null)).size).toBe(0)
  })
})

describe('what a case cites', () => {
  test('is told to search and to its page', async () => {
    const { db } = portal.services
    const stored = await db.selectFrom('judicial_case').select(['id', 'judged_on']).execute()
    const found = await citedOf(
      db,
      stored.map(({ id }) => id),
    )
    let articles = 0
    for (const { id, judged_on: day } of stored) {
      const listed = await citedArticlesOf(db, id, day, 'zh')
      const values = listed.flatMap(({ lawId, articleKey }) =>
        articleKey === null ? [lawId] : [lawId, `${lawId}#${articleKey}`],
      )
      expect([...new Set(values)].sort()).toEqual(found.get(id) ?? [])
      articles += listed.filter(({ articleKey }) => articleKey !== null).length
      for (const { versionOn, address, lawTitle } of listed) {
        expect(lawTitle).not.toBe('')
        expect(address).toMatch(/^\/eli\//)
        expect(versionOn).not.toBeNull()
      }
    }
    expect(articles).toBeGreaterThan(100)
  })
})
