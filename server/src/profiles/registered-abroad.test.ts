import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import {
  freshBin,
  freshCreditCode,
  freshInn,
  freshOgrn,
  freshStir,
  newAgency,
  newCompany,
  newKazakhCompany,
  newUzbekOffice,
} from '../testing/account-inputs.ts'
import { ownMessage } from '../kernel/words.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addSomebody,
  approve,
  callAs,
  fieldsOf,
  isUsed,
  readProfile,
  signIn,
  update,
  upload,
  type Somebody,
} from './fixtures.ts'

let portal: Portal
let verifier: Somebody

beforeAll(async () => {
  portal = await openTestPortal()
  verifier = await addSomebody(portal, 'ADMIN', ['VERIFIER'])
})
afterAll(() => portal.close())

const { registerCompany, registerAgency } = calls.account
const { updateCompany, updateAgency } = calls.profiles
const register = (call: Call, body: object) => makeCall(portal.app, call, { body })

type Given = Awaited<ReturnType<typeof newKazakhCompany>> | Awaited<ReturnType<typeof newUzbekOffice>>

async function registered(call: Call, given: Given): Promise<Somebody> {
  expectCode(await register(call, given), 'done')
  return signIn(portal, given.username)
}

describe('registered abroad', () => {
  test('a company in Kazakhstan gives БИН and certificate, and is verified with them', async () => {
    const given = await newKazakhCompany(portal.services)
    const owner = await registered(registerCompany, {
      ...given,
      registrationNumber: ` ${given.registrationNumber} `,
    })
    const { data, verification } = await readProfile(portal, owner, 'company')
    const { country, registrationNumber } = given
    const shown = { country, registrationNumber, creditCode: null, licenseImage: { mediaType: 'image/png' } }
    expect(data).toMatchObject(shown)
    expect(verification).toBe('PENDING')
    const waiting = await portal.services.db
      .selectFrom('submission')
      .select('id')
      .where('account_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const read = await callAs(portal, verifier, calls.verification.read, { params: waiting })
    expect(expectCode<object>(read, 'done')).toMatchObject({ given: { kind: 'COMPANY', ...shown } })
    await approve(portal, verifier, owner)
    expect((await readProfile(portal, owner, 'company')).verification).toBe('VERIFIED')
  })

  test('a law office in Uzbekistan does, and a lawyer may choose it', async () => {
    const given = await newUzbekOffice(portal.services)
    const owner = await registered(registerAgency, given)
    const { name, country, registrationNumber } = given
    const { data } = await readProfile(portal, owner, 'agency')
    const { licenseImage } = data as { licenseImage: { id: string } }
    expect(data).toMatchObject({ type: 'LAW_OFFICE', name, country, registrationNumber })
    expect(await isUsed(portal, licenseImage.id)).toBe(true)
    await approve(portal, verifier, owner)
    const offices = await makeCall(portal.app, calls.account.lawOffices, { query: { keyword: name } })
    expect(expectCode<object[]>(offices, 'done')).toContainEqual({ id: owner.id, name })
  })

  test.each([
    [
      'a Russian number with a wrong check digit',
      { country: 'RU', registrationNumber: '7707083894' },
      'registrationNumber',
    ],
    [
      'a Kazakh number with a wrong check digit',
      { registrationNumber: '020240000554' },
      'registrationNumber',
    ],
    ['no number', { registrationNumber: undefined }, 'registrationNumber'],
    ['a credit code', { creditCode: freshCreditCode() }, 'creditCode'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['no certificate', { licenseImage: undefined }, 'licenseImage'],
  ])('a company cannot give %s', async (_, change, field) => {
    const given = { ...(await newKazakhCompany(portal.services)), ...change }
    expect(fieldsOf(await register(registerCompany, given))).toEqual([field])
  })

  test.each([
    ['no number', { registrationNumber: undefined }, 'registrationNumber'],
    ['no certificate', { licenseImage: undefined }, 'licenseImage'],
    ['a text for a certificate', { licenseImage: 'certificate.png' }, 'licenseImage'],
  ])('an agency cannot give %s', async (_, change, field) => {
    const given = { ...(await newUzbekOffice(portal.services)), ...change }
    expect(fieldsOf(await register(registerAgency, given))).toEqual([field])
  })

  test.each([
    ['a company', 'registrationNumber', registerCompany, newCompany],
    ['an agency', 'registrationNumber', registerAgency, newAgency],
  ] as const)('%s of China has no %s', async (_, field, call, fresh) => {
    const given = { ...(await fresh(portal.services)), country: 'CN', registrationNumber: '12345' }
    expect(fieldsOf(await register(call, given))).toEqual([field])
  })
})

describe('a number of a country’s register', () => {
  test('is one account’s, a company’s or an agency’s, and another country may give it again', async () => {
    const { services } = portal
    const first = await newKazakhCompany(services)
    const { registrationNumber } = first
    await registered(registerCompany, first)
    const second = { ...(await newKazakhCompany(services)), registrationNumber }
    expectCode(await register(registerCompany, second), 'identityTaken')
    const office = { ...(await newUzbekOffice(services)), country: 'KZ', registrationNumber }
    expectCode(await register(registerAgency, office), 'identityTaken')
    await registered(registerAgency, { ...office, country: 'KG' })
  })

  test('goes to one of those who give it at once', async () => {
    const { services } = portal
    const registrationNumber = freshInn()
    const abroad = { country: 'RU', registrationNumber }
    const answers = await Promise.all([
      register(registerCompany, { ...(await newKazakhCompany(services)), ...abroad }),
      register(registerCompany, { ...(await newKazakhCompany(services)), ...abroad }),
      register(registerAgency, { ...(await newUzbekOffice(services)), ...abroad }),
      register(registerAgency, { ...(await newUzbekOffice(services)), ...abroad }),
    ])
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    for (const answer of answers) if (answer !== done[0]) expectCode(answer, 'identityTaken')
  })

  test('of no shape of its own is one account’s however it is written', async () => {
    const { services } = portal
    const kyrgyz = (registrationNumber: string) => ({ country: 'KG', registrationNumber })
    const firm = async (number: string) =>
      register(registerCompany, { ...(await newKazakhCompany(services)), ...kyrgyz(number) })
    const first = { ...(await newKazakhCompany(services)), ...kyrgyz('145/07.А-ООО') }
    const owner = await registered(registerCompany, first)
    expect((await readProfile(portal, owner, 'company')).data).toMatchObject({
      registrationNumber: '145/07.АООО',
    })
    for (const number of ['14507АООО', '145-07 а/ооо']) expectCode(await firm(number), 'identityTaken')
    const office = { ...(await newUzbekOffice(services)), ...kyrgyz('14507/А.ООО') }
    expectCode(await register(registerAgency, office), 'identityTaken')
    const answers = await Promise.all(['9/07-Б', '907/Б', '90.7Б'].map(firm))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expectCode(await firm('14507БООО'), 'done')
  })

  test('is one body’s in Russia, whichever of its two it gives', async () => {
    const { services } = portal
    const russian = (name: string, registrationNumber: string) => ({
      name,
      country: 'RU',
      registrationNumber,
    })
    const firm = async (name: string, number: string) =>
      register(registerCompany, { ...(await newKazakhCompany(services)), ...russian(name, number) })
    const first = { ...(await newKazakhCompany(services)), ...russian('ООО «Пример-Груз»', freshOgrn()) }
    await registered(registerCompany, first)
    const taken = await firm('Общество с ограниченной ответственностью "ПРИМЕР-ГРУЗ"', freshInn())
    expectCode(taken, 'identityTaken')
    expect(taken.json<{ message: string }>().message).toBe(ownMessage('otherNumber', 'zh'))
    const office = { ...(await newUzbekOffice(services)), ...russian('ООО "Пример - Груз"', freshInn()) }
    expectCode(await register(registerAgency, office), 'identityTaken')
    // Another body of the same name shows by its own number of that kind that it is another.
    expectCode(await firm('ООО «Пример-Груз»', freshOgrn()), 'done')
    expectCode(await firm('ООО «Пример-Море»', freshInn()), 'done')
    expectCode(await firm('ООО «Пример-Море»', freshOgrn()), 'identityTaken')
  })

  test('of either kind goes to one of a name’s two at once', async () => {
    const { services } = portal
    const name = 'АО «Две цифры»'
    const answers = await Promise.all(
      [freshOgrn(), freshInn()].map(async (registrationNumber) =>
        register(registerCompany, {
          ...(await newKazakhCompany(services)),
          name,
          country: 'RU',
          registrationNumber,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is refused to who changes to it', async () => {
    const { services } = portal
    const first = await newUzbekOffice(services)
    await registered(registerAgency, first)
    const owner = await registered(registerAgency, await newUzbekOffice(services))
    const body = { ...agencyUpdateOf(first), registrationNumber: first.registrationNumber }
    expectCode(await callAs(portal, owner, updateAgency, { body }), 'identityTaken')
  })
})

/** What an agency gives of its data at an update. */
function agencyUpdateOf(given: Awaited<ReturnType<typeof newUzbekOffice>>) {
  const { name, responsiblePerson, legalPersonIdentity, identityConsent, address, establishedOn, size } =
    given
  return {
    name,
    country: given.country,
    registrationNumber: given.registrationNumber,
    responsiblePerson,
    legalPersonIdentity,
    identityConsent,
    address,
    establishedOn,
    size,
  }
}

describe('a change', () => {
  test('of a verified company’s country and number waits, while the old stay valid', async () => {
    const given = await newKazakhCompany(portal.services)
    const owner = await registered(registerCompany, given)
    await approve(portal, verifier, owner)
    const { name, address, establishedOn, industry, size } = given
    const abroad = { country: 'RU', registrationNumber: freshInn() }
    const body = { name, address, establishedOn, industry, size, ...abroad }
    expect(await update(portal, owner, updateCompany, body)).toEqual({ waits: true })
    const { data, submission } = await readProfile(portal, owner, 'company')
    expect(data).toMatchObject({ country: 'KZ', registrationNumber: given.registrationNumber })
    expect(submission?.data).toMatchObject({ ...abroad, creditCode: null })
    await approve(portal, verifier, owner)
    const inChina = { name, address, establishedOn, industry, size, creditCode: freshCreditCode() }
    await update(portal, owner, updateCompany, inChina)
    await approve(portal, verifier, owner)
    expect((await readProfile(portal, owner, 'company')).data).toMatchObject({
      country: 'CN',
      registrationNumber: null,
      creditCode: inChina.creditCode,
    })
  })

  test('of an agency that goes abroad names a certificate, which an agency of China has none of', async () => {
    const { services } = portal
    const given = await newAgency(services)
    expectCode(await register(registerAgency, given), 'done')
    const owner = await signIn(portal, given.username)
    const abroad = { country: 'KZ', registrationNumber: freshBin() }
    const body = {
      ...agencyUpdateOf({ ...(await newUzbekOffice(services)), ...given, ...abroad }),
      ...abroad,
    }
    expect(fieldsOf(await callAs(portal, owner, updateAgency, { body }))).toEqual(['licenseImage'])
    const licenseImage = await upload(portal, owner, 'BUSINESS_LICENCE')
    await update(portal, owner, updateAgency, { ...body, licenseImage })
    const moved = await readProfile(portal, owner, 'agency')
    expect(moved.data).toMatchObject({ ...abroad, licenseImage: { id: licenseImage } })
    const { registrationNumber: _number, ...back } = { ...body, country: 'CN' }
    expect(fieldsOf(await callAs(portal, owner, updateAgency, { body: { ...back, licenseImage } }))).toEqual([
      'licenseImage',
    ])
    await update(portal, owner, updateAgency, back)
    expect((await readProfile(portal, owner, 'agency')).data).toMatchObject({
      country: 'CN',
      registrationNumber: null,
      licenseImage: null,
    })
    expect(await isUsed(portal, licenseImage)).toBe(false)
  })

  test('keeps the certificate where none is given', async () => {
    const given = await newUzbekOffice(portal.services)
    const owner = await registered(registerAgency, given)
    const before = (await readProfile(portal, owner, 'agency')).data as { licenseImage: { id: string } }
    await update(portal, owner, updateAgency, { ...agencyUpdateOf(given), registrationNumber: freshStir() })
    const after = (await readProfile(portal, owner, 'agency')).data as { licenseImage: { id: string } }
    expect(after.licenseImage.id).toBe(before.licenseImage.id)
  })
})

test('the exported data of an owner have country and number', async () => {
  const given = await newUzbekOffice(portal.services)
  const owner = await registered(registerAgency, given)
  const answer = await callAs(portal, owner, calls.account.exportData)
  const { country, registrationNumber } = given
  expect(answer.body).toContain(registrationNumber)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(new RegExp(`"country":\\s*"${country}"`))
})
