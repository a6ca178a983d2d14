import { calls } from '@portal/protocol/calls.ts'
import { userTypes } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { codeMessage } from '../kernel/words.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, logIn, password, type Person } from './fixtures.ts'
import { isRightPassword } from './passwords.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'

let portal: Portal
let person: Person

beforeAll(async () => {
  portal = await openTestPortal()
  person = await addPerson(portal.services.db)
})
afterAll(() => portal.close())

describe('signing in', () => {
  const national = () => person.phone.slice(3)

  test.each([
    ['username', () => person.username],
    ['username in lower case', () => person.username.toLowerCase()],
    ['username in upper case', () => person.username.toUpperCase()],
    ['username with spaces around', () => `  ${person.username} `],
    ['e-mail', () => person.email],
    ['e-mail in upper case', () => person.email.toUpperCase()],
    ['phone with its country code', () => person.phone],
    ['phone of the mainland without it', national],
    [
      'phone with spaces',
      () => `+86 ${national().slice(0, 3)} ${national().slice(3, 7)} ${national().slice(7)}`,
    ],
    [
      'phone with hyphens',
      () => `${national().slice(0, 3)}-${national().slice(3, 7)}-${national().slice(7)}`,
    ],
  ])('by %s', async (_, account) => {
    const data = expectCode(await logIn(portal.app, account()), 'done')
    expect(data).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      userInfo: { id: person.id, userType: 'PERSON', username: person.username, picture: null },
    })
  })

  test.each(userTypes)('as %s tells that type', async (userType) => {
    const { id, username } = await addPerson(portal.services.db, { userType })
    const data = expectCode<{ userInfo: unknown }>(await logIn(portal.app, username), 'done')
    expect(data.userInfo).toEqual({ id, userType, username, picture: null })
  })

  test('makes a new token each time', async () => {
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await logIn(portal.app, person.username)
        return expectCode<{ accessToken: string }>(response, 'done').accessToken
      }),
    )
    expect(new Set(tokens).size).toBe(3)
  })
})

describe('refusing to sign in', () => {
  test('says the same of a wrong name and a wrong password', async () => {
    const wrongName = await logIn(portal.app, 'nobody_by_this_name')
    const wrongPassword = await logIn(portal.app, person.username, { password: 'wrong' })
    expect(expectCode(wrongName, 'wrongPassword')).toEqual(expectCode(wrongPassword, 'wrongPassword'))
    expect(wrongName.body).toBe(wrongPassword.body)
    expect(Object.keys(wrongName.headers)).toEqual(Object.keys(wrongPassword.headers))
    expect(wrongName.headers['set-cookie']).toBeUndefined()
  })

  test.each(languages)('speaks %s', async (language) => {
    const response = await logIn(portal.app, 'nobody', {}, { language })
    expect(response.json()).toMatchObject({ code: '792102', message: codeMessage('wrongPassword', language) })
  })

  test.each([
    ['in another case', password.toUpperCase()],
    ['with a space after it', `${password} `],
    ['shortened', password.slice(0, -1)],
    ['as NUL', `${password}\0`],
  ])('a password %s', async (_, wrong) => {
    const other = await addPerson(portal.services.db)
    const { statusCode } = await logIn(portal.app, other.username, { password: wrong })
    expect([400, 401]).toContain(statusCode)
  })

  test('takes a name as it stands: no pattern, no SQL', async () => {
    for (const account of ['%', '_', 'Reader%', "' or ''='", '*', '+86', '86', '()']) {
      expectCode(await logIn(portal.app, account), 'wrongPassword')
    }
  })

  test('a suspended account only after the right password', async () => {
    const { username } = await addPerson(portal.services.db, { state: 'SUSPENDED' })
    expectCode(await logIn(portal.app, username, { password: 'wrong' }), 'wrongPassword')
    const response = await logIn(portal.app, username, {}, { language: 'en' })
    expectCode(response, 'suspended')
    expect(response.json()).toMatchObject({
      message: 'Account has been suspended, please contact the platform administrator.',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('a cancelled account as if it did not exist', async () => {
    const { username } = await addPerson(portal.services.db, { state: 'CANCELLED' })
    const response = await logIn(portal.app, username)
    expect(response.body).toBe((await logIn(portal.app, 'nobody_at_all')).body)
  })

  test('nobody whose sessions end while the password is looked at', async () => {
    const { id, username } = await addPerson(portal.services.db)
    const suspend = portal.services.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', id).execute()
      await transaction.deleteFrom('session').where('account_id', '=', id).execute()
    })
    await Promise.all([logIn(portal.app, username), suspend])
    const left = portal.services.db.selectFrom('session').select('id').where('account_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  test('no frozen account: it may sign in and read', async () => {
    const { username } = await addPerson(portal.services.db, { state: 'FROZEN' })
    const { accessToken } = expectCode<{ accessToken: string }>(await logIn(portal.app, username), 'done')
    const current = await makeCall(portal.app, calls.account.current, {}, { token: accessToken })
    expect(expectCode(current, 'done')).toMatchObject({ username })
  })
})

describe('passwords', () => {
  test('open nothing where there is no account, not even the one that is hashed in its stead', async () => {
    expect(await isRightPassword(null, 'no account has this password')).toBe(false)
    expect(await isRightPassword(null, '')).toBe(false)
  })

  test('are stored as argon2id hashes of at least 19 MiB and two passes', async () => {
    const { password_hash: hash } = await portal.services.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash)!
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
  })
})
