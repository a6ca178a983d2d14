import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, logIn, password, type Person } from './fixtures.ts'
import { openSession } from './sessions.ts'

let portal: Portal
let person: Person

beforeAll(async () => {
  portal = await openTestPortal()
  person = await addPerson(portal.services.db)
})
afterAll(() => portal.close())

async function linesOf(requestId: unknown) {
  return portal.services.db
    .selectFrom('audit_log')
    .select(['account_id', 'event', 'outcome', 'target'])
    .where('request_id', '=', String(requestId))
    .execute()
}

describe('the audit log', () => {
  test('tells who has signed in', async () => {
    const response = await logIn(portal.app, person.username)
    expectCode(response, 'done')
    expect(await linesOf(response.headers['x-request-id'])).toEqual([
      { account_id: person.id, event: 'account.login', outcome: 'done', target: null },
    ])
  })

  test('tells whose account was tried with a wrong password', async () => {
    const response = await logIn(portal.app, person.username, { password: 'wrong' })
    expectCode(response, 'wrongPassword')
    const [line, ...others] = await linesOf(response.headers['x-request-id'])
    expect(others).toEqual([])
    expect(line).toMatchObject({ event: 'account.login', outcome: 'refused' })
    expect([line!.account_id, line!.target]).toContain(person.id)
  })

  test('has a line of a name that nobody has, without the name', async () => {
    const response = await logIn(portal.app, 'somebody_unknown')
    expect(await linesOf(response.headers['x-request-id'])).toEqual([
      { account_id: null, event: 'account.login', outcome: 'refused', target: null },
    ])
  })

  test('has a line of input that was not valid', async () => {
    const response = await logIn(portal.app, '')
    expectCode(response, 'invalid')
    expect(await linesOf(response.headers['x-request-id'])).toMatchObject([{ outcome: 'refused' }])
  })

  test('tells who has signed out, and that a second time was refused', async () => {
    const token = await openSession(portal.services.db, person.id)
    const first = await makeCall(portal.app, calls.account.logOut, {}, { token })
    const second = await makeCall(portal.app, calls.account.logOut, {}, { token })
    expect(await linesOf(first.headers['x-request-id'])).toEqual([
      { account_id: person.id, event: 'account.logout', outcome: 'done', target: null },
    ])
    expect(await linesOf(second.headers['x-request-id'])).toEqual([
      { account_id: null, event: 'account.logout', outcome: 'refused', target: null },
    ])
  })

  test.each(['%00', 'a%00b'])('has a line of what has the id %s', async (id) => {
    const token = await openSession(portal.services.db, person.id)
    const url = addressOf(calls.account.endSession, { params: { id: 'x' } }).replace(/x$/, id)
    const response = await portal.app.inject({ method: 'DELETE', url, headers: { accesstoken: token } })
    expect(response.statusCode).toBeLessThan(500)
    expect(await linesOf(response.headers['x-request-id'])).toMatchObject([
      { account_id: person.id, event: 'account.end-session', outcome: 'refused' },
    ])
  })

  test('has no line of reading', async () => {
    const response = await makeCall(portal.app, calls.account.current)
    expect(await linesOf(response.headers['x-request-id'])).toEqual([])
  })

  test('holds no password, name, phone or e-mail', async () => {
    const { rows } = await portal.services.store.executeSql('select audit_log::text as row from audit_log')
    const text = rows.map(({ row }) => String(row)).join('\n')
    for (const secret of [password, 'somebody_unknown', person.phone, person.email, person.username]) {
      expect(text).not.toContain(secret)
    }
  })
})
