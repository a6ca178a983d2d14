import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
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
    const numbers = openChangeNumbers(portal.services.store)
    const [law, judged, none] = await numbers('law', 'case', 'nothing')
    expect(none).toBe(0)
    await logElsewhere('case')
    const [sameLaw, newer] = await numbers('law', 'case')
    expect(sameLaw).toBe(law)
    expect(newer).toBeGreaterThan(judged!)
    await logElsewhere('law')
    expect((await numbers('law'))[0]).toBeGreaterThan(newer!)
    expect(await openChangeNumbers(portal.services.store)('law', 'case')).toEqual(
      await numbers('law', 'case'),
    )
  })
})
