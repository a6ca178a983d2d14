import { calls } from '@portal/protocol/calls.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, expectCode, makeCall, takeCaptcha } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import {
  freshEmail,
  freshPhone,
  freshUsername,
  newAgency,
  newCompany,
  newLawyer,
  takeCode,
} from '../testing/account-inputs.ts'
import { moving } from '../kernel/mover.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { endAccount } from './actions/end-account.ts'
import { sealIdentity } from '../profiles/seal-identity.ts'
import { addPerson, logIn, password, readCode } from './fixtures.ts'
import { openSession } from './sessions.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { account: own } = calls
const db = () => portal.services.db

function accountOf(username: string) {
  return db().selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
}

async function codeFor(phone: string): Promise<string> {
  return takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'cancelAccount' })
}

async function cancel(
  person: { id: string; phone: string },
  given: { password?: string; code?: string } = {},
) {
  const token = await openSession(db(), person.id)
  const body = { password, code: await codeFor(person.phone), ...given }
  return makeCall(portal.app, own.cancelAccount, { body }, { token })
}

/** Every value of every row of the database, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db())
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        db(),
      )
      return rows.map(({ row }) => row).join('\n')
    }),
  )
  return texts.join('\n')
}

const registrations = {
  ENTERPRISE: { call: own.registerCompany, make: newCompany, told: ['name', 'creditCode', 'address'] },
  LAW_OFFICE: { call: own.registerAgency, make: newAgency, told: ['responsiblePerson', 'address', 'brief'] },
  LAWYER: { call: own.registerLawyer, make: newLawyer, told: ['name'] },
} as const

describe('a cancelled account', () => {
  test.each(Object.keys(registrations) as (keyof typeof registrations)[])(
    'of type %s leaves nothing that tells who it was',
    async (type) => {
      const { call, make, told } = registrations[type]
      const mark = `样例${type}`
      const email = freshEmail()
      const emailCode = await takeCode(portal.services, {
        channel: 'MAIL',
        recipient: email,
        purpose: 'register',
      })
      const given: Record<string, unknown> = { ...(await make(portal.services)), email, emailCode }
      for (const field of told) if (field !== 'creditCode') given[field] = mark + field
      expectCode(await makeCall(portal.app, call, { body: given }), 'done')
      const { id, phone, username } = await accountOf(String(given['username']))
      await addFile(portal.services, id, 'AVATAR', { isUsed: true })
      const secrets = [phone!, email, ...told.map((field) => String(given[field]))]
      const before = await everything()
      for (const secret of secrets) expect(before, secret).toContain(secret)

      expectCode(await cancel({ id, phone: phone! }), 'done')

      const after = await everything()
      for (const secret of secrets) expect(after, secret).not.toContain(secret)
      expect(await accountOf(username)).toMatchObject({
        state: 'CANCELLED',
        password_hash: '',
        picture: null,
      })
      const files = await db()
        .selectFrom('stored_file')
        .select('is_used')
        .where('owner_id', '=', id)
        .execute()
      expect(files.length).toBeGreaterThan(0)
      expect(files.every(({ is_used }) => !is_used)).toBe(true)
    },
  )

  test('frees its phone and its identity, and keeps its username', async () => {
    const given = await newLawyer(portal.services)
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: given }), 'done')
    const { id } = await accountOf(given.username)
    expectCode(await cancel({ id, phone: given.phone }), 'done')

    const code = () =>
      takeCode(portal.services, { channel: 'SMS', recipient: given.phone, purpose: 'register' })
    const again = { ...given, smsCode: await code() }
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: again }), 'usernameTaken')
    const other = { ...again, username: `${given.username}_2` }
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: other }), 'done')
  })

  test('signs in by none of its names, ends its sessions, and is as unknown as any', async () => {
    const person = await addPerson(db())
    const other = await openSession(db(), person.id)
    expectCode(await cancel(person), 'done')
    for (const name of [person.username, person.phone, person.email]) {
      expectCode(await logIn(portal.app, name), 'wrongPassword')
      expectCode(await logIn(portal.app, name, { password: '' }), 'invalid')
    }
    expect(expectCode(await makeCall(portal.app, own.current, {}, { token: other }), 'done')).toBeNull()
    const { cookies, answer } = await takeCaptcha(portal.app)
    const query = { email: person.email, captcha: answer }
    expectCode(await makeCall(portal.app, own.sendResetLink, { query }, { cookies }), 'emailUnknown')
  })

  test('is told of where its owner was reached', async () => {
    const person = await addPerson(db())
    expectCode(await cancel(person), 'done')
    const { messages } = await portal.services.outbox.kept({ recipient: person.email, offset: 0, limit: 5 })
    expect(messages[0]).toMatchObject({ subject: '账号已注销' })
    expect(messages[0]!.text).toContain(person.username)
  })

  test('leaves its firm’s name with the lawyers of the firm', async () => {
    const office = await newAgency(portal.services)
    expectCode(await makeCall(portal.app, own.registerAgency, { body: office }), 'done')
    const { id: officeId } = await accountOf(office.username)
    const given = await newLawyer(portal.services)
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: given }), 'done')
    const { id } = await accountOf(given.username)
    await db()
      .updateTable('lawyer')
      .set({ law_office_id: officeId, law_firm_name: null })
      .where('account_id', '=', id)
      .execute()
    expectCode(await cancel({ id: officeId, phone: office.phone }), 'done')
    const lawyer = await db()
      .selectFrom('lawyer')
      .select(['law_office_id', 'law_firm_name'])
      .where('account_id', '=', id)
      .executeTakeFirst()
    expect(lawyer).toEqual({ law_office_id: null, law_firm_name: office.name })
  })

  test('has its end in its history, and its cookies cleared', async () => {
    const person = await addPerson(db())
    const response = await cancel(person)
    expectCode(response, 'done')
    expect(response.cookies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'accessToken', value: '' }),
        expect.objectContaining({ name: 'userInfo', value: '' }),
      ]),
    )
    const moves = await db()
      .selectFrom('history')
      .select(['subject', 'action', 'from_state', 'to_state', 'by_account'])
      .where('subject_id', '=', person.id)
      .execute()
    expect(moves).toEqual([
      {
        subject: 'account',
        action: 'cancel',
        from_state: 'ACTIVE',
        to_state: 'CANCELLED',
        by_account: person.id,
      },
    ])
  })
})

describe('cancelling', () => {
  test('takes the password and a code of its own', async () => {
    const person = await addPerson(db())
    const others = await addPerson(db())
    expectCode(await cancel(person, { password: 'Wrong_one_1' }), 'wrongPassword')
    expectCode(await cancel(person, { code: await codeFor(others.phone) }), 'verificationCodeWrong')
    for (const purpose of ['login', 'reset', 'changePhone'] as const) {
      const code = await takeCode(portal.services, { channel: 'SMS', recipient: person.phone, purpose })
      await codeFor(person.phone)
      expectCode(await cancel(person, { code }), 'verificationCodeWrong')
    }
    expect((await accountOf(person.username)).state).toBe('ACTIVE')
    expectCode(await cancel(person), 'done')
  })

  test('sends its code to the phone of whoever is signed in, and to no other', async () => {
    const person = await addPerson(db())
    const token = await openSession(db(), person.id)
    async function send(given: object, from: { token?: string }) {
      const { cookies, answer } = await takeCaptcha(portal.app)
      const body = { purpose: 'cancelAccount', captcha: answer, ...given }
      return makeCall(portal.app, own.sendSms, { body }, { ...from, cookies })
    }
    expectCode(await send({}, {}), 'sessionEnded')
    expectCode(await send({ phone: person.phone }, {}), 'sessionEnded')
    expect(expectCode(await send({ phone: freshPhone() }, { token }), 'invalid')).toMatchObject({
      fields: [{ field: 'phone', message: '请输入本账号绑定的手机号' }],
    })
    expectCode(await send({ purpose: 'login' }, { token }), 'invalid')
    expectCode(await send({}, { token }), 'done')
    const body = { password, code: await readCode(portal, person.phone) }
    expectCode(await makeCall(portal.app, own.cancelAccount, { body }, { token }), 'done')
  })

  test('of one account by two at once ends it once', async () => {
    const person = await addPerson(db())
    const token = await openSession(db(), person.id)
    const body = { password, code: await codeFor(person.phone) }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => makeCall(portal.app, own.cancelAccount, { body }, { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const moves = await db().selectFrom('history').select('id').where('subject_id', '=', person.id).execute()
    expect(moves).toHaveLength(1)
  })

  test('is open to the frozen', async () => {
    const person = await addPerson(db(), { state: 'FROZEN' })
    expectCode(await cancel(person), 'done')
  })
})

describe('an account that an administrator ends', () => {
  test.each([
    ['zh', { email: null, phone: freshPhone() }],
    ['en', { email: freshEmail(), phone: null }],
    ['ru', { email: freshEmail(), phone: freshPhone() }],
  ] as const)('is told why, in %s, where it was reached', async (language, { email, phone }) => {
    const person = await addPerson(db())
    await db().updateTable('account').set({ language, email, phone }).where('id', '=', person.id).execute()
    const admin = await addAccount(db(), freshUsername(), 'ADMIN', { roles: ['SUPER'] })
    const input = { params: { id: person.id }, body: { reason: 'Several accounts of one person' } }
    const token = await openSession(db(), admin)
    expectCode(await makeCall(portal.app, calls.admin.cancel, input, { token }), 'done')
    const recipient = email ?? phone
    const { messages } = await portal.services.outbox.kept({ recipient, offset: 0, limit: 1 })
    const { text } = messages[0]!
    expect(text).toContain(input.body.reason)
    expect(text).not.toMatch(/如非本人操作|If you did not|Если это сделали не вы|\{\{/)
  })
})

describe('of administrators who can name others', () => {
  let supers = 0
  async function addSuper() {
    supers += 1
    const phone = freshPhone()
    const id = await addAccount(db(), `super_${supers}`, 'ADMIN', { phone, roles: ['SUPER'] })
    return { id, phone }
  }
  const leave = (id: string, by = id) =>
    moving(portal.services, (mover) =>
      endAccount(mover, portal.services, { accountId: id, by, reason: 'gone' }),
    )

  test('two who leave at once leave one behind', async () => {
    await db().updateTable('account').set({ admin_roles: [] }).execute()
    const both = [await addSuper(), await addSuper()]
    const ends = await Promise.allSettled(both.map(({ id }) => leave(id)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'wrongState', data: { state: 'ACTIVE' } },
    })
  })

  test('one who is suspended does not count', async () => {
    await db().updateTable('account').set({ admin_roles: [] }).execute()
    const [one, other] = [await addSuper(), await addSuper()]
    await db().updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', other.id).execute()
    await expect(leave(one.id)).rejects.toMatchObject({ code: 'wrongState' })
    await leave(other.id, one.id)
    await expect(leave(other.id, one.id)).rejects.toMatchObject({
      code: 'wrongState',
      data: { state: 'CANCELLED' },
    })
  })
})

describe('the copy of one’s data', () => {
  async function copyOf(id: string) {
    const response = await makeCall(portal.app, own.exportData, {}, { token: await openSession(db(), id) })
    expect(response.statusCode).toBe(200)
    return { response, document: response.json<Record<string, unknown>>() }
  }

  test('is a file named by the day, with identity numbers whole and no secret', async () => {
    const given = await newLawyer(portal.services)
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: given }), 'done')
    const { id, password_hash } = await accountOf(given.username)
    const { response, document } = await copyOf(id)
    expect(response.headers['content-disposition']).toMatch(/\d{4}-\d{2}-\d{2}\.json/)
    expect(response.headers['cache-control']).toContain('no-store')
    expect(document).toMatchObject({
      account: { username: given.username, phone: given.phone, state: 'ACTIVE' },
      profile: { name: given.name, identity: given.identity, licence_number: given.licence.number },
      submissions: [{ state: 'PENDING' }],
      acceptances: expect.arrayContaining([expect.objectContaining({ document: 'IDENTITY' })]),
      auditLog: [expect.objectContaining({ event: 'account.register-lawyer' })],
    })
    expect(response.body).not.toContain(password_hash)
    expect(response.body).not.toMatch(/hash|sealed|"Buffer"/)
  })

  test('is there without a number that is sealed with a key nobody has', async () => {
    const given = await newLawyer(portal.services)
    expectCode(await makeCall(portal.app, own.registerLawyer, { body: given }), 'done')
    const { id } = await accountOf(given.username)
    await db()
      .updateTable('lawyer')
      .set(sealIdentity('a key that was lost', given.identity))
      .where('account_id', '=', id)
      .execute()
    const { document } = await copyOf(id)
    expect(document).toMatchObject({ profile: { name: given.name, identity: null } })
  })

  test('holds what its owner wrote, not what others did', async () => {
    const [writer, partner] = [await addPerson(db()), await addPerson(db())]
    const [first_id, second_id] = [writer.id, partner.id].toSorted() as [string, string]
    const { id: conversation_id } = await db()
      .insertInto('conversation')
      .values({ first_id, second_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('conversation_entry')
      .values([
        { conversation_id, author_id: writer.id, text: 'mine' },
        { conversation_id, author_id: partner.id, text: 'theirs' },
      ])
      .execute()
    await db()
      .insertInto('person')
      .values({ account_id: partner.id, full_name: 'Айгуль Сатпаева', company: null, country: null })
      .execute()
    const { response, document } = await copyOf(writer.id)
    expect(document['conversationEntries']).toMatchObject([{ to: 'Айгуль Сатпаева', text: 'mine' }])
    expect(response.body).not.toContain('theirs')
    for (const secret of [partner.phone, partner.email]) expect(response.body).not.toContain(secret)
  })

  test.each<UserType>(['PERSON', 'ENTERPRISE', 'LAW_OFFICE', 'TRANSLATE', 'OTHER', 'ADMIN'])(
    'is there for %s',
    async (userType) => {
      const { id, username } = await addPerson(db(), { userType })
      expect((await copyOf(id)).document).toMatchObject({ account: { username }, members: [], messages: [] })
    },
  )
})
