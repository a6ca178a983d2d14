import { calls } from '@portal/protocol/calls.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { deleteLaw, saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import type { LawDocument } from './document.ts'
import { makeDocument, readLaw, searchArticles, searchLaws, textIn } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterEach(() => vi.useRealTimers())
afterAll(() => portal.close())

const db = () => portal.services.db

async function save(document: LawDocument) {
  const outcome = await saveLaw(db(), document)
  await portal.follower.caughtUp()
  return outcome
}

async function idOf(document: LawDocument): Promise<string> {
  const law = await db()
    .selectFrom('law')
    .select('id')
    .where('address', '=', lawAddress(document))
    .executeTakeFirstOrThrow()
  return law.id
}

/** Days of the wordings of a law: of the one shown, and of all that are held. */
function daysOf({ version, versions }: LawDetails) {
  return { shown: version.versionOn, held: versions.map(({ versionOn }) => versionOn) }
}

/** Ids of the laws that a keyword finds. */
async function foundBy(keyword: string): Promise<string[]> {
  const { content } = await searchLaws(portal, { keyword, size: 100 })
  return content.map(({ id }) => id)
}

describe('a law that is saved', () => {
  test('is found by its text and its title, and read by its address', async () => {
    const document = makeDocument({ texts: [textIn('zh', '草原蒸汽船条例', ['蒸汽船不得驶入草原。'])] })
    expect(await save(document)).toBe('added')
    const id = await idOf(document)
    expect(await foundBy('蒸汽船')).toEqual([id])
    const [row] = await searchArticles(portal, { keyword: '蒸汽船 草原' })
    expect(row).toMatchObject({ lawId: id, articleNumber: '第1条', text: '蒸汽船不得驶入草原。' })
    expect(await readLaw(portal, id)).toMatchObject({ title: '草原蒸汽船条例' })
  })

  test('twice is held once', async () => {
    const document = makeDocument()
    expect(await save(document)).toBe('added')
    expect(await save(document)).toBe('unchanged')
    expect((await readLaw(portal, await idOf(document))).versions).toHaveLength(1)
  })

  test('by several at once is held once, in one wording', async () => {
    const document = makeDocument({ texts: [textIn('zh', '并发保存条例', ['并发者只得其一。'])] })
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => saveLaw(db(), document)))
    expect(outcomes.toSorted()).toEqual(['added', ...Array<string>(5).fill('unchanged')])
    await portal.follower.caughtUp()
    const laws = await db()
      .selectFrom('law')
      .select('id')
      .where('address', '=', lawAddress(document))
      .execute()
    expect(laws).toHaveLength(1)
    expect((await readLaw(portal, laws[0]!.id)).versions).toHaveLength(1)
    expect(await foundBy('并发者')).toEqual([laws[0]!.id])
  })

  test('in two wordings at once is one law with both', async () => {
    const first = makeDocument({ versionOn: '2021-01-01' })
    const second = { ...first, versionOn: '2022-01-01', texts: [textIn('zh', '骆驼法', ['新的文本。'])] }
    const outcomes = await Promise.all([saveLaw(db(), first), saveLaw(db(), second)])
    expect(outcomes.toSorted()).toEqual(['added', 'new-version'])
    const law = await readLaw(portal, await idOf(first))
    expect(daysOf(law)).toEqual({ shown: '2022-01-01', held: ['2022-01-01', '2021-01-01'] })
  })
})

