import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { storeFormatted } from '../citations/door.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { addSomebody } from '../testing/somebody.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication } from './fixtures/add-publication.ts'
import { openReading } from './fixtures/reading.ts'

const own = calls.publications

let portal: Portal
let reading: ReturnType<typeof openReading>
let ownerId: string

beforeAll(async () => {
  portal = await openTestPortal()
  reading = openReading(portal)
  ownerId = (await addSomebody(portal.services, 'ADMIN')).id
})
afterAll(() => portal.close())

const at = (instant: string) => ({ appeared_at: new Date(instant), published_at: new Date(instant) })

/** The same of a kind; what takes place begins then, as its list goes by that. */
function listedAt(kind: PublicationKind, instant: string) {
  const begins = new Date(instant)
  const ends = new Date(begins.getTime() + 60_000)
  return { ...at(instant), ...(kindSpec(kind).isEvent && { starts_at: begins, ends_at: ends }) }
}

type Given = Parameters<typeof addPublication>[1]

const add = async (given: Given) => (await addPublication(portal.services, given)).id
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe.each(publicationKinds)('a list of the kind %s', (kind) => {
  test('has what is pinned first, then the newest or the oldest', async () => {
    const before = idsOf(await reading.list(kind))
    const old = await add({ kind, version: listedAt(kind, '2026-01-05T00:00:00Z') })
    const pinned = await add({
      kind,
      version: { ...listedAt(kind, '2026-01-06T00:00:00Z'), is_pinned: true },
    })
    const recent = await add({ kind, version: listedAt(kind, '2026-01-07T00:00:00Z') })
    const added = async (query = {}) =>
      idsOf(await reading.list(kind, query)).filter((id) => !before.includes(id))
    expect(await added()).toEqual([pinned, recent, old])
    expect(await added({ sort: kindSpec(kind).isEvent ? 'soonest' : 'oldest' })).toEqual([
      pinned,
      old,
      recent,
    ])
    const [first] = await reading.list(kind, { size: '10' })
    expect(first).toMatchObject({ id: pinned, kind, isPinned: true, publishedAt: '2026-01-06T00:00:00.000Z' })
  })

  test('is narrowed by topic, by country, by the zone’s days and by words', async () => {
    const category = kind === 'research' ? 'COMPARISON' : 'TAX'
    const texts = { zh: { content_text: '关于斑马关税的说明。' } }
    const id = await add({
      kind,
      texts,
      // In the zone it is the second of February.
      version: { ...listedAt(kind, '2025-02-01T17:00:00Z'), category, country: 'KZ' },
    })
    await portal.follower.caughtUp()
    const listed = async (query: Record<string, string>) => idsOf(await reading.list(kind, query))
    const finding: Record<string, string>[] = [
      { category },
      { country: 'KZ' },
      { from: '2025-02-02', until: '2025-02-02' },
      { keyword: '斑马' },
      { keyword: '斑马', category, country: 'KZ', until: '2025-02-02' },
    ]
    for (const query of finding) expect(await listed(query)).toEqual([id])
    const missing: Record<string, string>[] = [
      { category: kind === 'research' ? 'CASE_ANALYSIS' : 'LABOUR' },
      { country: 'UZ' },
      { until: '2025-02-01' },
      { from: '2025-02-03', until: '2025-02-04' },
      { keyword: '斑马', country: 'UZ' },
    ]
    for (const query of missing) expect(await listed(query)).toEqual([])
  })
})

test('pages of what a text finds follow each other in the order of the list, and say how many there are', async () => {
  const begins = Date.parse('2024-05-01T12:00:00Z')
  const texts = { zh: { content_text: '关于羚羊配额的说明。' } }
  const added: { id: string; instant: number; isPinned: boolean }[] = []
  for (const [turn, hours] of [5, 40, 1, 41, 30, 2, 29, 55, 3, 54, 4, 31].entries()) {
    const instant = begins + hours * 3_600_000
    const isPinned = turn % 5 === 0
    const version = { ...listedAt('news', new Date(instant).toISOString()), is_pinned: isPinned }
    added.push({ id: await add({ kind: 'news', texts, version }), instant, isPinned })
  }
  await portal.follower.caughtUp()
  const found = async (sort: string, page: string) => {
    const query = { keyword: '羚羊', sort, page, size: '10' }
    return expectCode<OutputOf<typeof own.newsPage>>(
      await makeCall(portal.app, own.newsPage, { query }),
      'done',
    )
  }
  for (const [sort, sign] of [
    ['newest', -1],
    ['oldest', 1],
  ] as const) {
    const pages = [await found(sort, '1'), await found(sort, '2'), await found(sort, '3')]
    const listed = added.toSorted(
      (one, other) => Number(other.isPinned) - Number(one.isPinned) || sign * (one.instant - other.instant),
    )
    expect(pages.flatMap(({ content }) => idsOf(content))).toEqual(idsOf(listed))
    expect(pages.map(({ content }) => content.length)).toEqual([10, 2, 0])
    for (const { page } of pages) expect(page.totalElements).toBe(added.length)
  }
})

