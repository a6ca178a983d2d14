import type { accountActions } from '@portal/protocol/admin/people-calls.ts'
import { calls } from '@portal/protocol/calls.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import { accountStates, type AccountState, type AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { addAdministrator, type SignedInPerson } from './fixtures.ts'

type Action = (typeof accountActions)[number]
type Page = { content: { id: string }[]; page: { totalElements: number } }

const { admin } = calls
const reason = '多次发布虚假信息'

let portal: Portal
let boss: SignedInPerson
let verifier: SignedInPerson

beforeAll(async () => {
  portal = await openTestPortal()
  boss = await addAdministrator(portal.services.db, ['SUPER'])
  verifier = await addAdministrator(portal.services.db, ['VERIFIER'])
})
afterAll(() => portal.close())

const move = (action: Action, id: string, { token }: { token: string }) =>
  makeCall(portal.app, admin[action], { params: { id }, body: { reason } }, { token })

async function stateOf(id: string): Promise<AccountState> {
  const { db } = portal.services
  const { state } = await db
    .selectFrom('account')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

interface Shown {
  abilities: string[]
  history: { by: string; action: string; from: string; to: string; note: string }[]
}

async function showPerson<Data = Shown>(id: string, { token }: { token: string }): Promise<Data> {
  return expectCode<Data>(await makeCall(portal.app, admin.person, { params: { id } }, { token }), 'done')
}

/** What each move makes of each state, written out apart from the table that the server reads. */
const moves: Record<AccountState, Partial<Record<Action, AccountState>>> = {
  ACTIVE: { suspend: 'SUSPENDED', freeze: 'FROZEN', cancel: 'CANCELLED' },
  SUSPENDED: { freeze: 'FROZEN', restore: 'ACTIVE', cancel: 'CANCELLED' },
  FROZEN: { suspend: 'SUSPENDED', restore: 'ACTIVE', cancel: 'CANCELLED' },
  CANCELLED: {},
}
const everyAction: Action[] = ['suspend', 'freeze', 'restore', 'cancel']
const cells = accountStates.flatMap((from) => everyAction.map((action) => ({ from, action })))

describe('an account moved by an administrator', () => {
  test.each(cells)('$action from $from', async ({ from, action }) => {
    const to = moves[from][action]
    for (const by of [verifier, boss]) {
      const { id } = await addReader(portal, 'LAWYER', { state: from })
      const data = expectCode(await move(action, id, by), to ? 'done' : 'wrongState')
      expect(data).toEqual(to ? null : { state: from })
      expect(await stateOf(id)).toBe(to ?? from)
      const { history, abilities } = await showPerson(id, by)
      const written = { by: by.username, action, from, to, note: reason }
      expect(history).toEqual(to ? [expect.objectContaining(written)] : [])
      expect(abilities).toEqual(everyAction.filter((one) => moves[to ?? from][one]))
    }
  })

  test.each(cells)('$action from $from, of another administrator', async ({ from, action }) => {
    const to = moves[from][action]
    const { id } = await addReader(portal, 'ADMIN', { state: from, roles: ['DESK'] })
    expectCode(await move(action, id, verifier), 'notForYou')
    expect((await showPerson(id, verifier)).abilities).toEqual([])
    expect(await stateOf(id)).toBe(from)
    expectCode(await move(action, id, boss), to ? 'done' : 'wrongState')
    expect(await stateOf(id)).toBe(to ?? from)
  })

  test.each(everyAction)('%s of one’s own account', async (action) => {
    for (const self of [boss, verifier]) {
      expectCode(await move(action, self.id, self), 'notNow')
      expect(await stateOf(self.id)).toBe('ACTIVE')
      expect((await showPerson(self.id, self)).abilities).toEqual([])
    }
  })

  test('needs a reason', async () => {
    const { id } = await addReader(portal)
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
      const input = { params: { id }, body }
      expectCode(await makeCall(portal.app, admin.suspend, input, { token: boss.token }), 'invalid')
    }
    expect(await stateOf(id)).toBe('ACTIVE')
  })

  test('that nobody has is not found', async () => {
    for (const action of everyAction) {
      expectCode(await move(action, crypto.randomUUID(), boss), 'notFound')
    }
  })

  test('by two at once is moved once', async () => {
    const { id } = await addReader(portal)
    const answers = await Promise.all([move('suspend', id, boss), move('suspend', id, verifier)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await showPerson(id, boss)).history).toHaveLength(1)
  })
})

