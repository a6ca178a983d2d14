import { randomUUID } from 'node:crypto'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanRichText } from '../kernel/rich-text.ts'
import type { Database, Store } from '../kernel/database/store.ts'
import { deleteLaw, saveLaw } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestStore } from '../testing/store.ts'
import { rereadCitations } from './actions/reread-citations.ts'
import { citationsOfFormatted, citedCounts, forgetFormatted, storeFormatted } from './door.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())
beforeEach(async () => {
  await sql`truncate law, citation, citing_text, search_change cascade`.execute(store.db)
})

const code: LawDocument = makeDocument({
  country: 'CN',
  kind: 'code',
  number: '45',
  adoptedOn: '2020-05-28',
  effectiveOn: '2021-01-01',
  versionOn: '2020-05-28',
  texts: [textIn('zh', '中华人民共和国民法典', ['一。', '二。'], { original: true })],
})

async function inTransaction(work: (trx: Database) => Promise<void>): Promise<void> {
  await store.db.transaction().execute(work)
}

async function write(
  html: string,
  more: { id?: string; day?: string; country?: string; language?: 'en' } = {},
) {
  const text = { id: randomUUID(), language: 'zh' as const, day: '2025-06-01', ...more }
  const clean = cleanRichText(html, 1000).html
  await inTransaction((trx) => storeFormatted(trx, { ...text, html: clean }))
  return { id: text.id, html: clean }
}

/** What a text cites: its words by block, and where they lead. */
async function cited({ id, html }: { id: string; html: string }): Promise<string[]> {
  const blocks = blocksOf(readRichText(html)).map(textOf)
  const citations = (await citationsOfFormatted(store.db, [id])).get(id)!
  return citations.map(
    ({ block, start, end, address }) => `${block}: ${blocks[block]!.slice(start, end)} → ${address}`,
  )
}

async function idOf(address: string): Promise<string> {
  const { id } = await store.db
    .selectFrom('law')
    .select('id')
    .where('address', 'like', address)
    .executeTakeFirstOrThrow()
  return id
}

const first = '/eli/cn/code/2020-05-28/45#art-1'
const second = '/eli/cn/code/2020-05-28/45#art-2'

