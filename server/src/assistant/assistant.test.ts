import { calls } from '@portal/protocol/calls.ts'
import { askedPerDay, conversationDays } from '@portal/protocol/assistant/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { deleteOldConversations } from './old-conversations.ts'
import { countUnseen } from './queries.ts'

const own = calls.assistant
type Turn = OutputOf<typeof own.ask>
/** Of somebody signed in. */
type Kept = Turn & { id: string; conversation: string }
type Page = OutputOf<typeof own.page>
type Standing = OutputOf<typeof own.standing>
type Feedback = OutputOf<typeof own.feedbackPage>

const question = '骆驼登记要交什么材料？'
const day = 24 * 3600 * 1000

let portal: Portal
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openTestPortal({ ai: null })
  people = openPeople(portal)
  await saveLaw(
    portal.services.db,
    makeDocument({
      texts: [textIn('zh', '骆驼登记法', ['骆驼应当登记。登记时应当提交血统材料。'])],
    }),
  )
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const ask = (who: Reader, body: object = {}) =>
  people.done<Kept>(own.ask, who, { body: { question, ...body } })
const pageOf = (who: Reader, query: Record<string, string> = {}) =>
  people.done<Page>(own.page, who, { query })
const standingOf = (who: Reader | null) => people.done<Standing>(own.standing, who)

test('a question that came before search was prepared is said to be answered in part, and is not counted', async () => {
  const early = await openTestPortal({ ai: null })
  try {
    const others = openPeople(early)
    const reader = await others.person()
    const first = await others.done<Kept>(own.ask, reader, { body: { question } })
    expect(first).toMatchObject({ state: 'UNANSWERED', isPartial: true })
    expect((await others.done<Standing>(own.standing, reader)).left).toBe(askedPerDay)
    const texts = [textIn('zh', '骆驼登记法', ['骆驼应当登记。登记时应当提交血统材料。'])]
    await saveLaw(early.services.db, makeDocument({ texts }))
    await early.follower.caughtUp()
    const { conversation } = first
    const again = await others.done<Kept>(own.ask, reader, { body: { question, conversation } })
    expect(again).toMatchObject({ state: 'FOUND', isPartial: false })
    expect((await others.done<Standing>(own.standing, reader)).left).toBe(askedPerDay - 1)
    const { turns } = await others.done<OutputOf<typeof own.read>>(own.read, reader, {
      params: { id: conversation },
    })
    expect(turns.map(({ isPartial }) => isPartial)).toEqual([true, false])
  } finally {
    await early.close()
  }
})

