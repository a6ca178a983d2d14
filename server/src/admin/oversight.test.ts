import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openSettings } from '../kernel/settings.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { addAdministrator } from './fixtures.ts'

const { admin } = calls
let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function ask<Data>(
  role: AdminRole,
  call: Call,
  input: Input = {},
  code: CodeName = 'done',
): Promise<Data> {
  const { token } = await addAdministrator(portal.services.db, [role])
  return expectCode<Data>(await makeCall(portal.app, call, input, { token }), code)
}

interface Overview {
  waiting: Record<string, number>
  people: { userType: string; count: number; verified: number }[]
  registrations: { day: string; count: number }[]
}

describe('the overview', () => {
  test('counts what waits for the roles, and nothing of the others', async () => {
    const { id } = await addReader(portal, 'ENTERPRISE', { verification: 'PENDING' })
    const { db } = portal.services
    await db.insertInto('submission').values({ account_id: id }).execute()
    await db.insertInto('report_request').values({ account_id: id, text: '请提供企业报告' }).execute()
    await db
      .insertInto('outgoing_message')
      .values({
        key: 'waits',
        channel: 'MAIL',
        state: 'QUEUED',
        sealed: null,
        good_until: new Date(),
        done_at: null,
      })
      .execute()
    const waiting = async (role: AdminRole) => (await ask<Overview>(role, admin.overview)).waiting
    expect(await waiting('VERIFIER')).toEqual({ verifications: 1 })
    expect(await waiting('DESK')).toEqual({
      reportRequests: 1,
      lookups: 0,
      lookupsDue: 0,
      consultations: 0,
      answerFeedback: 0,
    })
    expect(await waiting('AUDITOR')).toEqual({ messages: 1 })
    expect(await waiting('EDITOR')).toEqual({ publications: 0, templates: 0, templateLaws: 0 })
    expect(await waiting('SUPER')).toEqual({
      verifications: 1,
      requirements: 0,
      services: 0,
      evaluations: 0,
      reportRequests: 1,
      lookups: 0,
      lookupsDue: 0,
      consultations: 0,
      answerFeedback: 0,
      publications: 0,
      templates: 0,
      templateLaws: 0,
      forumPosts: 0,
      forumReports: 0,
      messages: 1,
    })
  })

  test('counts people by type without the cancelled, and registrations of 30 days', async () => {
    const { db } = portal.services
    await addReader(portal, 'TRANSLATE')
    await addReader(portal, 'TRANSLATE', { verification: 'PENDING' })
    await addReader(portal, 'TRANSLATE', { state: 'CANCELLED' })
    const older = await addReader(portal, 'TRANSLATE')
    await db
      .updateTable('account')
      .set({ created_at: sql`now() - interval '31 days'` })
      .where('id', '=', older.id)
      .execute()
    const before = await addReader(portal, 'TRANSLATE')
    await db
      .updateTable('account')
      .set({ created_at: sql`now() - interval '3 days'` })
      .where('id', '=', before.id)
      .execute()
    const { people, registrations } = await ask<Overview>('EDITOR', admin.overview)
    expect(people).toContainEqual({ userType: 'TRANSLATE', count: 4, verified: 3 })
    expect(registrations).toHaveLength(30)
    const days = registrations.map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].toSorted())
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
    expect(days.at(-1)).toBe(today)
    expect(registrations[26]!.count).toBe(1)
    expect(registrations.slice(0, 26).every(({ count }) => count === 0)).toBe(true)
  })
})

interface AuditPage {
  content: { id: string; username: string | null; event: string; outcome: string; target: string | null }[]
  page: { totalElements: number }
}

