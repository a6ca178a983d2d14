import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addApplication, addEvent } from '../events/fixtures/rows.ts'
import { readConfig } from '../kernel/config.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addOrder } from '../orders/fixtures/rows.ts'
import { readProfile, registerLawyer } from '../profiles/fixtures.ts'
import { openMarket, signUpGiven } from '../requirements/fixtures/market.ts'
import { freshResidentId, newAgency, newLawyer } from '../testing/account-inputs.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { at as about, expectCode, makeCall, readEnvelope } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

/** Where several portals stand on one database. */
const serverUrl = process.env.TEST_DATABASE_URL

const [oldKey, newKey] = ['o'.repeat(32), 'n'.repeat(32)]

describe.runIf(serverUrl)('while SECRET_KEY is changed on several portals, one after the other', () => {
  let place: TestPlace
  let folder: string
  const portals: Portal[] = []
  const lawyers: Awaited<ReturnType<typeof registerLawyer>>[] = []
  let owner: Reader
  /** Works for somebody of this name, against whom the owner seeks help. */
  let provider: Reader
  const opposing = [{ name: '对方样例有限公司' }]
  const requirements: string[] = []
  /** Has a seat at an event that is about to begin. */
  let guest: Reader
  let eventId: string

  beforeAll(async () => {
    place = await makeTestPlace(serverUrl)
    folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
    for (const at of [0, 1]) await start(at, { SECRET_KEY: oldKey })
    await addPeople(portals[0]!)
  })
  afterAll(async () => {
    for (const portal of portals) await portal.close()
    await rm(folder, { recursive: true })
    await place.remove()
  })

  /** Starts one of the two anew, with these keys. */
  async function start(at: number, keys: Record<string, string>): Promise<void> {
    await portals[at]?.close()
    const environment = { ...place.environment, ...keys, DATA_DIR: join(folder, String(at)) }
    portals[at] = await openPortal(readConfig(environment), {
      withPages: false,
      withJobs: false,
      withSearch: false,
    })
  }

  async function addPeople(portal: Portal): Promise<void> {
    const { db } = portal.services
    const client = await addReader(portal, 'ENTERPRISE')
    await db.updateTable('company').set(opposing[0]!).where('account_id', '=', client.id).execute()
    owner = await addReader(portal, 'ENTERPRISE')
    provider = await addReader(portal, 'LAWYER')
    await addOrder(db, await addService(db, provider.id), [client.id, provider.id], 'COMPLETED')
    guest = await addReader(portal)
    eventId = (await addEvent(portal.services, { starts: 0.5 })).id
    await addApplication(db, eventId, guest.id)
  }

  /** The codes of the answers that both give at once. */
  async function codesOfBoth(ask: (portal: Portal) => ReturnType<typeof makeCall>): Promise<string[]> {
    const answers = await Promise.all(portals.map(ask))
    return answers.map((answer) => readEnvelope(answer).code)
  }

  describe.each([
    ['the first of them knows the next key', 0, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['all know it', 1, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['the first has the new key', 0, { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }],
    // As one that crashed starts: it takes nothing back.
    ['one that knows it is started anew', 1, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['all have it', 1, { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }],
    ['the old key is taken from the first', 0, { SECRET_KEY: newKey }],
    ['the old key is gone', 1, { SECRET_KEY: newKey }],
  ])('when %s', (_, changed, keys) => {
    beforeAll(() => start(changed, keys))

    test('each reads what any has stored', async () => {
      for (const portal of portals) lawyers.push(await registerLawyer(portal))
      for (const portal of portals) {
        for (const lawyer of lawyers) {
          const { identity } = (await readProfile(portal, lawyer, 'lawyer')).data
          expect(identity).toEqual(lawyer.data.identity)
        }
      }
    })

    test('an identity that any has stored is taken at each', async () => {
      for (const portal of portals) {
        for (const { data } of lawyers) {
          const body = { ...(await newLawyer(portal.services)), identity: data.identity }
          expectCode(await makeCall(portal.app, calls.account.registerLawyer, { body }), 'identityTaken')
        }
      }
    })

    test('of two who give one identity to both at once, one has it', async () => {
      const expected = [codes.done.code, codes.identityTaken.code].toSorted()
      const identity = { kind: 'RESIDENT_ID' as const, number: freshResidentId() }
      const asLawyers = await codesOfBoth(async ({ app, services }) => {
        const body = { ...(await newLawyer(services)), identity }
        return makeCall(app, calls.account.registerLawyer, { body })
      })
      expect(asLawyers.toSorted()).toEqual(expected)

      const asAgencies = await codesOfBoth(async ({ app, services }) => {
        const body = { ...(await newAgency(services)), legalPersonIdentity: identity }
        return makeCall(app, calls.account.registerAgency, { body })
      })
      expect(asAgencies.toSorted()).toEqual(expected)
    })

    test('a conflict with the other side that was named at any is found at each', async () => {
      for (const portal of portals) requirements.push(await openMarket(portal).show(owner, { opposing }))
      for (const portal of portals) {
        for (const id of requirements) {
          const { signUp } = calls.requirements
          const fields = await openMarket(portal).fieldsRefused(signUp, provider, about(id, signUpGiven))
          expect(fields).toEqual(['deniesConflict'])
        }
      }
    })

    test('a write that one of them did is repeated by neither', async () => {
      for (const [first, second] of [portals, portals.toReversed()] as [Portal, Portal][]) {
        const { id, token } = await addReader(first, 'ENTERPRISE')
        const ask = ({ app }: Portal, text = '请出具报告') =>
          makeCall(
            app,
            calls.reports.request,
            { body: { text } },
            { token, headers: { 'idempotency-key': 'asked-once' } },
          )
        const done = expectCode(await ask(first), 'done')
        expect(expectCode(await ask(second), 'done')).toEqual(done)
        expectCode(await ask(second, '另一份报告'), 'keyReused')
        const { db } = first.services
        const rows = await db.selectFrom('report_request').select('id').where('account_id', '=', id).execute()
        expect(rows).toHaveLength(1)
      }
    })

    test('the code that one of them shows at the door is good at the other', async () => {
      for (const [first, second] of [portals, portals.toReversed()] as [Portal, Portal][]) {
        const editor = await addReader(first, 'ADMIN', { roles: ['EDITOR'] })
        const shown = await makeCall(first.app, calls.events.code, about(eventId), editor)
        const { address } = expectCode<{ address: string }>(shown, 'done')
        const body = { code: new URL(address).searchParams.get('code')! }
        expectCode(await makeCall(second.app, calls.events.checkIn, about(eventId, body), guest), 'done')
      }
    })
  })
})