describe('a conversation', () => {
  test('of a visitor is not kept', async () => {
    const body = { question, earlier: ['骆驼是什么？'] }
    const turn = await people.done<Turn>(own.ask, null, { body })
    expect(turn).toMatchObject({ id: null, conversation: null, state: 'FOUND', answer: null })
    expect(await standingOf(null)).toEqual({ model: null, meaning: null, hasModel: false, left: null })
  })

  test('goes on with its questions, and is listed by the last', async () => {
    const reader = await people.person()
    const first = await ask(reader)
    const other = await ask(reader, { question: '骆驼的税' })
    const second = await ask(reader, { question: '由谁提交？', conversation: first.conversation })
    expect(second.conversation).toBe(first.conversation)
    const { content } = await pageOf(reader)
    expect(content.map(({ id, title, count }) => ({ id, title, count }))).toEqual([
      { id: first.conversation, title: question, count: 2 },
      { id: other.conversation, title: '骆驼的税', count: 1 },
    ])
    expect((await pageOf(reader, { keyword: '谁提交' })).content).toHaveLength(1)
    const read = await people.done<OutputOf<typeof own.read>>(own.read, reader, {
      params: { id: first.conversation },
    })
    expect(read.turns).toEqual([first, second])
  })

  test('keeps the country that texts were asked of alone', async () => {
    const reader = await people.person()
    const ofOne = await ask(reader, { country: 'KZ' })
    const ofAll = await ask(reader, { conversation: ofOne.conversation })
    const { turns } = await people.done<OutputOf<typeof own.read>>(own.read, reader, {
      params: { id: ofOne.conversation },
    })
    expect([ofOne, ofAll, ...turns].map(({ country }) => country)).toEqual(['KZ', null, 'KZ', null])
    const visiting = await people.done<Turn>(own.ask, null, { body: { question, country: 'KZ' } })
    expect(visiting.country).toBe('KZ')
  })

  test('is read as it was kept before passages said what they are', async () => {
    const reader = await people.person()
    const { id, conversation } = await ask(reader)
    await sql`
      update assistant_turn set passages = (
        select jsonb_agg(
          one - 'isDigest' - 'isOriginal' - 'isSample' - 'isTreaty' - 'adoptedOn' - 'amendedFrom')
        from jsonb_array_elements(passages) one)
      where id = ${id}`.execute(portal.services.db)
    const { turns } = await people.done<OutputOf<typeof own.read>>(own.read, reader, {
      params: { id: conversation },
    })
    const untold = {
      isDigest: false,
      isOriginal: null,
      isSample: false,
      isTreaty: false,
      adoptedOn: null,
      amendedFrom: null,
    }
    expect(turns[0]!.passages[0]).toMatchObject(untold)
  })

  test('is its owner’s alone', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    const { id, conversation } = await ask(reader)
    const at = { params: { id: conversation } }
    await people.refused(own.read, other, at, 'notForYou')
    await people.refused(own.remove, other, at, 'notForYou')
    await people.refused(own.ask, other, { body: { question, conversation } }, 'notForYou')
    await people.refused(own.ask, null, { body: { question, conversation } }, 'notFound')
    const rating = { params: { id }, body: { verdict: 'UP' } }
    await people.refused(own.rate, other, rating, 'notForYou')
  })

  test('is deleted alone, or with all', async () => {
    const reader = await people.person()
    const { conversation } = await ask(reader)
    await ask(reader)
    await ask(reader)
    const at = { params: { id: conversation } }
    await people.done(own.remove, reader, at)
    await people.refused(own.read, reader, at, 'notFound')
    expect((await pageOf(reader)).content).toHaveLength(2)
    await people.done(own.clear, reader)
    expect((await pageOf(reader)).content).toEqual([])
    expect((await standingOf(reader)).left).toBe(askedPerDay - 3)
  })

  test('keeps no personal data', async () => {
    const reader = await people.person()
    const said = '我叫李雷，电话 13912345678，身份证 110101199003077758，邮箱 li@example.com'
    const turn = await ask(reader, { question: `${said}，${question}` })
    expect(turn.question).toBe(`我叫李雷，电话 ***，身份证 ***，邮箱 ***，${question}`)
    const rows = await portal.services.db.selectFrom('assistant_turn').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/13912345678|110101199003077758|li@example/)
  })

  test('goes when it was not used for long', async () => {
    const reader = await people.person()
    await ask(reader)
    const later = (days: number) => new Date(Date.now() + days * day)
    await deleteOldConversations(portal.services, later(conversationDays - 1))
    expect((await pageOf(reader)).content).toHaveLength(1)
    await deleteOldConversations(portal.services, later(conversationDays + 1))
    expect((await pageOf(reader)).content).toEqual([])
  })
})

describe('the limit of a day', () => {
  test('holds, however many questions come at once', async () => {
    const reader = await people.person()
    await portal.services.db
      .insertInto('assistant_account')
      .values({ account_id: reader.id, asked_on: zoneToday(), asked: askedPerDay - 3 })
      .execute()
    expect((await standingOf(reader)).left).toBe(3)
    const together = Array.from({ length: 6 }, () => [own.ask, reader, { body: { question } }] as const)
    const done = codes.done.code
    const enough = codes.askedEnough.code
    expect(await people.together(together)).toEqual([done, done, done, enough, enough, enough])
    expect((await standingOf(reader)).left).toBe(0)
    expect((await pageOf(reader)).content).toHaveLength(3)
    await people.refused(own.ask, reader, { body: { question } }, 'askedEnough')
  })

  test('is of one day', async () => {
    const reader = await people.person()
    await portal.services.db
      .insertInto('assistant_account')
      .values({ account_id: reader.id, asked_on: '2020-01-01', asked: askedPerDay })
      .execute()
    await ask(reader)
    expect((await standingOf(reader)).left).toBe(askedPerDay - 1)
  })
})

