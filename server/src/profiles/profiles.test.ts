import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { freshCreditCode } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addSomebody,
  approve as approveAs,
  callAs,
  decide,
  isUsed,
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

const approve = (owner: Somebody) => approveAs(portal, verifier, owner)
const update = (owner: Somebody, call: Call, body: object) => updateAs(portal, owner, call, body)
const states = (owner: Somebody) => submissionStates(portal, owner)

describe('data that were never verified', () => {
  test('wait from registration on, and their owner sees identity numbers whole', async () => {
    const owner = await registerAgency(portal)
    const { data, verification, submission } = await readProfile(portal, owner, 'agency')
    const { identityConsent: _, ...given } = owner.data
    const inChina = { country: 'CN', registrationNumber: null, licenseImage: null }
    expect(data).toEqual({ type: 'LAW_OFFICE', ...inChina, ...given })
    expect(verification).toBe('PENDING')
    expect(submission).toMatchObject({ state: 'PENDING', reason: null, data: null })
  })

  test('are changed at once, and wait anew', async () => {
    const owner = await registerLawyer(portal)
    const specialties = ['TRADE', 'TRADE', 'ENERGY']
    const change = { ...owner.data, name: '李改名', specialties, brief: '样例' }
    expect(await update(owner, updateLawyer, change)).toEqual({ waits: true })
    const { data, submission } = await readProfile(portal, owner, 'lawyer')
    expect(data).toMatchObject({ name: '李改名', specialties: ['TRADE', 'ENERGY'], brief: '样例' })
    expect(submission).toMatchObject({ state: 'PENDING', data: null })
    expect(await states(owner)).toEqual(['SUPERSEDED', 'PENDING'])
  })

  test('may be corrected after they were rejected, and are waited for again', async () => {
    const owner = await registerCompany(portal)
    expectCode(await decide(portal, verifier, await waitingId(portal, owner), '名称不符'), 'done')
    const rejected = await readProfile(portal, owner, 'company')
    expect(rejected.verification).toBe('REJECTED')
    expect(rejected.submission).toMatchObject({ state: 'REJECTED', reason: '名称不符' })
    const account = await callAs(portal, owner, calls.account.account)
    expect(expectCode(account, 'done')).toMatchObject({ verificationReason: '名称不符' })

    expect(await update(owner, updateCompany, { ...owner.data, name: '青岛改名样例公司' })).toEqual({
      waits: true,
    })
    const again = await readProfile(portal, owner, 'company')
    expect(again).toMatchObject({ verification: 'PENDING', submission: { state: 'PENDING', reason: null } })
    expect(await states(owner)).toEqual(['REJECTED', 'PENDING'])
  })

  test('let the image before go, when another takes its place', async () => {
    const owner = await registerCompany(portal)
    const { data } = await readProfile(portal, owner, 'company')
    const before = (data['licenseImage'] as { id: string }).id
    const licenseImage = await upload(portal, owner, 'BUSINESS_LICENCE')
    await update(owner, updateCompany, { ...owner.data, licenseImage })
    expect(await isUsed(portal, before)).toBe(false)
    expect(await isUsed(portal, licenseImage)).toBe(true)
    await update(owner, updateCompany, owner.data)
    expect(await readProfile(portal, owner, 'company')).toMatchObject({
      data: { licenseImage: { id: licenseImage } },
    })
  })

  test('are one submission that waits, however often they are sent at once', async () => {
    const owner = await registerAgency(portal)
    await Promise.all(
      ['一', '二', '三', '四'].map((name) => update(owner, updateAgency, { ...owner.data, name })),
    )
    const all = await states(owner)
    expect(all.filter((state) => state === 'PENDING')).toHaveLength(1)
    expect(all).toHaveLength(5)
  })
})

