import { calls } from '@portal/protocol/calls.ts'
import { foundKinds, type FoundKind } from '@portal/protocol/find/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
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