describe('what readers thought', () => {
  const feedback = async (query: Record<string, string> = {}) =>
    people.done<Feedback>(own.feedbackPage, await people.administrator('DESK'), { query })
  const unseen = () => countUnseen(portal.services.db)

  test('is read by the desk, which does not see who asked', async () => {
    const reader = await people.person()
    const desk = await people.administrator('DESK')
    const { id } = await ask(reader, { question: '骆驼登记要交多少费用？' })
    const at = { params: { id } }
    const before = await unseen()
    await people.refused(own.feedbackRead, desk, at, 'notFound')
    const body = { verdict: 'DOWN', reason: '没说费用，回电 13912345678' }
    await people.done(own.rate, reader, { ...at, body })
    expect(await unseen()).toBe(before + 1)
    const row = (await feedback({ seen: 'no', verdict: 'DOWN', keyword: '费用' })).content[0]
    expect(row).toMatchObject({ id, verdict: 'DOWN', reason: '没说费用，回电 ***', seenAt: null })
    const record = await people.done<object>(own.feedbackRead, desk, at)
    expect(record).toMatchObject({ id, question: '骆驼登记要交多少费用？', passages: [{ number: 1 }] })
    const told = JSON.stringify([row, record])
    expect(told).not.toContain(reader.id)
    expect(told).not.toContain(reader.username)

    await people.done(own.markSeen, desk, at)
    expect(await unseen()).toBe(before)
    expect((await feedback({ seen: 'no' })).content).toEqual([])
    await people.done(own.rate, reader, { ...at, body: { verdict: 'DOWN', reason: '还是没有' } })
    expect((await feedback({ seen: 'no' })).content).toMatchObject([{ id, reason: '还是没有' }])
    await people.done(own.rate, reader, { ...at, body: { verdict: null, reason: '还是没有' } })
    expect((await feedback()).content).toEqual([])
    await people.refused(own.feedbackRead, desk, at, 'notFound')
    await people.refused(own.markSeen, desk, at, 'notFound')
  })

  test('of “the texts do not answer” is read as that', async () => {
    const reader = await people.person()
    const asked = await ask(reader, { question: '明天会不会下雨，要不要带伞' })
    expect(asked.state).toBe('UNANSWERED')
    const at = { params: { id: asked.id } }
    await people.done(own.rate, reader, { ...at, body: { verdict: 'DOWN', reason: '应当有' } })
    const [row] = (await feedback({ keyword: '带伞' })).content
    expect(row).toMatchObject({ id: asked.id, state: 'UNANSWERED', reason: '应当有' })
    await people.done(own.rate, reader, { ...at, body: { verdict: null } })
  })

  test('is for the desk alone', async () => {
    await people.refused(own.feedbackPage, await people.administrator('EDITOR'), {}, 'notForYou')
    await people.refused(own.feedbackPage, await people.person(), {}, 'notForYou')
  })
})

test('consent needs a model that it is given for, and is taken back without', async () => {
  const reader = await people.person()
  await people.refused(own.consent, reader, { body: { agrees: true } }, 'notNow')
  await people.done(own.consent, reader, { body: { agrees: false } })
})

test('audit lines do not tell what was asked', async () => {
  const reader = await people.person()
  await ask(reader, { question: '只有我知道的骆驼' })
  const rows = await portal.services.db.selectFrom('audit_log').selectAll().execute()
  expect(rows.some(({ event }) => event === 'assistant.ask')).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('只有我知道')
})

test('what somebody asked is in their data, and goes when they leave', async () => {
  const reader = await people.person('PERSON')
  const { id } = await ask(reader)
  await people.done(own.rate, reader, { params: { id }, body: { verdict: 'UP', reason: '骆驼有了' } })
  const { exported } = portal.services.everyFeature
  const data = await exported({ id: reader.id, language: 'zh' })
  expect(data).toMatchObject({
    assistantQuestions: [{ question, feedback: { verdict: 'UP', reason: '骆驼有了' } }],
    assistantStanding: [{ asked: 1 }],
  })
  const admin = await people.administrator('SUPER')
  const body = { reason: '本人要求' }
  await people.done(calls.admin.cancel, admin, { params: { id: reader.id }, body })
  expect(await exported({ id: reader.id, language: 'zh' })).toMatchObject({
    assistantQuestions: [],
    assistantStanding: [],
  })
})