describe('what a move does to its owner', () => {
  test('suspended, every session ends at once, and restoring brings none back', async () => {
    const someone = await addReader(portal)
    const other = await openSession(portal.services.db, someone.id)
    expectCode(await move('suspend', someone.id, boss), 'done')
    for (const token of [someone.token, other]) {
      expectCode(await makeCall(portal.app, calls.account.sessions, {}, { token }), 'sessionEnded')
    }
    expectCode(await move('restore', someone.id, boss), 'done')
    for (const token of [someone.token, other]) {
      expectCode(await makeCall(portal.app, calls.account.sessions, {}, { token }), 'sessionEnded')
    }
  })

  test('frozen, they read and do not write', async () => {
    const { id, token } = await addReader(portal)
    expectCode(await move('freeze', id, boss), 'done')
    expectCode(await makeCall(portal.app, calls.account.sessions, {}, { token }), 'done')
    expectCode(await makeCall(portal.app, calls.account.endOtherSessions, {}, { token }), 'notNow')
  })

  test.each(['suspend', 'freeze'] as const)('%s and restore are told with the reason', async (action) => {
    const { id, email } = await addReader(portal)
    for (const step of [action, 'restore'] as const) expectCode(await move(step, id, boss), 'done')
    const told = await portal.services.db
      .selectFrom('message')
      .select(['type', 'event', 'params'])
      .where('account_id', '=', id)
      .execute()
    const events = [action === 'suspend' ? 'accountSuspended' : 'accountFrozen', 'accountRestored']
    expect(told.map(({ event }) => event).toSorted()).toEqual(events.toSorted())
    for (const message of told) expect(message).toMatchObject({ type: 'SYSTEM', params: { reason } })
    const { messages } = await portal.services.outbox.kept({ recipient: email, offset: 0, limit: 9 })
    expect(messages).toHaveLength(2)
    for (const { text } of messages) expect(text).toContain(reason)
  })
})