describe('citations of a formatted text', () => {
  test('stand in its blocks, whatever marks and line breaks are around them', async () => {
    await saveLaw(store.db, code)
    const text = await write(
      `<h2>依据《民法典》第二条</h2><p>A &amp; B &lt;甲&gt;：<br>依照<strong>《民法典》</strong>第一条。</p>
      <ul><li>一、<p>《民法典》第一条；</p></li></ul><blockquote>《民法典》第二条。</blockquote>`,
    )
    expect(await cited(text)).toEqual([
      `0: 《民法典》第二条 → ${second}`,
      `1: 《民法典》第一条 → ${first}`,
      `3: 《民法典》第一条 → ${first}`,
      `4: 《民法典》第二条 → ${second}`,
    ])
  })

  test('lead to a law once it comes, else to the search for it, and again when it is back', async () => {
    const text = await write('<p>依照《民法典》第一条。</p>')
    const unheld = ['0: 《民法典》第一条 → /legal/query']
    expect(await cited(text)).toEqual(unheld)
    await saveLaw(store.db, code)
    expect(await cited(text)).toEqual([`0: 《民法典》第一条 → ${first}`])
    await deleteLaw(store.db, await idOf('cn/code%'))
    expect(await cited(text)).toEqual(unheld)
    await saveLaw(store.db, code)
    expect(await cited(text)).toEqual([`0: 《民法典》第一条 → ${first}`])
  })

  test('mean the laws of the country it is about, else of its language’s home', async () => {
    await saveLaw(store.db, code)
    await saveLaw(store.db, {
      ...code,
      country: 'KZ',
      texts: [textIn('zh', '哈萨克斯坦共和国民法典', ['一。'], { original: true })],
    })
    const html = '<p>依照《民法典》第一条。</p>'
    expect(await cited(await write(html))).toEqual([expect.stringContaining('→ /eli/cn/')])
    expect(await cited(await write(html, { country: 'KZ' }))).toEqual([expect.stringContaining('→ /eli/kz/')])
  })

  test('call the country theirs in which it is written, whatever it is about', async () => {
    await saveLaw(store.db, code)
    const html = '<p>依照我国《民法典》第一条，而非该国《民法典》第一条。</p>'
    expect(await cited(await write(html, { country: 'KZ' }))).toEqual([
      `0: 我国《民法典》第一条 → ${first}`,
      '0: 该国《民法典》第一条 → /legal/query',
    ])
  })

  test('mean no law in English where several countries have one of the name, and none is named', async () => {
    const english = (country: string, title: string) => ({
      ...code,
      country,
      texts: [textIn('en', title, ['One.'], { original: true })],
    })
    const html = '<p>Article 1 of the Civil Code applies.</p>'
    const inEnglish = { language: 'en' as const }
    await saveLaw(store.db, english('CN', "Civil Code of the People's Republic of China"))
    const text = await write(html, inEnglish)
    expect(await cited(text)).toEqual([expect.stringContaining('→ /eli/cn/')])
    await saveLaw(store.db, english('KZ', 'Civil Code of the Republic of Kazakhstan'))
    expect(await cited(text)).toEqual([])
    expect(await cited(await write(html, inEnglish))).toEqual([])
    expect(await cited(await write(html, { ...inEnglish, country: 'CN' }))).toEqual([
      expect.stringContaining('→ /eli/cn/'),
    ])
  })

  test('lead to the wording of the day on which it was written', async () => {
    await saveLaw(store.db, code)
    await saveLaw(store.db, {
      ...code,
      effectiveOn: '2025-07-01',
      versionOn: '2025-05-01',
      amended: true,
      texts: [textIn('zh', '中华人民共和国民法典', ['一，新。', '二。'], { original: true })],
    })
    const before = await write('<p>《民法典》第一条</p>', { day: '2025-06-01' })
    const after = await write('<p>《民法典》第一条</p>', { day: '2025-08-01' })
    const found = await citationsOfFormatted(store.db, [before.id, after.id])
    expect(found.get(before.id)).toMatchObject([{ changedOn: '2025-07-01' }])
    expect(found.get(after.id)).toMatchObject([{ changedOn: null }])
    expect(found.get(before.id)![0]!.address).not.toBe(found.get(after.id)![0]!.address)
  })

  test('take the place of the old ones when it is stored anew, and go with it', async () => {
    await saveLaw(store.db, code)
    const { id } = await write('<p>《民法典》第一条</p>')
    const text = await write('<p>新</p><p>《民法典》第二条</p>', { id })
    expect(await cited(text)).toEqual([`1: 《民法典》第二条 → ${second}`])
    await inTransaction((trx) => forgetFormatted(trx, [id]))
    expect(await cited(text)).toEqual([])
    const { rows } = await sql`
      select id from citation where text_id = ${id} union all
      select 0 from citing_text where id = ${id}`.execute(store.db)
    expect(rows).toEqual([])
  })

  test('are counted with none of the articles and cases that cite a law', async () => {
    await saveLaw(store.db, code)
    await write('<p>《民法典》第一条</p>')
    const { whole, articles } = await citedCounts(store.db, { kind: 'law', id: await idOf('cn/code%') })
    expect(whole).toEqual({ articles: 0, cases: 0 })
    expect([...articles]).toEqual([])
  })

  test('found under older rules are found again, and forgotten where their text is gone', async () => {
    await saveLaw(store.db, code)
    const text = await write('<p>《民法典》第一条</p>')
    const gone = await write('<p>《民法典》第二条</p>')
    await sql`update citing_text set citations_revision = 0`.execute(store.db)
    await sql`update citation set target_kind = null, target_id = null`.execute(store.db)
    const held = new Map([[text.id, text.html]])
    await rereadCitations(store.db, async (_db, ids) => {
      expect(ids.toSorted()).toEqual([text.id, gone.id].toSorted())
      return held
    })
    expect(await cited(text)).toEqual([`0: 《民法典》第一条 → ${first}`])
    const left = await store.db.selectFrom('citing_text').select('id').execute()
    expect(left).toEqual([{ id: text.id }])
    await rereadCitations(store.db, () => expect.unreachable())
  })
})
