import { calls } from '@portal/protocol/calls.ts'
import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { lawsByName } from '../citations/named-laws.ts'
import { presentWordings } from '../citations/present-wordings.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { citedOn } from './cited-on.ts'
import type { LawDocument } from './document.ts'
import { makeDocument, readLaw, searchLaws, textIn } from './fixtures.ts'
import { latestChanges } from './latest-changes.ts'
import { coverageRows } from './queries.ts'
import { articlesQuoted } from './quoted-articles.ts'

let portal: Portal
beforeAll(async () => (portal = await openTestPortal()))
beforeEach(() => portal.services.db.deleteFrom('law').execute())
afterAll(() => portal.close())

async function hold(...documents: LawDocument[]): Promise<string> {
  for (const document of documents) await saveLaw(portal.services.db, document)
  const { id } = await portal.services.db.selectFrom('law').select('id').executeTakeFirstOrThrow()
  return id
}

/** What every part of the portal says of the only law that is held. */
async function standings(id: string, title: string) {
  const { db } = portal.services
  portal.follower.wake()
  await portal.follower.caughtUp()
  const query = { kind: 'law', id } as const
  const [law, hits, card, counted] = await Promise.all([
    readLaw(portal, id),
    searchLaws(portal, { keyword: title }),
    makeCall(portal.app, calls.citations.card, { query }),
    coverageRows(db),
  ])
  return {
    page: law.timeliness,
    search: hits.content.find((hit) => hit.id === id)?.timeliness,
    card: expectCode<CitationCard>(card, 'done').timeliness,
    inForce: counted.map((row) => row.in_force),
  }
}

/** The first day of a law as those who tell laws of one name apart know it. */
async function begunOn(id: string) {
  const { db } = portal.services
  const { key } = await db
    .selectFrom('law_name')
    .select('key')
    .where('law_id', '=', id)
    .executeTakeFirstOrThrow()
  return (await lawsByName(db, [{ key, article: null }])).get(key)?.map((law) => law.begunOn)
}

test('a law that was amended before it begins has not begun, wherever it is shown', async () => {
  const document = makeDocument({
    adoptedOn: '2025-01-01',
    versionOn: '2025-06-01',
    effectiveOn: '2999-01-01',
    amended: true,
  })
  const id = await hold(document)
  expect(await standings(id, document.texts[0]!.title)).toEqual({
    page: 'NOT_YET_IN_FORCE',
    search: 'NOT_YET_IN_FORCE',
    card: 'NOT_YET_IN_FORCE',
    inForce: [0],
  })
  expect(await begunOn(id)).toEqual(['2999-01-01'])
  expect(await readLaw(portal, id)).toMatchObject({ isInForceToday: false, isCurrent: true, notHeldOn: null })
  const [cited] = await citedOn(portal.services.db, [{ lawId: id, key: null }], {
    day: '2025-12-01',
    reader: 'zh',
  })
  expect(cited).toMatchObject({
    timeliness: 'NOT_YET_IN_FORCE',
    begunOn: '2999-01-01',
    isWordingMissing: false,
  })
})

test('a law in force of which only a wording to come is held is in force everywhere, and its page says what it shows', async () => {
  const document = makeDocument({
    adoptedOn: '2010-01-01',
    effectiveOn: '2010-07-01',
    versionOn: '2026-01-01',
    inForceFrom: '2999-01-01',
    amended: true,
  })
  const id = await hold(document)
  expect(await standings(id, document.texts[0]!.title)).toEqual({
    page: 'AMENDED',
    search: 'AMENDED',
    card: 'AMENDED',
    inForce: [1],
  })
  expect(await begunOn(id)).toEqual(['2010-07-01'])
  const law = await readLaw(portal, id)
  expect(law).toMatchObject({ isInForceToday: true, isCurrent: false, notHeldOn: law.today })
  const quoted = await articlesQuoted(portal.services.db, [{ lawId: id, key: '1' }], {
    day: law.today,
    reader: 'zh',
  })
  expect(quoted).toMatchObject([{ timeliness: 'NOT_YET_IN_FORCE', inForceFrom: '2999-01-01' }])
})

test('a law of China of which only later wordings are held stood since its adoption, whatever day a revision gave it', async () => {
  const document = makeDocument({
    country: 'CN',
    number: '主席令第51号',
    adoptedOn: '1995-06-30',
    effectiveOn: '2009-10-01',
    versionOn: '2015-04-24',
    amended: true,
  })
  const id = await hold(document)
  const { db } = portal.services
  const on = (day: string) => citedOn(db, [{ lawId: id, key: null }], { day, reader: 'zh' })
  expect(await on('2000-01-01')).toMatchObject([{ timeliness: 'AMENDED', isWordingMissing: true }])
  expect(await on('1995-01-01')).toMatchObject([{ timeliness: 'NOT_YET_IN_FORCE' }])
  expect(await begunOn(id)).toEqual(['1995-06-30'])
  await db.updateTable('law').set({ effective_on: '2999-01-01' }).execute()
  expect((await coverageRows(db)).map((row) => row.in_force)).toEqual([1])
})

test('of wordings that will begin together the one made last is shown, counted and cited', async () => {
  const days = { adoptedOn: '2025-01-01', effectiveOn: '2999-01-01' }
  const first = makeDocument({ ...days, versionOn: '2025-01-01' })
  const amended = {
    ...first,
    versionOn: '2025-06-01',
    amended: true,
    texts: [textIn('zh', first.texts[0]!.title, ['骆驼应当登记。', '登记免费。'])],
  }
  const later = { ...amended, versionOn: '2025-07-01', inForceFrom: '3000-01-01', texts: first.texts }
  const id = await hold(first, amended, later)
  const law = await readLaw(portal, id)
  expect(law.version).toMatchObject({ versionOn: '2025-06-01' })
  const { db } = portal.services
  expect((await coverageRows(db)).map(({ articles }) => articles)).toEqual([2])
  const present = await presentWordings(sql`select id from law`, law.today).execute(db)
  expect(present.rows).toEqual([{ id: law.version.id, law_id: id }])
})

test('a revision that dates itself amends its law', async () => {
  const first = makeDocument({ adoptedOn: '2010-01-01', versionOn: '2010-01-01', effectiveOn: '2010-07-01' })
  const revision = { ...first, versionOn: '2023-12-29', effectiveOn: '2024-07-01', amended: true }
  await hold(first, revision)
  // As a portal has it that stored it before.
  await portal.services.db.updateTable('law').set({ effective_on: '2024-07-01' }).execute()
  const changes = await latestChanges(portal.services, { most: 5, language: 'zh' })
  expect(changes.map(({ change, on }) => [change, on])).toEqual([
    ['amended', '2024-07-01'],
    ['inForce', '2010-07-01'],
  ])
})