describe('the audit log', () => {
  const read = (query: Record<string, unknown>) => ask<AuditPage>('AUDITOR', admin.audit, { query })

  test('is found by who, what, how it ended and on which row, together', async () => {
    const someone = await addReader(portal, 'LAWYER')
    const { app } = portal
    const { token } = await addAdministrator(portal.services.db, ['VERIFIER'])
    const params = { id: someone.id }
    expectCode(
      await makeCall(app, admin.restore, { params, body: { reason: '说明' } }, { token }),
      'wrongState',
    )
    expectCode(await makeCall(app, admin.suspend, { params, body: { reason: '说明' } }, { token }), 'done')
    const { content } = await read({ target: someone.id })
    expect(content.map(({ event, outcome }) => [event, outcome])).toEqual([
      ['admin.suspend', 'done'],
      ['admin.restore', 'refused'],
    ])
    const { username } = content[0]!
    const total = async (query: Record<string, unknown>) => (await read(query)).page.totalElements
    expect(await total({ username: username!.toUpperCase(), target: someone.id })).toBe(2)
    expect(await total({ username: username!.slice(3), event: 'admin.suspend' })).toBe(1)
    expect(await total({ target: someone.id, outcome: 'refused' })).toBe(1)
    expect(await total({ target: someone.id, event: 'admin.freeze' })).toBe(0)
    expect(await total({ username: 'nobody_%' })).toBe(0)
  })

  test('is found by days of Asia/Shanghai, both included', async () => {
    const { db } = portal.services
    // 23:59:59 on 9 May and 00:00 on 10 May in Shanghai, and the same two a day later.
    const instants = [
      '2020-05-09T15:59:59Z',
      '2020-05-09T16:00:00Z',
      '2020-05-10T15:59:59Z',
      '2020-05-10T16:00:00Z',
    ]
    await db
      .insertInto('audit_log')
      .values(
        instants.map((at) => ({
          at: new Date(at),
          account_id: null,
          event: 'sample.day',
          outcome: 'done' as const,
          target: at,
          request_id: 'sample',
        })),
      )
      .execute()
    const found = async (query: object) =>
      (await read({ event: 'sample.day', ...query })).content.map(({ target }) => instants.indexOf(target!))
    expect(await found({ from: '2020-05-10', to: '2020-05-10' })).toEqual([2, 1])
    expect(await found({ from: '2020-05-10' })).toEqual([3, 2, 1])
    expect(await found({ to: '2020-05-09' })).toEqual([0])
    expect(await found({ from: '2020-05-12' })).toEqual([])
    await ask('AUDITOR', admin.audit, { query: { from: '2020-02-30' } }, 'invalid')
  })

  test('names its events, each once', async () => {
    await portal.services.db
      .insertInto('audit_log')
      .values(
        ['b.second', 'a.first', 'b.second'].map((event) => ({
          event,
          account_id: null,
          outcome: 'done' as const,
          target: null,
          request_id: 'sample',
        })),
      )
      .execute()
    const events = await ask<string[]>('AUDITOR', admin.auditEvents)
    const { rows } = await sql<{ event: string }>`select distinct event from audit_log`.execute(
      portal.services.db,
    )
    expect(events.toSorted()).toEqual(rows.map(({ event }) => event).toSorted())
    expect(events).toContain('b.second')
  })

  test('keeps that it was read, and by whom', async () => {
    const { id, token } = await addAdministrator(portal.services.db, ['AUDITOR'])
    expectCode(await makeCall(portal.app, admin.audit, {}, { token }), 'done')
    const lines = await portal.services.db
      .selectFrom('audit_log')
      .select('event')
      .where('account_id', '=', id)
      .execute()
    expect(lines).toEqual([{ event: 'admin.read-audit' }])
  })
})

describe('the list of e-mails and SMS', () => {
  test('tells where each stands, not to whom it goes nor what it says', async () => {
    const { db, outbox } = portal.services
    await outbox.write(db, {
      key: 'one to be listed',
      channel: 'SMS',
      recipient: '+8613800009999',
      language: 'zh',
      subject: null,
      text: '验证码 246810',
      goodFor: 300,
    })
    const page = await ask<{ content: object[] }>('AUDITOR', admin.outgoing, { query: { channel: 'SMS' } })
    expect(page.content).toEqual([
      {
        id: expect.any(String),
        channel: 'SMS',
        state: 'KEPT',
        at: expect.any(String),
        doneAt: null,
      },
    ])
    expect(JSON.stringify(page)).not.toMatch(/246810|9999/)
    const sent = await ask<{ content: object[] }>('AUDITOR', admin.outgoing, { query: { state: 'SENT' } })
    expect(sent.content).toEqual([])
  })
})

describe('the settings', () => {
  const closed = {
    isRegistrationOpen: false,
    isForumReviewed: false,
    announcement: { zh: '今晚维护', en: 'Maintenance', ru: 'Работы' },
  }
  const open = { isRegistrationOpen: true, isForumReviewed: true, announcement: { zh: '', en: '', ru: '' } }

  test('hold at once here, and in another process on the same database', async () => {
    expect(await ask('SUPER', admin.settings)).toEqual(open)
    await ask('SUPER', admin.setSettings, { body: closed })
    expect(await ask('SUPER', admin.settings)).toEqual(closed)
    expect(await openSettings(portal.services.db).read()).toEqual(closed)
    await ask('SUPER', admin.setSettings, { body: open })
    expect(await ask('SUPER', admin.settings)).toEqual(open)
  })

  test('of a newer version of the portal are left alone', async () => {
    const { db } = portal.services
    await db
      .insertInto('setting')
      .values({ name: 'ofLater', value: JSON.stringify({}) })
      .execute()
    expect(await openSettings(db).read()).toEqual(open)
  })

  test('that nobody knows, or of another shape, are refused', async () => {
    const wrong = [
      { ...open, other: 1 },
      { ...open, isRegistrationOpen: 'no' },
      { ...open, announcement: 'hello' },
    ]
    for (const body of wrong) await ask('SUPER', admin.setSettings, { body }, 'invalid')
    expect(await ask('SUPER', admin.settings)).toEqual(open)
  })
})
