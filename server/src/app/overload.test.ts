import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { codeMessage } from '../kernel/words.ts'
import { openTestPortal } from '../testing/store.ts'
import { addAccount, expectCode, makeCall } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ longestDelay: 1000 })
})
afterAll(() => portal.close())

const stall = new Int32Array(new SharedArrayBuffer(4))

/** Holds up the process, as too much work does, until it counts as overloaded. */
async function overload(): Promise<void> {
  const { app } = portal as unknown as { app: { isUnderPressure(): boolean } }
  for (let turn = 0; turn < 10 && !app.isUnderPressure(); turn++) {
    Atomics.wait(stall, 0, 0, 2100)
    await nextTurn()
    await nextTurn()
  }
  expect(app.isUnderPressure()).toBe(true)
}

test('an overloaded portal says so in the language asked for, does nothing of what it refuses, and is alive', async () => {
  const { db } = portal.services
  const token = await openSession(db, await addAccount(db, 'someone', 'PERSON'))
  await overload()
  const responses = await Promise.all(
    languages.map((language) => makeCall(portal.app, calls.account.logOut, {}, { token, language })),
  )
  for (const [turn, language] of languages.entries()) {
    expect(expectCode(responses[turn]!, 'overloaded')).toBeNull()
    expect(responses[turn]!.json()).toMatchObject({ message: codeMessage('overloaded', language) })
    expect(Number(responses[turn]!.headers['retry-after'])).toBeGreaterThan(0)
  }
  for (const url of ['/api/health/live', '/api/health/ready']) {
    expect(await portal.app.inject({ url })).toMatchObject({ statusCode: 200 })
  }
  const sessions = await db.selectFrom('session').select('token_hash').execute()
  expect(sessions).toHaveLength(1)
})
