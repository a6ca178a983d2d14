import { join } from 'node:path'
import { calls } from '@portal/protocol/calls.ts'
import { foundKinds, type FoundKind } from '@portal/protocol/find/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { foundFile } from '@portal/protocol/words/en/find.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importQuestions, saveQuestions } from '../answered-questions/door.ts'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { writeFolder } from '../import/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { addPublication } from '../publications/fixtures/add-publication.ts'
import { openMarket } from '../requirements/fixtures/market.ts'
import { openTestPortal } from '../testing/store.ts'

type Overview = OutputOf<typeof calls.find.overview>
type Page = OutputOf<typeof calls.find.page>

let portal: Portal
let market: ReturnType<typeof openMarket>
let owner: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  for (const at of [1, 2, 3, 4]) {
    const texts = [textIn('en', `Arbitration Act ${at}`, ['Arbitration agreements are in writing.'])]
    await saveLaw(portal.services.db, makeDocument({ number: `find ${at}`, texts }))
  }
  market = openMarket(portal)
  owner = await market.person()
  const content = '<p>Arbitration clause of a zebracorn lease</p>'
  await market.approve(await market.publish(owner, { title: 'Arbitration of a lease', content }))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

function overview(keyword: string, reader: Reader | null = null) {
  return market.done<Overview>(calls.find.overview, reader, { query: { keyword } })
}

async function find(kind: FoundKind, keyword: string, reader: Reader | null = null) {
  const { content } = await market.done<Page>(calls.find.page, reader, { query: { kind, keyword } })
  return content
}

test('every collection has its tab, and every tab its collection', () => {
  const searched = portal.services.everyFeature.searched.map(({ declaration }) => declaration.kind)
  expect(searched.toSorted()).toEqual(foundKinds.toSorted())
})

test('what a text finds is shown kind by kind, three of each at most, with how many there are', async () => {
  const { kinds } = await overview('arbitration')
  expect(kinds.map(({ kind }) => kind)).toEqual(foundKinds)
  const shown = kinds.map(({ kind, total, best }) => [kind, total, best.length])
  expect(shown).toContainEqual(['law', 4, 3])
  expect(shown).toContainEqual(['requirement', 1, 1])
  expect((await find('law', 'arbitration')).map(({ kind }) => kind)).toEqual(['law', 'law', 'law', 'law'])
})

test('a text that only those signed in may read is found and shown to them alone', async () => {
  expect(await find('requirement', 'zebracorn')).toEqual([])
  expect(await find('requirement', 'Arbitration of a lease')).toMatchObject([{ passage: null }])
  const [found] = await find('requirement', 'zebracorn', owner)
  expect(found?.path).toMatch(/^\/service\/demand\/details\?id=/)
  expect(found?.passage?.text.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['zebracorn'])
})