test('minutes are those of the text that is shown: characters of Chinese, words of the others', async () => {
  const words = 'слово\nи дело '.repeat(200)
  const texts = {
    zh: { content_text: '字 字\n'.repeat(600) },
    ru: { content_text: words.trim() },
    en: { content_text: '' },
  }
  const id = await add({ kind: 'dynamic', texts })
  const minutesIn = async (language: 'zh' | 'en' | 'ru') =>
    (await reading.shown('dynamic', id, language)).minutes
  expect([await minutesIn('zh'), await minutesIn('ru'), await minutesIn('en')]).toEqual([3, 3, 1])
})

describe('the language', () => {
  const texts = { zh: { title: '中文标题' }, ru: { title: 'Русский заголовок' } }

  test('is the reader’s where it is held, else Chinese, and the answer says which', async () => {
    const id = await add({ kind: 'article', texts })
    for (const [reader, language, title] of [
      ['zh', 'zh', '中文标题'],
      ['ru', 'ru', 'Русский заголовок'],
      ['en', 'zh', '中文标题'],
    ] as const) {
      const expected = { id, language, title }
      expect(await reading.shown('article', id, reader)).toMatchObject({
        ...expected,
        languages: ['zh', 'ru'],
      })
      expect(await reading.list('article', {}, reader)).toContainEqual(expect.objectContaining(expected))
    }
  })

  test('lends a text who speaks and what its picture shows where it says it in Chinese alone', async () => {
    const picture = await addFile(portal.services, ownerId, 'PICTURE', { isUsed: true })
    const id = await add({
      kind: 'interview',
      texts: { zh: { speaker: '王教授', picture_text: '会场' }, en: {}, ru: { speaker: 'Профессор Ван' } },
      version: { picture_id: picture },
    })
    const of = async (language: 'zh' | 'en' | 'ru') => {
      const { speaker, picture: shown } = await reading.shown('interview', id, language)
      return [speaker, shown?.text]
    }
    expect(await of('zh')).toEqual(['王教授', '会场'])
    expect(await of('en')).toEqual(['王教授', '会场'])
    expect(await of('ru')).toEqual(['Профессор Ван', '会场'])
  })

  test('of a question finds the text in it, and through the glossary the Chinese one', async () => {
    const content = '仲裁协议应当采用书面形式，斑驴条款除外。'
    const chinese = await add({ kind: 'ask', texts: { zh: { content_text: content } } })
    const russian = await add({
      kind: 'ask',
      texts: { zh: {}, ru: { content_text: 'Арбитражное соглашение заключается письменно.' } },
    })
    await portal.follower.caughtUp()
    const rows = await reading.list('ask', { keyword: 'арбитражное соглашение' }, 'ru')
    expect(idsOf(rows).toSorted()).toEqual([chinese, russian].toSorted())
    const query = { kind: 'publication', keyword: 'арбитражное соглашение' }
    const answer = await makeCall(portal.app, calls.find.page, { query }, { language: 'ru' })
    const { content: found } = expectCode<OutputOf<typeof calls.find.page>>(answer, 'done')
    expect(idsOf(found).toSorted()).toEqual([chinese, russian].toSorted())
    expect(found.find(({ id }) => id === russian)).toMatchObject({
      path: `/communication/ask/detail?id=${russian}`,
      titleLanguage: 'ru',
      passage: { language: 'ru' },
    })
  })
})

test('a page has its facts, attachments in their order, and what its text cites', async () => {
  const { services } = portal
  await saveLaw(
    services.db,
    makeDocument({
      country: 'CN',
      kind: 'code',
      number: '45',
      adoptedOn: '2020-05-28',
      effectiveOn: '2021-01-01',
      versionOn: '2020-05-28',
      texts: [textIn('zh', '中华人民共和国民法典', ['一。', '二。'], { original: true })],
    }),
  )
  const files = [
    await addFile(services, ownerId, 'ATTACHMENT', { isUsed: true }),
    await addFile(services, ownerId, 'ATTACHMENT', { isUsed: true }),
  ]
  const html = '<p>根据《中华人民共和国民法典》第一条。</p>'
  const { id, versionId } = await addPublication(services, {
    kind: 'policy',
    texts: { zh: { content: html, content_text: '长'.repeat(1200), source_name: '示范区管委会' } },
    version: {
      source_url: 'https://example.org/policy',
      document_number: '鲁政办字〔2026〕57号',
      issued_on: '2026-03-01',
      appeared_at: new Date('2026-03-02T00:00:00Z'),
      published_at: new Date('2026-03-09T00:00:00Z'),
    },
    files,
  })
  const text = await services.db
    .selectFrom('publication_text')
    .select('id')
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow()
  await services.db
    .transaction()
    .execute((trx) => storeFormatted(trx, { id: text.id, html, language: 'zh', day: null }))
  await portal.follower.caughtUp()
  expect(idsOf(await reading.list('policy', { keyword: '鲁政办字〔2026〕57号' }))).toEqual([id])
  const shown = await reading.shown('policy', id)
  expect(shown).toMatchObject({
    source: { name: '示范区管委会', url: 'https://example.org/policy' },
    documentNumber: '鲁政办字〔2026〕57号',
    issuedOn: '2026-03-01',
    publishedAt: '2026-03-02T00:00:00.000Z',
    changedAt: '2026-03-09T00:00:00.000Z',
    minutes: 3,
    content: { html, citations: [{ kind: 'law', articleKey: '1', block: 0 }] },
  })
  expect(idsOf(shown.files)).toEqual(files)
  for (const { url, mediaType, size } of shown.files) {
    const opened = await portal.app.inject({ method: 'GET', url })
    expect(opened.headers['content-type']).toBe(mediaType)
    expect(opened.rawPayload).toHaveLength(size)
  }
})

