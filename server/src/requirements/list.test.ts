import { calls } from '@portal/protocol/calls.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { Reader } from '../messages/fixtures.ts'
import { idsOf, openSides } from './fixtures/market.ts'
import { addRequirement } from './fixtures/rows.ts'
import { sealParties } from './opposing.ts'

const own = calls.requirements
const { portal, market, owner, lawyer } = await openSides()
afterAll(() => portal.close())

describe('the list', () => {
  test('has urgent ones first, then the newest, and what each filter lets through', async () => {
    const person = await market.person('PERSON')
    const { db, secretKey } = portal.services
    const sealed = sealParties(secretKey, [])
    const add = (values: object) =>
      addRequirement(db, person.id, { ...sealed, type: 'COMPLIANCE', ...values })
    const old = await add({ published_at: new Date('2026-01-01'), regions: ['UZ', 'KZ'] })
    const fresh = await add({ published_at: new Date('2026-01-02'), regions: ['RU'] })
    const urgent = await add({ published_at: new Date('2025-01-01'), priority: 'EMERGENCY', regions: ['TJ'] })
    const ofType = { type: 'COMPLIANCE' }
    expect(idsOf(await market.list(null, ofType))).toEqual([urgent, fresh, old])
    expect(idsOf(await market.list(null, { ...ofType, sort: 'newest' }))).toEqual([fresh, old, urgent])
    expect(idsOf(await market.list(null, { ...ofType, region: 'KZ' }))).toEqual([old])
    expect(idsOf(await market.list(null, { ...ofType, priority: 'EMERGENCY' }))).toEqual([urgent])
    expect(idsOf(await market.list(null, { ...ofType, within: 'WEEK' }))).toEqual([])
    const { content } = await market.list(null, ofType)
    expect(content[0]!.publisher).toEqual({ userType: 'PERSON', name: null, isVerified: false })
  })

  test('begins for a provider with what is meant for them, page by page, until they have signed up', async () => {
    const { db, secretKey } = portal.services
    const provider = await market.person('LAWYER')
    const sealed = sealParties(secretKey, [])
    const add = (day: number, priority: 'EMERGENCY' | 'NORMAL' = 'NORMAL') =>
      addRequirement(db, owner.id, {
        ...sealed,
        regions: ['PK'],
        priority,
        published_at: new Date(Date.UTC(2026, 0, day)),
      })
    const meant = [await add(3), await add(2), await add(1)]
    const hidden = await addRequirement(db, owner.id, { ...sealed, regions: ['PK'], is_hidden: true })
    const urgent = await add(1, 'EMERGENCY')
    const others = [await add(8), await add(7)]
    await db
      .insertInto('requirement_partner')
      .values([...meant, hidden].map((id) => ({ requirement_id: id, account_id: provider.id })))
      .execute()
    const all = async (reader: Reader | null, query: Record<string, string> = {}) => {
      const pages = ['1', '2', '3', '4'].map((page) =>
        market.list(reader, { region: 'PK', size: '2', page, ...query }),
      )
      const read = await Promise.all(pages)
      expect(read.map(({ page }) => page.totalElements)).toEqual([6, 6, 6, 6])
      return read.flatMap(({ content }) => content)
    }
    const rows = await all(provider)
    expect(rows.map(({ id }) => id)).toEqual([...meant, urgent, ...others])
    expect(rows.map(({ isIntended }) => isIntended)).toEqual([true, true, true, false, false, false])
    const plain = [urgent, ...others, ...meant]
    for (const reader of [null, lawyer, owner]) {
      expect((await all(reader)).map(({ id }) => id)).toEqual(plain)
    }
    const newest = [...others, ...meant, urgent]
    const byDay = (await all(provider, { sort: 'newest' })).map(({ id }) => id)
    expect(byDay.slice(0, 4)).toEqual(newest.slice(0, 4))

    await market.signUp(provider, meant[0]!)
    const after = await all(provider)
    expect(after.map(({ id }) => id)).toEqual([meant[1], meant[2], urgent, ...others, meant[0]])
    expect(after.at(-1)).toMatchObject({ isIntended: true, signUp: 'SIGNED_UP' })
  })

  test('a text is found in any language, by visitors in what the list shows alone, and not before it is shown', async () => {
    const title = 'Kazakh warehouse lease'
    const id = await market.publish(owner, {
      title,
      content: '<p>Zanzibar clause of the agreement</p>',
      type: 'CONTRACT_REVIEW',
      businessType: 'CROSS_BORDER_INVESTMENT',
      regions: ['TJ'],
    })
    const find = (reader: Reader | null, keyword: string) => market.list(reader, { keyword })
    expect(idsOf(await find(lawyer, 'warehouse'))).not.toContain(id)
    await market.approve(id)
    await portal.follower.caughtUp()
    expect(idsOf(await find(lawyer, 'warehouse'))).toContain(id)
    expect(idsOf(await find(lawyer, 'zanzibar'))).toEqual([id])
    expect(idsOf(await find(null, 'warehouse'))).toContain(id)
    expect(idsOf(await find(null, 'zanzibar'))).toEqual([])
    for (const keyword of ['проверка договора', 'company registration', '外商投资', 'Таджикистан']) {
      for (const reader of [null, lawyer]) expect(idsOf(await find(reader, keyword)), keyword).toContain(id)
    }
    await market.done(own.cancel, owner, { params: { id } })
    await portal.follower.caughtUp()
    expect(idsOf(await find(lawyer, 'zanzibar'))).toEqual([])
  })

  test('what a text finds stands in the order that was chosen', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const title = 'Marble quarry concession'
    // The one that ends first fits best, the one that ends last is the newest.
    const ids = [
      await market.show(owner, { title: `${title} in detail`, deadline: inDays(20) }),
      await market.show(owner, { title, deadline: inDays(10) }),
      await market.show(owner, { title: `${title} and its transport by rail`, deadline: inDays(30) }),
    ]
    const find = async (sort: string) => idsOf(await market.list(lawyer, { keyword: 'marble quarry', sort }))
    await portal.follower.caughtUp()
    expect(await find('deadline')).toEqual([ids[1], ids[0], ids[2]])
    expect((await find('urgent'))[0]).toBe(ids[1])
  })
})