describe('a law that changes', () => {
  test('is found by its new text and no longer by the old one', async () => {
    const old = makeDocument({
      versionOn: '2020-02-29',
      texts: [textIn('zh', '灯塔法', ['灯塔用鲸油照明。'])],
    })
    await save(old)
    const id = await idOf(old)
    expect(await foundBy('鲸油')).toEqual([id])
    const texts = [textIn('zh', '灯塔法', ['灯塔用电照明。', '旧灯芯应当拆除。'])]
    expect(await save({ ...old, versionOn: '2023-05-01', amended: true, texts })).toBe('new-version')
    expect(await foundBy('鲸油')).toEqual([])
    expect(await foundBy('灯芯')).toEqual([id])
    const law = await readLaw(portal, id)
    expect(daysOf(law)).toEqual({ shown: '2023-05-01', held: ['2023-05-01', '2020-02-29'] })
    expect(law.timeliness).toBe('AMENDED')
  })

  test('keeps its newest wording when an older one is brought later', async () => {
    const newest = makeDocument({
      versionOn: '2024-01-01',
      texts: [textIn('zh', '驿站法', ['驿站改为客栈。'])],
    })
    await save(newest)
    const texts = [textIn('zh', '驿站法', ['驿站备马。'])]
    expect(await save({ ...newest, versionOn: '2019-01-01', category: 'CRIMINAL', texts })).toBe(
      'new-version',
    )
    const id = await idOf(newest)
    expect(await readLaw(portal, id)).toMatchObject({
      version: { versionOn: '2024-01-01' },
      category: '经济法',
    })
    expect(await foundBy('备马')).toEqual([])
    expect(await foundBy('客栈')).toEqual([id])
  })

  test('is repealed for search and page alike', async () => {
    const document = makeDocument({ texts: [textIn('zh', '煤气灯法', ['煤气灯每日点亮。'])] })
    await save(document)
    const id = await idOf(document)
    expect(await save({ ...document, repealedOn: '2025-01-01' })).toBe('updated')
    expect((await searchLaws(portal, { keyword: '煤气灯', timeliness: 'REPEALED' })).content).toMatchObject([
      { id, timeliness: 'REPEALED' },
    ])
    expect((await searchLaws(portal, { keyword: '煤气灯', timeliness: 'IN_FORCE' })).content).toEqual([])
    expect(await readLaw(portal, id)).toMatchObject({
      timeliness: 'REPEALED',
      isInForceToday: false,
      repealedOn: '2025-01-01',
    })
  })

  test('is gone everywhere once deleted, and only once', async () => {
    const document = makeDocument({ texts: [textIn('zh', '风车法', ['风车迎风而立。'])] })
    await save(document)
    const id = await idOf(document)
    expect(await foundBy('风车')).toEqual([id])
    expect(await deleteLaw(db(), id)).toBe(true)
    expect(await deleteLaw(db(), id)).toBe(false)
    await portal.follower.caughtUp()
    expect(await foundBy('风车')).toEqual([])
    const address = `/eli/${lawAddress(document)}`
    expectCode(await makeCall(portal.app, calls.laws.byAddress, { query: { address } }), 'notFound')
    expectCode(await makeCall(portal.app, calls.laws.details, { params: { id } }), 'notFound')
    const left = await db().selectFrom('law_text').select('id').where('title', '=', '风车法').execute()
    expect(left).toEqual([])
  })

  test('many times while it is searched is found in its last wording', async () => {
    const document = makeDocument()
    const wordings = Array.from({ length: 25 }, (_, turn) => ({
      ...document,
      versionOn: `2024-01-${String(turn + 1).padStart(2, '0')}`,
      texts: [textIn('zh', '频繁修正法', [`第${turn}次修正：${'甲乙丙丁戊己庚辛壬癸'[turn % 10]}型风筝。`])],
    }))
    for (const wording of wordings) {
      await saveLaw(db(), wording)
      await portal.follower.caughtUp()
      const [row] = await searchArticles(portal, { keyword: '风筝' })
      expect(row!.text).toBe(wording.texts[0]!.units.map((unit) => ('text' in unit ? unit.text : ''))[0])
    }
  })
})

describe('over the days', () => {
  const shanghai = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })

  async function statusOf(id: string, keyword: string) {
    const [hit] = (await searchLaws(portal, { keyword })).content
    const { timeliness, isInForceToday } = await readLaw(portal, id)
    expect(hit).toMatchObject({ id, timeliness })
    const { content } = await searchLaws(portal, { keyword, timeliness })
    expect(content.map((one) => one.id)).toEqual([id])
    return { timeliness, isInForceToday }
  }

  test('a law comes into force and is repealed at midnight in Shanghai', async () => {
    const document = makeDocument({
      adoptedOn: '2029-01-01',
      effectiveOn: '2030-03-01',
      repealedOn: '2031-01-01',
      versionOn: '2029-01-01',
      texts: [textIn('zh', '浮空器法', ['浮空器须系缆。'])],
    })
    await save(document)
    const id = await idOf(document)
    for (const [instant, timeliness, isInForceToday] of [
      ['2030-02-28T15:59:59Z', 'NOT_YET_IN_FORCE', false],
      ['2030-02-28T16:00:00Z', 'IN_FORCE', true],
      ['2030-12-31T15:59:59Z', 'IN_FORCE', true],
      ['2030-12-31T16:00:00Z', 'REPEALED', false],
    ] as const) {
      shanghai(instant)
      expect(await statusOf(id, '浮空器'), instant).toEqual({ timeliness, isInForceToday })
      vi.useRealTimers()
    }
  })

  test('a recorded status means the same to search and page', async () => {
    for (const status of ['LAPSED', 'NOT_YET_IN_FORCE', 'AMENDED'] as const) {
      const word = { LAPSED: '信鸽', NOT_YET_IN_FORCE: '飞艇', AMENDED: '马车' }[status]
      const document = makeDocument({
        status,
        effectiveOn: null,
        texts: [textIn('zh', `${word}法`, [`${word}登记。`])],
      })
      await save(document)
      await statusOf(await idOf(document), word)
    }
  })

  test('a wording of the future is neither shown nor found before its day', async () => {
    const present = makeDocument({
      versionOn: '2020-02-29',
      texts: [textIn('zh', '水车法', ['水车三日一修。'])],
    })
    const future = {
      ...present,
      versionOn: '2999-01-01',
      texts: [textIn('zh', '水车法', ['水车改用涡轮。'])],
    }
    await save(present)
    await save(future)
    const id = await idOf(present)
    expect(await readLaw(portal, id)).toMatchObject({ version: { versionOn: '2020-02-29' }, isCurrent: true })
    expect(await foundBy('三日一修')).toEqual([id])
    expect(await foundBy('涡轮')).toEqual([])
  })
})
