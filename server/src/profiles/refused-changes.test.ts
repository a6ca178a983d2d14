import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { freshLicence } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addSomebody,
  approve as approveAs,
  callAs,
  decide,
  fieldsOf,
  readProfile,
  registerAgency,
  registerCompany,
  registerLawyer,
  submissionStates,
  update as updateAs,
  upload,
  waitingId,
  type Somebody,
} from './fixtures.ts'

let portal: Portal
let verifier: Somebody

beforeAll(async () => {
  portal = await openTestPortal()
  verifier = await addSomebody(portal, 'ADMIN', ['VERIFIER'])
})
afterAll(() => portal.close())

const { updateCompany, updateAgency, updateLawyer } = calls.profiles

type LawyerData = Awaited<ReturnType<typeof registerLawyer>>['data']

const approve = (owner: Somebody) => approveAs(portal, verifier, owner)
const update = (owner: Somebody, call: Call, body: object) => updateAs(portal, owner, call, body)
const states = (owner: Somebody) => submissionStates(portal, owner)

describe('a number that another has', () => {
  test('is refused where it is given', async () => {
    const [first, second] = [await registerCompany(portal), await registerCompany(portal)]
    const { creditCode } = first.data
    const taken = { ...second.data, creditCode }
    expectCode(await callAs(portal, second, updateCompany, { body: taken }), 'identityTaken')
    await approve(second)
    expectCode(await callAs(portal, second, updateCompany, { body: taken }), 'identityTaken')
    expect(await states(second)).toEqual(['APPROVED'])
  })

  test.each([
    ['identity', (data: LawyerData) => ({ identity: data.identity })],
    ['licence', (data: LawyerData) => ({ licence: data.licence })],
  ])('is refused of a lawyer’s %s', async (_, part) => {
    const [first, second] = [await registerLawyer(portal), await registerLawyer(portal)]
    const body = { ...second.data, ...part(first.data) }
    expectCode(await callAs(portal, second, updateLawyer, { body }), 'identityTaken')
  })

  test('is refused of a licence abroad however it is written', async () => {
    const [first, second] = [await registerLawyer(portal), await registerLawyer(portal)]
    const licence = { kind: 'FOREIGN', country: 'KG', bar: 'Osh Bar', number: 'B 77/1' }
    await update(first, updateLawyer, { ...first.data, licence })
    await approve(first)
    const body = { ...second.data, licence: { ...licence, bar: 'OSH bar', number: 'b771' } }
    expectCode(await callAs(portal, second, updateLawyer, { body }), 'identityTaken')
  })

  test('is refused of an agency with the name, and not without it', async () => {
    const [first, second] = [await registerAgency(portal), await registerAgency(portal)]
    const { legalPersonIdentity } = first.data
    const body = { ...second.data, legalPersonIdentity }
    expectCode(await callAs(portal, second, updateAgency, { body }), 'identityTaken')
    const written = { ...body, name: ` ${first.data.name.slice(0, 2)} ${first.data.name.slice(2)}` }
    expectCode(await callAs(portal, second, updateAgency, { body: written }), 'identityTaken')
    await update(second, updateAgency, { ...body, name: '另一家样例事务所' })
  })

  test('since the change was given is refused to who approves it, and the change waits on', async () => {
    const [first, second] = [await registerLawyer(portal), await registerLawyer(portal)]
    await approve(first)
    await approve(second)
    const licence = { kind: 'CHINA', number: freshLicence() }
    await update(first, updateLawyer, { ...first.data, licence })
    await update(second, updateLawyer, { ...second.data, licence })
    await approve(first)
    const waiting = await waitingId(portal, second)
    expectCode(await decide(portal, verifier, waiting), 'identityTaken')
    expect(await waitingId(portal, second)).toBe(waiting)
    expect((await readProfile(portal, second, 'lawyer')).data).toMatchObject({ licence: second.data.licence })
    expectCode(await decide(portal, verifier, waiting, '执业证号已被使用'), 'done')
  })
})

describe('an update is refused with', () => {
  test.each([
    ['an industry that is none', { industry: 'ZZ' }, 'industry'],
    ['a wrong credit code', { creditCode: '911100006000373410' }, 'creditCode'],
    ['a text for an image', { licenseImage: 'licence.png' }, 'licenseImage'],
    ['no name', { name: ' ' }, 'name'],
    ['a field that is none', { verification: 'VERIFIED' }, ''],
  ])('%s', async (_, change, field) => {
    const owner = await registerCompany(portal)
    const fields = fieldsOf(
      await callAs(portal, owner, updateCompany, { body: { ...owner.data, ...change } }),
    )
    expect(fields).toEqual([expect.stringContaining(field)])
    expect((await readProfile(portal, owner, 'company')).data).toMatchObject(owner.data)
  })

  test('a file that is another’s, of another purpose, or named already', async () => {
    const [owner, other] = [await registerCompany(portal), await registerCompany(portal)]
    const used = (await readProfile(portal, other, 'company')).data['licenseImage'] as { id: string }
    const files = [
      await upload(portal, other, 'BUSINESS_LICENCE'),
      await upload(portal, owner, 'AVATAR'),
      used.id,
      crypto.randomUUID(),
    ]
    for (const licenseImage of files) {
      const body = { ...owner.data, licenseImage }
      expect(fieldsOf(await callAs(portal, owner, updateCompany, { body }))).toEqual(['licenseImage'])
    }
    expect(await states(owner)).toEqual(['PENDING'])
  })

  test('a law office that may not be chosen; one’s own may stay', async () => {
    const office = await registerAgency(portal)
    const lawyer = await registerLawyer(portal)
    const body = { ...lawyer.data, lawFirm: { officeId: office.id } }
    expect(fieldsOf(await callAs(portal, lawyer, updateLawyer, { body }))).toEqual(['lawFirm.officeId'])
    await approve(office)
    await update(lawyer, updateLawyer, body)
    const { db } = portal.services
    await db.updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', office.id).execute()
    await update(lawyer, updateLawyer, { ...body, name: '李又名' })
    expect((await readProfile(portal, lawyer, 'lawyer')).data).toMatchObject({
      lawFirm: { officeId: office.id, name: office.data.name },
    })
  })

  test('no consent to the keeping of an identity number', async () => {
    const owner = await registerAgency(portal)
    const body = { ...owner.data, identityConsent: false }
    expect(fieldsOf(await callAs(portal, owner, updateAgency, { body }))).toEqual(['identityConsent'])
  })

  test('another user type’s call', async () => {
    const owner = await registerLawyer(portal)
    for (const call of [updateCompany, updateAgency]) {
      expectCode(await callAs(portal, owner, call, { body: owner.data }), 'notForYou')
    }
  })
})
