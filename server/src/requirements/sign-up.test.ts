import { calls } from '@portal/protocol/calls.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import { addOrder } from '../orders/fixtures/rows.ts'
import { freshBin, freshStir } from '../testing/account-inputs.ts'
import { addFile, admitAbroad, registerAbroad } from '../testing/details.ts'
import { openSides, signUpGiven } from './fixtures/market.ts'

const own = calls.requirements
const { portal, market, owner, lawyer, office } = await openSides()
afterAll(() => portal.close())

describe('who may sign up', () => {
  test.each([
    ['ENTERPRISE', {}, 'notForYou'],
    ['TRANSLATE', { type: 'LITIGATION', disputeType: 'CONTRACT' }, 'notNow'],
    ['OTHER', { type: 'LEGAL_OPINION' }, 'notNow'],
  ] as const)('%s is refused where it may not', async (userType, changed, code) => {
    const id = await market.show(owner, changed)
    await market.refused(own.signUp, await market.person(userType), at(id, signUpGiven), code)
  })

  test('nobody signs up for their own, twice, or for what is not shown', async () => {
    const id = await market.publish(lawyer)
    await market.refused(own.signUp, office, at(id, signUpGiven), 'wrongState')
    await market.approve(id)
    await market.refused(own.signUp, lawyer, at(id, signUpGiven), 'notNow')
    await market.signUp(office, id)
    await market.refused(own.signUp, office, at(id, signUpGiven), 'doneAlready')
  })

  test('a lawyer names the firm; one admitted abroad may not, but not for litigation in China', async () => {
    const abroad = await market.person('LAWYER')
    await admitAbroad(portal.services.db, abroad.id)
    const id = await market.show(owner)
    const { note } = signUpGiven
    await market.refused(own.signUp, lawyer, at(id, { note }), 'invalid')
    const signUp = (await market.done<{ id: string }>(own.signUp, abroad, at(id, { note }))).id
    const answer = await market.ask(own.communicated, owner, at(signUp, {}))
    expect(readEnvelope<{ fields: object[] }>(answer).data.fields).toMatchObject([
      { field: 'consentsToAbroad' },
    ])
    expect((await market.own(owner, id)).cooperations[0]).toMatchObject({
      state: 'SIGNED_UP',
      provider: { admittedIn: 'KZ' },
    })
    await market.negotiate(owner, signUp, { consentsToAbroad: true })
    const inChina = { type: 'LITIGATION', disputeType: 'CONTRACT', regions: ['CN'] }
    const litigation = await market.show(owner, inChina)
    await market.refused(own.signUp, abroad, at(litigation, signUpGiven), 'notNow')
  })

  test('an agency registered abroad is as one admitted abroad', async () => {
    const abroad = await market.person('LAW_OFFICE')
    const certificate = await addFile(portal.services, abroad.id, 'BUSINESS_LICENCE', { isUsed: true })
    await portal.services.db
      .updateTable('agency')
      .set({ country: 'UZ', registration_number: freshStir(), license_image: certificate })
      .where('account_id', '=', abroad.id)
      .execute()
    const id = await market.show(owner)
    const signUp = await market.signUp(abroad, id)
    await market.refused(own.communicated, owner, at(signUp, {}), 'invalid')
    expect((await market.own(owner, id)).cooperations[0]).toMatchObject({ provider: { admittedIn: 'UZ' } })
    await market.negotiate(owner, signUp, { consentsToAbroad: true })
    const inChina = { type: 'LITIGATION', disputeType: 'CONTRACT', regions: ['CN'] }
    const litigation = await market.show(owner, inChina)
    await market.refused(own.signUp, abroad, at(litigation, signUpGiven), 'notNow')
    await market.signUp(office, litigation)
  })

  test('to a demander abroad contacts open with a consent that the provider gave on signing up', async () => {
    const { db } = portal.services
    const abroad = await market.person('ENTERPRISE')
    const id = await market.show(abroad)
    const early = await market.signUp(lawyer, id)
    expect((await market.read(office, id)).demanderCountry).toBeNull()
    await registerAbroad(db, abroad.id)
    expect(await market.read(office, id)).toMatchObject({ demanderCountry: 'KZ', abilities: ['signUp'] })
    expect((await market.read(owner, id)).demanderCountry).toBeNull()

    const refused = await market.ask(own.signUp, office, at(id, signUpGiven))
    expect(readEnvelope<{ fields: object[] }>(refused).data.fields).toMatchObject([
      { field: 'consentsToAbroad' },
    ])
    const signUp = await market.signUp(office, id, { consentsToAbroad: true })
    await market.negotiate(abroad, signUp)
    // Who signed up before has agreed to nothing.
    await market.refused(own.communicated, abroad, at(early, {}), 'notNow')
    await market.done(own.cancelSignUp, lawyer, at(early))
    await market.negotiate(abroad, await market.signUp(lawyer, id, { consentsToAbroad: true }))
    const consents = await db
      .selectFrom('cooperation')
      .select('provider_consent_at')
      .where('requirement_id', '=', id)
      .execute()
    expect(consents.every(({ provider_consent_at: at1 }) => at1 instanceof Date)).toBe(true)
  })

  test('who works for the other side is told of it by the number that it is registered with abroad', async () => {
    const client = await market.person()
    const registrationNumber = freshBin()
    await registerAbroad(portal.services.db, client.id, registrationNumber)
    const provider = await market.person('LAW_OFFICE')
    const shown = await market.show(client)
    const earlier = await market.signUp(provider, shown, { consentsToAbroad: true })
    await market.negotiate(client, earlier)
    await market.cooperate(client, earlier)
    const opposing = [{ name: 'ТОО «Другое имя»', registrationNumber }]
    const answer = await market.ask(
      own.signUp,
      provider,
      at(await market.show(owner, { opposing }), signUpGiven),
    )
    expect(readEnvelope<{ fields: object[] }>(answer).data.fields).toMatchObject([
      { field: 'deniesConflict' },
    ])
  })

  test('who works for the other side is told of a conflict, without its name, and confirms or stops', async () => {
    const client = await market.person()
    await portal.services.db
      .updateTable('company')
      .set({ name: '对方样例有限公司' })
      .where('account_id', '=', client.id)
      .execute()
    const provider = await market.person('LAWYER')
    const earlier = await market.signUp(provider, await market.show(client))
    await market.negotiate(client, earlier)
    await market.cooperate(client, earlier)
    const id = await market.show(owner, { opposing: [{ name: ' 对方样例有限公司 ' }] })
    const answer = await market.ask(own.signUp, provider, at(id, signUpGiven))
    expect(readEnvelope<{ fields: object[] }>(answer).data.fields).toMatchObject([
      { field: 'deniesConflict' },
    ])
    expect(answer.body).not.toContain('对方样例')
    await market.signUp(provider, id, { deniesConflict: true })
  })

  test.each([
    ['CONNECTED', false],
    ['PROCESSING', true],
    ['COMPLETED', true],
    ['CANCELLED', false],
  ] as const)('an order counts as work for the other side when it is %s: %s', async (state, counts) => {
    const { db } = portal.services
    const [client, provider] = [await market.person(), await market.person('LAWYER')]
    const name = `订购方 ${client.username}`
    await db.updateTable('company').set({ name }).where('account_id', '=', client.id).execute()
    await addOrder(db, await addService(db, provider.id), [client.id, provider.id], state)
    const id = await market.show(owner, { opposing: [{ name }] })
    if (!counts) {
      await market.signUp(provider, id)
      return
    }
    expect(await market.fieldsRefused(own.signUp, provider, at(id, signUpGiven))).toEqual(['deniesConflict'])
  })
})
