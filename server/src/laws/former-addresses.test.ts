import { calls } from '@portal/protocol/calls.ts'
import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import { makeDocument, textIn } from './fixtures.ts'
import { lawsToday } from './laws-today.ts'
import { lawPages } from './queries.ts'

let portal: Portal
beforeAll(async () => (portal = await openTestPortal()))
afterAll(() => portal.close())

const texts = [textIn('ru', 'О пастбищах', ['Пастбища.', 'Верблюды.'])]
const unnumbered = makeDocument({ number: null, texts })
const numbered = makeDocument({ number: '77-VII', texts })
const [former, present] = [unnumbered, numbered].map((document) => lawAddress(document)) as [string, string]

const lawAt = async (address: string) =>
  expectCode<LawDetails>(
    await makeCall(portal.app, calls.laws.byAddress, { query: { address: `/eli/${address}` } }),
    'done',
  )

test('the address that a law had before a source told its number leads to it still', async () => {
  const { db } = portal.services
  await saveLaw(db, unnumbered)
  const { id } = await lawAt(former)
  await saveLaw(db, numbered)
  for (const address of [former, present])
    expect(await lawAt(address)).toMatchObject({ id, address: `/eli/${present}` })
  const query = { address: `/eli/${former}/art_1` }
  const article = expectCode<ArticleDetails>(
    await makeCall(portal.app, calls.laws.article, { query }),
    'done',
  )
  expect(article).toMatchObject({ address: `/eli/${present}`, next: { address: `/eli/${present}/art_2` } })
  const today = await lawsToday(db, [former, present], { day: '2026-01-01', reader: 'zh' })
  expect([...today].map(([address, law]) => [address, law.id])).toEqual([
    [former, id],
    [present, id],
  ])
  expect((await lawPages(db, 0, 10)).map(({ path }) => path)).toEqual([`/eli/${present}`])
})

test('an address that a law had before leads to the law that has it now', async () => {
  const { db } = portal.services
  const { id } = await lawAt(former)
  const other = makeDocument({ texts: [textIn('ru', 'О колодцах', ['Колодцы.'])] })
  await saveLaw(db, other)
  await db.updateTable('law').set({ address: former }).where('number', '=', other.number).execute()
  const held = await lawAt(former)
  expect(held.id).not.toBe(id)
  const today = await lawsToday(db, [former], { day: '2026-01-01', reader: 'zh' })
  expect(today.get(former)?.id).toBe(held.id)
})
