import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { deleteLaw, saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import type { LawDocument } from './document.ts'
import { makeDocument, readLaw, searchLaws, textIn } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterEach(() => vi.useRealTimers())
afterAll(() => portal.close())

const db = () => portal.services.db

/** Saves a law and answers its id. */
async function save(document: LawDocument): Promise<string> {
  await saveLaw(db(), document)
  const { id } = await db()
    .selectFrom('law')
    .select('id')
    .where('address', '=', lawAddress(document))
    .executeTakeFirstOrThrow()
  return id
}

const ferries = makeDocument({ number: '渡1', texts: [textIn('zh', '渡船法', ['旧渡口。', '不变。'])] })

describe('what has been read once', () => {
  test('is new at once when the law is', async () => {
    const id = await save(ferries)
    expect((await readLaw(portal, id)).units).toMatchObject([{ text: '旧渡口。' }, { text: '不变。' }])
    await save({
      ...ferries,
      versionOn: '2022-01-01',
      amended: true,
      texts: [textIn('zh', '渡船法', ['新渡口。'])],
    })
    expect((await readLaw(portal, id)).units).toMatchObject([{ text: '新渡口。' }])
  })

  test('counts at once who cites it', async () => {
    const id = await save(ferries)
    const { citedBy } = await readLaw(portal, id)
    await save(makeDocument({ number: '渡2', texts: [textIn('zh', '渡口规则', ['依照《渡船法》第一条。'])] }))
    expect((await readLaw(portal, id)).citedBy).toEqual({ ...citedBy, articles: citedBy.articles + 1 })
  })

  test('is gone at once when the law is', async () => {
    const document = makeDocument({ number: '渡3', texts: [textIn('zh', '缆车法', ['缆车。'])] })
    const id = await save(document)
    await readLaw(portal, id)
    await deleteLaw(db(), id)
    await expect(readLaw(portal, id)).rejects.toThrow()
  })

  test('is another in another language', async () => {
    const id = await save(ferries)
    const names = await Promise.all(
      (['zh', 'en', 'ru'] as const).map(
        async (language) => (await readLaw(portal, id, { language })).countryName,
      ),
    )
    expect(new Set(names).size).toBe(3)
  })

  test('is another on another day', async () => {
    const today = new Date()
    const id = await save(
      makeDocument({
        number: '渡4',
        inForceFrom: '2020-01-01',
        texts: [textIn('zh', '驳船法', ['今日。'])],
      }),
    )
    expect((await readLaw(portal, id)).today).toBe(
      today.toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }),
    )
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2090-01-01T12:00:00Z') })
    expect((await readLaw(portal, id)).today).toBe('2090-01-01')
  })

  test('holds, of a list, what can be found by now', async () => {
    await portal.follower.caughtUp()
    const { page } = await searchLaws(portal, {})
    const id = await save(makeDocument({ number: '渡5', texts: [textIn('zh', '趸船法', ['趸船。'])] }))
    await portal.follower.caughtUp()
    const after = await searchLaws(portal, { sort: 'newest', size: 100 })
    expect(after.content.map((law) => law.id)).toContain(id)
    expect((await searchLaws(portal, {})).page.totalElements).toBe(page.totalElements + 1)
  })
})
