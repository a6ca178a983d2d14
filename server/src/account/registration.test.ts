import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, readEnvelope, takeCaptcha } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import {
  freshEmail,
  freshPhone,
  freshUsername,
  imageFile,
  newAccount,
  newAgency,
  newCompany,
  newLawyer,
  takeCode,
} from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, askForCode, logIn } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { registerPerson, registerCompany, registerAgency, registerLawyer } = calls.account
const register = (call: Call, body: object) => makeCall(portal.app, call, { body })

/** The fields an answer names. */
function fieldsOf(response: Awaited<ReturnType<typeof register>>): string[] {
  const { fields } = expectCode<{ fields: { field: string }[] }>(response, 'invalid')
  return fields.map(({ field }) => field)
}

function accountOf(username: string) {
  return portal.services.db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
}

describe('an individual', () => {
  test('registers with a phone and its code, and signs in by each name', async () => {
    const phone = freshPhone()
    const email = freshEmail()
    const smsCode = await askForCode(portal, { phone }, 'register')
    const emailCode = await askForCode(portal, { email }, 'register')
    const { services } = portal
    const given = { ...(await newAccount(services)), phone, smsCode, email: email.toUpperCase(), emailCode }
    const data = expectCode(await register(registerPerson, given), 'done')
    expect(data).toEqual({ username: given.username, verification: 'VERIFIED' })
    for (const name of [given.username, phone, email]) {
      expectCode(await logIn(portal.app, name, { password: given.password }), 'done')
    }
    expect(await accountOf(given.username)).toMatchObject({
      user_type: 'PERSON',
      phone,
      email,
      state: 'ACTIVE',
    })
  })

  test('has version, language and time of the agreement kept', async () => {
    const given = await newAccount(portal.services)
    expectCode(await register(registerPerson, given), 'done')
    const { id } = (await accountOf(given.username))!
    const rows = await portal.services.db
      .selectFrom('acceptance')
      .selectAll()
      .where('account_id', '=', id)
      .execute()
    expect(rows).toEqual([
      { account_id: id, document: 'AGREEMENT', ...given.agreement, accepted_at: expect.any(Date) },
    ])
  })

  test('cannot use a code twice', async () => {
    const given = await newAccount(portal.services)
    expectCode(await register(registerPerson, given), 'done')
    await portal.services.db
      .updateTable('account')
      .set({ phone: null })
      .where('phone', '=', given.phone)
      .execute()
    const again = { ...given, username: freshUsername() }
    expectCode(await register(registerPerson, again), 'verificationCodeWrong')
  })

  test('cannot use a code sent for something else, or none', async () => {
    const given = await newAccount(portal.services)
    const smsCode = await takeCode(portal.services, {
      channel: 'SMS',
      recipient: given.phone,
      purpose: 'login',
    })
    const wrong = smsCode === given.smsCode ? '000000' : smsCode
    expectCode(await register(registerPerson, { ...given, smsCode: wrong }), 'verificationCodeWrong')
    expectCode(await register(registerPerson, { ...given, phone: freshPhone() }), 'verificationCodeWrong')
    expect(await accountOf(given.username)).toBeUndefined()
  })

  test('keeps the code when the username is taken', async () => {
    const first = await newAccount(portal.services)
    expectCode(await register(registerPerson, first), 'done')
    const second = await newAccount(portal.services)
    const username = first.username.toUpperCase()
    expectCode(await register(registerPerson, { ...second, username }), 'usernameTaken')
    expectCode(await register(registerPerson, second), 'done')
  })

  test.each([
    ['password1', 'password'],
    ['Qwerty123', 'password'],
    ['1q2w3e4r', 'password'],
  ])('cannot have %s, which everyone has', async (password, field) => {
    const given = await newAccount(portal.services)
    expect(fieldsOf(await register(registerPerson, { ...given, password }))).toEqual([field])
  })

  test('cannot be a second one of a phone or an e-mail address', async () => {
    const { services } = portal
    const email = freshEmail()
    const withEmail = async () => ({
      ...(await newAccount(services)),
      email,
      emailCode: await takeCode(services, { channel: 'MAIL', recipient: email, purpose: 'register' }),
    })
    const first = await withEmail()
    expectCode(await register(registerPerson, first), 'done')
    expectCode(await register(registerPerson, await withEmail()), 'emailTaken')
    expectCode(
      await register(registerPerson, { ...(await newAccount(services)), phone: first.phone }),
      'phoneTaken',
    )
  })

  test('wins a username alone, of many who want it at once', async () => {
    const username = freshUsername()
    const all = await Promise.all(Array.from({ length: 6 }, () => newAccount(portal.services)))
    const answers = await Promise.all(all.map((given) => register(registerPerson, { ...given, username })))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    for (const answer of answers) if (answer !== done[0]) expectCode(answer, 'usernameTaken')
  })

  test('registers once with one code, however often it is sent at once', async () => {
    const given = await newAccount(portal.services)
    const names = Array.from({ length: 4 }, () => freshUsername())
    const answers = await Promise.all(
      names.map((username) => register(registerPerson, { ...given, username })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

describe('a company', () => {
  test('waits to be verified, with its licence kept', async () => {
    const given = await newCompany(portal.services)
    const data = expectCode(await register(registerCompany, given), 'done')
    expect(data).toEqual({ username: given.username, verification: 'PENDING' })
    const row = await portal.services.db
      .selectFrom('company')
      .innerJoin('stored_file', 'stored_file.id', 'company.license_image')
      .selectAll('stored_file')
      .select(['account_id', 'company.name as company', 'established_on'])
      .where('credit_code', '=', given.creditCode)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ media_type: 'image/png', purpose: 'BUSINESS_LICENCE', is_used: true })
    expect(row).toMatchObject({ company: given.name, established_on: '2015-03-02', owner_id: row.account_id })
    const content = await portal.services.files.read(row.id)
    expect(content).toEqual(Buffer.from(await given.licenseImage.arrayBuffer()))
  })

  test.each([
    ['a page with the name of an image', Buffer.from('<html><script>alert(1)</script>'), 'typeNotSupported'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'typeNotSupported'],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'typeNotSupported',
    ],
    ['nothing', Buffer.alloc(0), 'typeNotSupported'],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1), 'tooLarge'],
  ] as const)('cannot give %s as its licence', async (_, content, code) => {
    const given = await newCompany(portal.services)
    expectCode(await register(registerCompany, { ...given, licenseImage: imageFile(content) }), code)
    expect(await accountOf(given.username)).toBeUndefined()
  })

  test('cannot leave out its licence, or send it as a text', async () => {
    const given = await newCompany(portal.services)
    for (const licenseImage of [undefined, 'licence.png', { name: 'x', content: [1] }, null]) {
      expect(fieldsOf(await register(registerCompany, { ...given, licenseImage }))).toEqual(['licenseImage'])
    }
  })

  test('has a credit code of its own', async () => {
    const first = await newCompany(portal.services)
    expectCode(await register(registerCompany, first), 'done')
    const second = {
      ...(await newCompany(portal.services)),
      creditCode: ` ${first.creditCode.toLowerCase()} `,
    }
    const files = join(portal.services.config.dataDir, 'files')
    const before = await readdir(files, { recursive: true })
    expectCode(await register(registerCompany, second), 'identityTaken')
    expect(await accountOf(second.username)).toBeUndefined()
    // Of the licence nothing is left behind; a folder for its first letters may be.
    const left = await readdir(files, { recursive: true })
    expect(left.filter((name) => name.includes('/') && !before.includes(name))).toEqual([])
  })

  test.each([
    ['a credit code with a wrong check', { creditCode: '911100006000373410' }, 'creditCode'],
    ['an industry that is none', { industry: 'ZZ' }, 'industry'],
    ['a size that is none', { size: 'HUGE' }, 'size'],
    ['a date to come', { establishedOn: '2999-01-01' }, 'establishedOn'],
    ['a date that never was', { establishedOn: '2015-02-30' }, 'establishedOn'],
    ['no name', { name: '  ' }, 'name'],
  ])('cannot give %s', async (_, change, field) => {
    const given = { ...(await newCompany(portal.services)), ...change }
    expect(fieldsOf(await register(registerCompany, given))).toEqual([field])
  })
})

describe('an agency', () => {
  test.each(['LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const)(
    'of type %s has it as its user type',
    async (type) => {
      const given = { ...(await newAgency(portal.services)), type }
      expectCode(await register(registerAgency, given), 'done')
      expect(await accountOf(given.username)).toMatchObject({ user_type: type, verification: 'PENDING' })
    },
  )

  test('agrees to the keeping of the identity number, which is sealed', async () => {
    const given = await newAgency(portal.services)
    expect(fieldsOf(await register(registerAgency, { ...given, identityConsent: false }))).toEqual([
      'identityConsent',
    ])
    expectCode(await register(registerAgency, given), 'done')
    const { id } = (await accountOf(given.username))!
    const { db } = portal.services
    const documents = await db
      .selectFrom('acceptance')
      .select('document')
      .where('account_id', '=', id)
      .execute()
    expect(documents.map(({ document }) => document).toSorted()).toEqual(['AGREEMENT', 'IDENTITY'])
    const row = await db
      .selectFrom('agency')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(given.legalPersonIdentity.number)
    expect(Buffer.from(row.identity_sealed).toString('latin1')).not.toContain(
      given.legalPersonIdentity.number,
    )
  })

  test('has a name of its own for one legal person, who may have several', async () => {
    const { services } = portal
    const first = await newAgency(services)
    expectCode(await register(registerAgency, first), 'done')
    const { legalPersonIdentity } = first
    const same = { ...(await newAgency(services)), legalPersonIdentity }
    expectCode(await register(registerAgency, same), 'identityTaken')
    const other = { ...(await newAgency(services)), legalPersonIdentity, name: '样例翻译社' }
    expectCode(await register(registerAgency, other), 'done')
  })

  test('has that name however it is written', async () => {
    const { services } = portal
    const first = { ...(await newAgency(services)), name: 'Acme Translation' }
    expectCode(await register(registerAgency, first), 'done')
    const { legalPersonIdentity } = first
    for (const name of ['ACME  Translation', 'Acme-Translation.', 'Ａｃｍｅ Translation']) {
      const same = { ...(await newAgency(services)), legalPersonIdentity, name }
      expectCode(await register(registerAgency, same), 'identityTaken')
    }
  })
})

describe('a lawyer', () => {
  test('has an identity and a licence of their own', async () => {
    const { services } = portal
    const first = await newLawyer(services)
    expectCode(await register(registerLawyer, first), 'done')
    const sameIdentity = { ...(await newLawyer(services)), identity: first.identity }
    expectCode(await register(registerLawyer, sameIdentity), 'identityTaken')
    const sameLicence = { ...(await newLawyer(services)), licence: first.licence }
    expectCode(await register(registerLawyer, sameLicence), 'identityTaken')
  })

  test('of another country gives bar and number, and a passport', async () => {
    const given = {
      ...(await newLawyer(portal.services)),
      identity: { kind: 'PASSPORT', number: 'N 1234567' },
      licence: {
        kind: 'FOREIGN',
        country: 'KZ',
        bar: 'Алматинская городская коллегия адвокатов',
        number: '12-34',
      },
    }
    expectCode(await register(registerLawyer, given), 'done')
  })

  test('of another country has the licence of a bar, however both are written', async () => {
    const { services } = portal
    const licensed = async (bar: string, number: string) => ({
      ...(await newLawyer(services)),
      licence: { kind: 'FOREIGN', country: 'KZ', bar, number },
    })
    const taken = [await licensed('almaty bar', 'A123'), await licensed('Almaty  Bar.', 'a.1/23')]
    expectCode(await register(registerLawyer, await licensed('Almaty Bar', 'A123')), 'done')
    for (const same of taken) expectCode(await register(registerLawyer, same), 'identityTaken')
    expectCode(await register(registerLawyer, await licensed('Astana Bar', 'A123')), 'done')
    expectCode(await register(registerLawyer, await licensed('Almaty Bar', 'B123')), 'done')

    const atOnce = [await licensed('Almaty Bar', '7/7'), await licensed('ALMATY BAR', '77')]
    const answers = await Promise.all(atOnce.map((one) => register(registerLawyer, one)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    [
      'a licence of the mainland with 16 digits',
      { licence: { kind: 'CHINA', number: '1'.repeat(16) } },
      'licence.number',
    ],
    [
      'an ID with a wrong check',
      { identity: { kind: 'RESIDENT_ID', number: '110105194912310021' } },
      'identity.number',
    ],
    ['an area that is none', { specialties: ['MAGIC'] }, 'specialties'],
    ['no area', { specialties: [] }, 'specialties'],
    ['a law office that is none', { lawFirm: { officeId: crypto.randomUUID() } }, 'lawFirm.officeId'],
  ])('cannot give %s', async (_, change, field) => {
    const given = { ...(await newLawyer(portal.services)), ...change }
    expect(fieldsOf(await register(registerLawyer, given))).toEqual([field])
  })

  test('chooses among the law offices that are verified and in use', async () => {
    const { services } = portal
    const office = { ...(await newAgency(services)), name: '可选样例律师事务所' }
    expectCode(await register(registerAgency, office), 'done')
    const { id } = (await accountOf(office.username))!
    const list = async () => {
      const answer = await makeCall(portal.app, calls.account.lawOffices, { query: { keyword: '可选' } })
      return expectCode<object[]>(answer, 'done')
    }
    const choose = async () => ({ ...(await newLawyer(services)), lawFirm: { officeId: id } })

    expect(await list()).toEqual([])
    expect(fieldsOf(await register(registerLawyer, await choose()))).toEqual(['lawFirm.officeId'])

    await services.db.updateTable('account').set({ verification: 'VERIFIED' }).where('id', '=', id).execute()
    expect(await list()).toEqual([{ id, name: office.name }])
    expectCode(await register(registerLawyer, await choose()), 'done')

    await services.db.updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', id).execute()
    expect(await list()).toEqual([])
  })

  test('searches law offices by any signs, none of which means something else', async () => {
    const answer = await makeCall(portal.app, calls.account.lawOffices, { query: { keyword: '%' } })
    expect(expectCode(answer, 'done')).toEqual([])
  })
})

describe('while registration is closed', () => {
  const setOpen = async (isRegistrationOpen: boolean) => {
    const { settings } = portal.services
    await settings.write({ ...(await settings.read()), isRegistrationOpen })
  }

  test('nobody registers or gets a code for it, and everything else goes on', async () => {
    const { services, app } = portal
    const given = await newAccount(services)
    const person = await addPerson(services.db)
    const bodies = [
      [registerPerson, given],
      [registerCompany, await newCompany(services)],
      [registerAgency, await newAgency(services)],
      [registerLawyer, await newLawyer(services)],
    ] as const
    await setOpen(false)
    for (const [call, body] of bodies) {
      const refused = await makeCall(app, call, { body }, { language: 'en' })
      expectCode(refused, 'notNow')
      expect(readEnvelope(refused).message).toMatch(/registration/i)
    }
    const { cookies, answer } = await takeCaptcha(app)
    const asked = { phone: freshPhone(), captcha: answer }
    expectCode(await makeCall(app, calls.account.sendSms, { body: asked }, { cookies }), 'notNow')
    expect(await askForCode(portal, { phone: person.phone }, 'login')).toMatch(/^\d{6}$/)

    await setOpen(true)
    expectCode(await makeCall(app, calls.account.sendSms, { body: asked }, { cookies }), 'done')
    expectCode(await register(registerPerson, given), 'done')
  })
})