test('what is related is of the same topic, else kind, else country, never itself or of another dictionary', async () => {
  const category = 'FINANCE'
  const about = { category, country: 'KG' }
  const id = await add({ kind: 'case', version: { ...about, ...at('2027-01-01T00:00:00Z') } })
  const topic = await add({ kind: 'notice', version: { category, ...at('2020-01-01T00:00:00Z') } })
  const both = await add({ kind: 'case', version: { category, ...at('2020-01-02T00:00:00Z') } })
  await add({ kind: 'case', state: 'DRAFT', version: about })
  await add({ kind: 'case', state: 'WITHDRAWN', version: about })
  // A code of the same letters of another dictionary.
  await add({ kind: 'research', version: { category, ...at('2027-01-02T00:00:00Z') } })
  const kind = await add({ kind: 'case', version: { category: 'IP', ...at('2027-01-03T00:00:00Z') } })
  const { related } = await reading.shown('case', id)
  expect(idsOf(related).slice(0, 3)).toEqual([both, topic, kind])
  expect(related).toHaveLength(4)
  const { related: ofTopic } = await reading.shown('notice', topic)
  expect(idsOf(ofTopic).slice(0, 2)).toEqual([id, both])
})

test('beside one stand those of its kind that appeared next before and after it, also of one instant', async () => {
  const shownBeside = async (id: string) => {
    const { earlier, later } = await reading.shown('interview', id)
    return [earlier?.id ?? null, later?.id ?? null]
  }
  const first = await add({ kind: 'interview', version: at('2031-01-01T00:00:00Z') })
  // The order of the list, which goes by ids where nothing else differs.
  const twins = [
    await add({ kind: 'interview', version: at('2031-01-02T00:00:00Z') }),
    await add({ kind: 'interview', version: at('2031-01-02T00:00:00Z') }),
  ]
  const [newer, older] = idsOf(await reading.list('interview')).filter((id) => twins.includes(id))
  await add({ kind: 'interview', state: 'WITHDRAWN', version: at('2031-01-03T00:00:00Z') })
  await add({ kind: 'case', version: at('2031-01-03T00:00:00Z') })
  expect((await shownBeside(first))[1]).toBe(older)
  expect(await shownBeside(older!)).toEqual([first, newer])
  expect(await shownBeside(newer!)).toEqual([older, null])
})

test('types of research are counted, whether there is any of them or not', async () => {
  const counted = async () => {
    const answer = await makeCall(portal.app, calls.publications.researchTypes)
    const types = expectCode<OutputOf<typeof calls.publications.researchTypes>>(answer, 'done')
    return new Map(types.map(({ type, count }) => [type, count]))
  }
  const before = await counted()
  expect([...before.keys()].slice(0, 2)).toEqual(['COUNTRY_STUDY', 'SPECIAL_REPORT'])
  await add({ kind: 'research', version: { category: 'PRACTICE_GUIDE' } })
  await add({ kind: 'research', state: 'DRAFT', version: { category: 'PRACTICE_GUIDE' } })
  await add({ kind: 'article', version: { category: 'PRACTICE_GUIDE' } })
  const after = await counted()
  expect(after.get('PRACTICE_GUIDE')).toBe(before.get('PRACTICE_GUIDE')! + 1)
  expect(after.get('COUNTRY_STUDY')).toBe(before.get('COUNTRY_STUDY'))
})

test('the think tank lists the same research', async () => {
  await add({ kind: 'research' })
  const answer = await makeCall(portal.app, calls.publications.thinkTankResearchPage, {
    query: { size: '100' },
  })
  const { content } = expectCode<OutputOf<typeof calls.publications.researchPage>>(answer, 'done')
  expect(content).toEqual(await reading.list('research'))
})