describe('the roles of administrators', () => {
  const setRoles = (id: string, roles: AdminRole[], { token }: { token: string }) =>
    makeCall(portal.app, admin.setRoles, { params: { id }, body: { roles } }, { token })

  async function rolesOf(id: string): Promise<AdminRole[]> {
    return (await showPerson<{ roles: AdminRole[] }>(id, boss)).roles
  }

  test('are set by SUPER, hold at once, and are told to their owner', async () => {
    const someone = await addAdministrator(portal.services.db, ['DESK'])
    expectCode(await makeCall(portal.app, admin.audit, {}, { token: someone.token }), 'notForYou')
    expectCode(await setRoles(someone.id, ['AUDITOR', 'DESK', 'AUDITOR'], boss), 'done')
    expect(await rolesOf(someone.id)).toEqual(['DESK', 'AUDITOR'])
    expectCode(await makeCall(portal.app, admin.audit, {}, { token: someone.token }), 'done')
    const { history } = await showPerson(someone.id, boss)
    expect(history).toMatchObject([{ by: boss.username, action: 'setRoles', note: 'DESK, AUDITOR' }])
    const told = await portal.services.db
      .selectFrom('message')
      .select('event')
      .where('account_id', '=', someone.id)
      .execute()
    expect(told).toEqual([{ event: 'rolesChanged' }])
  })

  test('are not set by others, nor for people who are no administrators', async () => {
    const { id } = await addReader(portal)
    expectCode(await setRoles(id, ['SUPER'], verifier), 'notForYou')
    expectCode(await setRoles(id, ['SUPER'], boss), 'notNow')
    expectCode(await setRoles(crypto.randomUUID(), ['DESK'], boss), 'notFound')
    const gone = await addReader(portal, 'ADMIN', { state: 'CANCELLED' })
    expectCode(await setRoles(gone.id, ['DESK'], boss), 'wrongState')
    expect(await rolesOf(id)).toEqual([])
  })

  test('leave SUPER with somebody who can use it', async () => {
    const { db } = portal.services
    expectCode(await setRoles(boss.id, ['VERIFIER'], boss), 'notNow')
    const second = await addAdministrator(db, ['SUPER'])
    expectCode(await move('suspend', second.id, boss), 'done')
    expectCode(await setRoles(boss.id, [], boss), 'notNow')
    expect(await rolesOf(boss.id)).toEqual(['SUPER'])
    expectCode(await setRoles(second.id, ['DESK'], boss), 'done')
  })

  test('leave SUPER with one of two who take it from each other at once', async () => {
    const { db } = portal.services
    for (let round = 0; round < 5; round += 1) {
      const other = await addAdministrator(db, ['SUPER'])
      const answers = await Promise.all([setRoles(boss.id, [], other), setRoles(other.id, [], boss)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const left = await db
        .selectFrom('account')
        .select('id')
        .where((eb) => eb(eb.val('SUPER'), '=', eb.fn.any('admin_roles')))
        .where('state', '=', 'ACTIVE')
        .execute()
      expect(left).toHaveLength(1)
      await db
        .updateTable('account')
        .set({ admin_roles: ['SUPER'] })
        .where('id', '=', boss.id)
        .execute()
      await db
        .updateTable('account')
        .set({ admin_roles: ['DESK'] })
        .where('id', '=', other.id)
        .execute()
    }
  })

  test('leave SUPER with one of two who suspend each other at once', async () => {
    const { db } = portal.services
    const other = await addAdministrator(db, ['SUPER'])
    const answers = await Promise.all([move('suspend', boss.id, other), move('suspend', other.id, boss)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect([await stateOf(boss.id), await stateOf(other.id)].toSorted()).toEqual(['ACTIVE', 'SUSPENDED'])
    await db.updateTable('account').set({ state: 'ACTIVE' }).where('id', '=', boss.id).execute()
    await db.updateTable('account').set({ admin_roles: [] }).where('id', '=', other.id).execute()
    boss = { ...boss, token: await openSession(db, boss.id) }
  })
})

describe('the list of people', () => {
  async function list(query: Record<string, unknown>, code: CodeName = 'done'): Promise<Page> {
    const response = await makeCall(portal.app, admin.people, { query }, { token: verifier.token })
    return expectCode<Page>(response, code)
  }
  const idsOf = ({ content }: Page) => content.map(({ id }) => id)

  test('finds by part of a username or name, and by a whole phone number or e-mail address', async () => {
    const company = await addReader(portal, 'ENTERPRISE')
    const own = `独一无二${company.username}贸易`
    await portal.services.db
      .updateTable('company')
      .set({ name: own })
      .where('account_id', '=', company.id)
      .execute()
    const { phone, email, username } = company
    const keywords = [
      username.toUpperCase(),
      username.slice(2),
      own.slice(1, 9),
      phone,
      phone.slice(3),
      email,
    ]
    for (const keyword of keywords) {
      expect([keyword, idsOf(await list({ keyword, size: 100 })).includes(company.id)]).toEqual([
        keyword,
        true,
      ])
    }
    for (const keyword of [phone.slice(0, -1), email.slice(1), '%', '_____________']) {
      expect([keyword, idsOf(await list({ keyword, size: 100 })).includes(company.id)]).toEqual([
        keyword,
        false,
      ])
    }
  })

  test('is narrowed by type, state and verification together', async () => {
    const frozen = await addReader(portal, 'TRANSLATE', { state: 'FROZEN', verification: 'PENDING' })
    await addReader(portal, 'TRANSLATE', { verification: 'PENDING' })
    await addReader(portal, 'TRANSLATE', { state: 'FROZEN' })
    const query = { userType: 'TRANSLATE', state: 'FROZEN', verification: 'PENDING' }
    expect(idsOf(await list(query))).toEqual([frozen.id])
    await list({ state: 'GONE' }, 'invalid')
  })

  test('shows the newest first, page by page, each once', async () => {
    const { page } = await list({})
    const ids: string[] = []
    for (let number = 1; ids.length < page.totalElements; number += 1) {
      ids.push(...idsOf(await list({ page: number, size: 40 })))
    }
    const rows = await portal.services.db
      .selectFrom('account')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    expect(ids).toEqual(rows.map(({ id }) => id))
  })

  test('masks phones and addresses, which the account alone shows, leaving a line in the audit log', async () => {
    const { id, phone, email, username } = await addReader(portal, 'LAWYER')
    const { content } = await list({ keyword: username })
    const row = content[0] as unknown as Record<string, string>
    expect(row).toMatchObject({ id, name: expect.any(String) })
    expect(JSON.stringify(row)).not.toContain(phone)
    expect(JSON.stringify(row)).not.toContain(email)
    expect([row.phone, row.email]).toEqual([expect.stringContaining('*'), expect.stringContaining('*')])

    const shown = await showPerson<Record<string, unknown>>(id, verifier)
    expect(shown).toMatchObject({
      phone,
      email,
      data: { kind: 'LAWYER', identity: { number: expect.stringMatching(/^\d{17}[\dX]$/) } },
    })
    const lines = await portal.services.db
      .selectFrom('audit_log')
      .select(['account_id', 'outcome'])
      .where('event', '=', 'admin.read-person')
      .where('target', '=', id)
      .execute()
    expect(lines).toEqual([{ account_id: verifier.id, outcome: 'done' }])
  })

  test('leaves a line in the audit log, as whoever reads one account does', async () => {
    await list({ size: 10 })
    const lines = await portal.services.db
      .selectFrom('audit_log')
      .select(['event', 'outcome'])
      .where('account_id', '=', verifier.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(lines).toEqual([{ event: 'admin.list-people', outcome: 'done' }])
  })
})