describe('data that were verified', () => {
  test('stay valid while a change waits, and give way when it is approved', async () => {
    const owner = await registerCompany(portal)
    await approve(owner)
    const licenseImage = await upload(portal, owner, 'BUSINESS_LICENCE')
    const change = { ...owner.data, name: '青岛新名样例公司', creditCode: freshCreditCode(), licenseImage }
    expect(await update(owner, updateCompany, change)).toEqual({ waits: true })

    const waiting = await readProfile(portal, owner, 'company')
    expect(waiting.verification).toBe('VERIFIED')
    expect(waiting.data).toMatchObject({ name: owner.data.name, creditCode: owner.data.creditCode })
    expect(waiting.submission).toMatchObject({
      state: 'PENDING',
      data: { name: change.name, creditCode: change.creditCode, licenseImage: { id: licenseImage } },
    })

    await approve(owner)
    const { data, verification, submission } = await readProfile(portal, owner, 'company')
    expect(verification).toBe('VERIFIED')
    expect(data).toMatchObject({ ...change, licenseImage: { id: licenseImage } })
    expect(submission?.state).toBe('APPROVED')
  })

  test('stay verified when a change of them is rejected', async () => {
    const owner = await registerAgency(portal)
    await approve(owner)
    await update(owner, updateAgency, { ...owner.data, responsiblePerson: '赵改名' })
    expectCode(await decide(portal, verifier, await waitingId(portal, owner), '缺少证明'), 'done')
    const { data, verification, submission } = await readProfile(portal, owner, 'agency')
    expect(verification).toBe('VERIFIED')
    expect(data['responsiblePerson']).toBe(owner.data.responsiblePerson)
    expect(submission).toMatchObject({
      state: 'REJECTED',
      reason: '缺少证明',
      data: { responsiblePerson: '赵改名' },
    })
  })

  test.each([
    ['a company', registerCompany, updateCompany, { industry: 'C', size: 'UNDER_20' }],
    ['an agency', registerAgency, updateAgency, { size: 'FROM_20_TO_99' }],
    ['a lawyer', registerLawyer, updateLawyer, { specialties: ['FINANCE'], brief: '样例简介' }],
  ] as const)('of %s let what is not verified be changed at once', async (_, register, call, extras) => {
    const owner = await register(portal)
    await approve(owner)
    expect(await update(owner, call, { ...owner.data, ...extras })).toEqual({
      waits: false,
    })
    const kind = 'industry' in extras ? 'company' : 'brief' in extras ? 'lawyer' : 'agency'
    const { data, submission } = await readProfile(portal, owner, kind)
    expect(data).toMatchObject(extras)
    expect(submission?.state).toBe('APPROVED')
    expect(await states(owner)).toEqual(['APPROVED'])
  })

  test('are the same again: the change that waited is taken back, and nothing waits', async () => {
    const owner = await registerAgency(portal)
    await approve(owner)
    const change = { ...owner.data, address: '青岛市样例路 99 号' }
    await update(owner, updateAgency, change)
    const waiting = await waitingId(portal, owner)
    expect(await update(owner, updateAgency, { ...change, size: 'FROM_20_TO_99' })).toEqual({ waits: true })
    expect(await waitingId(portal, owner)).toBe(waiting)
    expect(await update(owner, updateAgency, owner.data)).toEqual({ waits: false })
    expect(await states(owner)).toEqual(['APPROVED', 'SUPERSEDED'])
    expectCode(await decide(portal, verifier, waiting), 'wrongState')
  })

  test('keep what waits when another change takes its place', async () => {
    const owner = await registerCompany(portal)
    await approve(owner)
    const licenseImage = await upload(portal, owner, 'BUSINESS_LICENCE')
    await update(owner, updateCompany, { ...owner.data, licenseImage })
    await update(owner, updateCompany, { ...owner.data, name: '青岛又名样例公司' })
    const { submission } = await readProfile(portal, owner, 'company')
    expect(submission?.data).toMatchObject({ name: '青岛又名样例公司', licenseImage: { id: licenseImage } })
    expect(await states(owner)).toEqual(['APPROVED', 'SUPERSEDED', 'PENDING'])
  })

  test('may have the valid image again instead of the one that waits', async () => {
    const owner = await registerCompany(portal)
    await approve(owner)
    const { data } = await readProfile(portal, owner, 'company')
    await update(owner, updateCompany, {
      ...owner.data,
      licenseImage: await upload(portal, owner, 'BUSINESS_LICENCE'),
    })
    const { id: licenseImage } = data['licenseImage'] as { id: string }
    expect(await update(owner, updateCompany, { ...owner.data, licenseImage })).toEqual({ waits: false })
    expect(await isUsed(portal, licenseImage)).toBe(true)
  })
})
