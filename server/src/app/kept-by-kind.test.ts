import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { saveCase } from '../cases/actions/save-cases.ts'
import { logChanges, openChangeNumbers, wholeSubject } from '../kernel/change-log.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument } from '../laws/fixtures.ts'
import { makeCases } from '../testing/cases.ts'
import { openTestPortal } from '../testing/store.ts'
import { expectCode, makeCall, type Input } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal
let saved = 0

const db = () => portal.services.db
const newLaw = () => saveLaw(db(), makeDocument({ number: `类${(saved += 1)}` }))
const newCase = () => saveCase(db(), makeCases((saved += 1)).at(-1)!)

/** As any process on the database does when something of a kind has changed. */
const logElsewhere = (kind: string) =>
  db()
    .transaction()
    .execute((trx) => logChanges(trx, kind, [wholeSubject]))

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function ask(call: Call, input: Input = {}): Promise<string> {
  const response = await makeCall(portal.app, call, input)
  expectCode(response, 'done')
  return response.body
}

const laws = () => ask(calls.laws.coverage)
const cases = () => ask(calls.cases.coverage)
const holdings = () => ask(calls.home.statistics)
const lawList = async () => {
  await portal.follower.caughtUp()
  return ask(calls.laws.search, { body: {} })
}

/** Changes rows without a word to the log: an answer that is the same all the same was kept. */
async function changeSecretly(): Promise<void> {
  await db().deleteFrom('law').execute()
  await db().deleteFrom('judicial_case').execute()
}

describe('an answer that is kept', () => {
  beforeEach(async () => {
    await newLaw()
    await newCase()
  })

  test('about laws stays when a case or the glossary changes, and goes when a law does', async () => {
    const before = [await laws(), await holdings()]
    await changeSecretly()
    expect([await laws(), await holdings()]).toEqual(before)
    await newCase()
    await logElsewhere('glossary')
    expect(await laws()).toBe(before[0])
    expect(await holdings()).not.toBe(before[1])
    await logElsewhere('law')
    expect(await laws()).not.toBe(before[0])
  })

  test('about cases stays when a law or the glossary changes, and goes when a case does', async () => {
    const before = await cases()
    await changeSecretly()
    await logElsewhere('law')
    await logElsewhere('glossary')
    expect(await cases()).toBe(before)
    await logElsewhere('case')
    expect(await cases()).not.toBe(before)
  })

  test('of a list of laws stays until search knows other laws', async () => {
    const before = await lawList()
    await changeSecretly()
    await newCase()
    await logElsewhere('glossary')
    expect(await lawList()).toBe(before)
    await newLaw()
    expect(await lawList()).not.toBe(before)
  })
})

describe('the numbers of the last changes', () => {
  test('are those of each kind, whoever made them', async () => {
    const numbers = openChangeNumbers({ db: db() })
    const before = await numbers()
    expect(before.has('nothing')).toBe(false)
    expect(await numbers()).toBe(before)
    await logElsewhere('case')
    const then = await numbers()
    expect(then.get('law')).toBe(before.get('law'))
    expect(then.get('case')).toBeGreaterThan(before.get('case')!)
    await logElsewhere('law')
    expect((await numbers()).get('law')).toBeGreaterThan(then.get('case')!)
    expect(await openChangeNumbers({ db: db() })()).toEqual(await numbers())
  })

  test('are asked for once by all who ask while they are read, and know what was there when each asked', async () => {
    let looks = 0
    const numbers = openChangeNumbers({
      get db() {
        looks += 1
        return db()
      },
    })
    await numbers()
    const first = numbers()
    await setImmediate()
    await logElsewhere('case')
    const asked = await Promise.all([numbers(), numbers(), numbers()])
    await first
    expect(looks).toBe(3)
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toEqual(await openChangeNumbers({ db: db() })())
  })
})