test('a law is found at its best article', async () => {
  const [law] = await find('law', 'arbitration agreements')
  expect(law?.path).toMatch(/^\/eli\/.*#art-1$/)
  expect(law?.passage).toMatchObject({ language: 'en' })
})

test.each(['qwrtplkj xzvbn', 'фывпролдж йцукнг', '爻彡廾彳亍', 'zzzzzz'])(
  'letters that are no words find nothing, and nothing is searched beside them: %s',
  async (keyword) => {
    const { kinds, didYouMean, alsoSearched } = await overview(keyword, owner)
    expect(kinds.filter(({ total }) => total > 0)).toEqual([])
    expect([didYouMean, alsoSearched]).toEqual([[], []])
  },
)

describe('laws of a country', () => {
  const country = (one: { countries: { value: string }[] } | null) => one?.countries.map(({ value }) => value)
  const pageOf = (query: Record<string, string>) =>
    market.done<Page>(calls.find.page, null, { query: { kind: 'law', keyword: 'sledge harness', ...query } })
  const titles = ({ content }: Page) => content.map(({ title }) => title.map(({ text }) => text).join(''))

  beforeAll(async () => {
    for (const of of ['KZ', 'CN']) {
      const texts = [textIn('en', `Sledge Harness Act ${of}`, ['A sledge harness is inspected.'])]
      await saveLaw(portal.services.db, makeDocument({ country: of, texts }))
    }
    await portal.follower.caughtUp()
  })

  test('that the reader has chosen go first, which is said, until that is taken back', async () => {
    for (const of of ['KZ', 'CN']) {
      const found = await pageOf({ prefer: of })
      expect(titles(found)[0]).toBe(`Sledge Harness Act ${of}`)
      expect(found.preferred?.because).toBe('chosen')
      expect(country(found.preferred)).toEqual([of])
      const query = { keyword: 'sledge harness', prefer: of }
      const { preferred, kinds } = await market.done<Overview>(calls.find.overview, null, { query })
      expect(country(preferred)).toEqual([of])
      expect(kinds.find(({ kind }) => kind === 'law')?.best[0]?.title.at(-1)?.text).toContain(of)
    }
    expect((await pageOf({ prefer: 'none' })).preferred).toBeNull()
    expect((await pageOf({ kind: 'case', prefer: 'KZ' })).preferred).toBeNull()
    await market.refused(calls.find.page, null, { query: { kind: 'law', prefer: 'DE' } }, 'invalid')
  })

  test('are told with their country, whether they are in force, and what of them is no whole text', async () => {
    const digest = textIn('en', 'Sledge Runner Act', ['A sledge runner is waxed.'], { digest: true })
    const document = makeDocument({ country: 'UZ', repealedOn: '2021-01-01', texts: [digest] })
    await saveLaw(portal.services.db, document)
    await portal.follower.caughtUp()
    const { content } = await pageOf({ keyword: 'sledge runner waxed' })
    expect(content[0]?.law).toEqual({
      countries: ['Uzbekistan'],
      timeliness: 'REPEALED',
      isDigest: true,
      amendedFrom: null,
    })
    expect((await find('requirement', 'Arbitration of a lease'))[0]?.law).toBeNull()
  })

  test('that the question cites and that are not held are named, with what of them is', async () => {
    const query = { keyword: '邮政法第五条' }
    for (const said of [
      await pageOf(query),
      await market.done<Overview>(calls.find.overview, null, { query }),
    ])
      expect(said.notHeld).toEqual([{ asked: '邮政法第五条', held: null }])
    const texts = [textIn('zh', '雪橇租赁法', ['雪橇可以租赁。'], { original: true })]
    await saveLaw(portal.services.db, makeDocument({ country: 'CN', texts }))
    await portal.follower.caughtUp()
    const { notHeld } = await pageOf({ keyword: '雪橇租赁法第九条' })
    expect(notHeld).toMatchObject([{ held: { articles: 1, near: [{ key: '1' }] } }])
    expect((await pageOf({ kind: 'case', ...query })).notHeld).toEqual([])
  })

  test('are told with the questions that were answered by them', async () => {
    const articles = ['押金另行约定。', '检验押金由雪橇场收取。']
    const texts = [textIn('zh', '雪橇检验规则', articles, { original: true })]
    await saveLaw(portal.services.db, makeDocument({ country: 'CN', texts }))
    await portal.follower.caughtUp()
    const question = '房东不退雪橇押金怎么办？'
    const line = { question, articles: [{ name: '雪橇检验规则第二条', text: '…' }] }
    const folder = await writeFolder({ 'questions.jsonl': JSON.stringify(line) })
    await importQuestions({
      path: join(folder, 'questions.jsonl'),
      save: (some) => saveQuestions(portal.services.db, some),
    })
    await portal.follower.caughtUp()
    const { askedBefore } = await pageOf({ keyword: '房东不肯退雪橇押金' })
    expect(askedBefore).toEqual([{ question, path: null }])
  })
})

describe('publications', () => {
  const number = 'QW-2026-00003'
  const publish = (kind: 'news' | 'policy', day: string, version = {}) =>
    addPublication(portal.services, {
      kind,
      texts: { en: { title: `Quillwort report of ${kind}` } },
      version: { appeared_at: new Date(`${day}T04:00:00Z`), ...version },
    })

  beforeAll(async () => {
    await publish('news', '2026-02-03')
    await publish('policy', '2026-03-04', { document_number: number })
    await portal.follower.caughtUp()
  })

  test('go first with their kind where one of them bears the number that is looked for', async () => {
    const { kinds } = await overview(` ${number.toLowerCase()}`)
    const others = foundKinds.filter((kind) => kind !== 'publication')
    expect(kinds.map(({ kind }) => kind)).toEqual(['publication', ...others])
    expect(kinds[0]?.best.map((found) => found.number)).toContain(number)
  })

  test('are told by their kind and day, and narrowed by their kind', async () => {
    const pageOf = (query: Record<string, string> = {}) =>
      market.done<Page>(calls.find.page, null, {
        query: { kind: 'publication', keyword: 'Quillwort', ...query },
      })
    const all = await pageOf()
    const told = all.content.map(({ publication }) => publication)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({ kind: 'news', on: '2026-02-03' })
    expect(told).toContainEqual({ kind: 'policy', on: '2026-03-04' })
    const counts = [
      { kind: 'policy', count: 1 },
      { kind: 'news', count: 1 },
    ]
    expect(all.publicationKinds).toEqual(counts)
    const news = await pageOf({ publicationKind: 'news' })
    expect(news.content.map(({ publication }) => publication?.kind)).toEqual(['news'])
    expect(news.publicationKinds).toEqual(counts)
    const [law] = await find('law', 'arbitration')
    expect(law?.publication).toBeNull()
  })

  test('stand in a table with their kind and day', async () => {
    const query = { kind: 'publication', keyword: 'Quillwort', publicationKind: 'policy', format: 'csv' }
    const answer = await market.ask(calls.find.table, null, { query })
    expectCode(answer, 'done')
    const [about, heads, ...rows]: string[][] = parse(answer.rawPayload, { bom: true })
    expect(about?.[0]).toContain('publicationKind=policy')
    expect(heads?.slice(0, 3)).toEqual(['Title', foundFile.kind, foundFile.publishedOn])
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['Quillwort report of policy', 'Policy documents', '2026-03-04'],
    ])
  })
})

test('what is found of a kind is a table, of no more than its reader is shown', async () => {
  const table = async (kind: FoundKind, keyword: string, reader: Reader | null = null) => {
    const query = { kind, keyword, format: 'csv' }
    const answer = await market.ask(calls.find.table, reader, { query })
    expectCode(answer, 'done')
    const [about, , ...rows] = parse(answer.rawPayload, { bom: true })
    return { about: about?.[0], rows }
  }
  const laws = await table('law', 'arbitration')
  expect(laws.about).toContain('Laws')
  expect(laws.rows.map(([title]) => title).toSorted()).toEqual(
    [1, 2, 3, 4].map((at) => `Arbitration Act ${at}`),
  )
  expect(laws.rows[0]?.at(-1)).toMatch(/^http.*\/eli\//)
  expect((await table('requirement', 'zebracorn')).rows).toEqual([])
  const [own] = (await table('requirement', 'zebracorn', owner)).rows
  expect(own?.[0]).toBe('Arbitration of a lease')
  expect(own?.join(' ')).toContain('zebracorn')
})
