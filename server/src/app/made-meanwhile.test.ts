import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedMeanwhile } from '../testing/meanwhile.ts'
import { callerOf } from '../testing/somebody.ts'
import { declaredCalls, makeCall, openCallPortal, readEnvelope, tokenFor, validInput } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

/**
 * Makes a call that was let in, while its caller's account changes in a transaction that is not at its end yet.
 *
 * @returns the code of the answer
 */
async function makeMeanwhile(name: string, change: { state: 'SUSPENDED' } | { verification: 'REJECTED' }) {
  const { call } = declaredCalls.find((declared) => declared.name === name)!
  const token = await tokenFor(portal, call)
  const { id } = await callerOf(portal.services, token)
  const input = await validInput(portal, name, token)
  const answer = await askedMeanwhile(
    portal.services,
    ({ transaction }) => transaction.updateTable('account').set(change).where('id', '=', id).execute(),
    () => makeCall(portal.app, call, input, { ...input, token }),
  )
  return readEnvelope(answer).code
}

describe('what the verified make', () => {
  test.each(['requirements.add', 'requirements.signUp', 'lawServices.add', 'orders.order'])(
    '%s is refused to who is rejected meanwhile',
    async (name) => {
      expect(await makeMeanwhile(name, { verification: 'REJECTED' })).toBe(codes.notNow.code)
    },
  )
})

describe('what anybody makes', () => {
  test.each([
    'requirements.add',
    'requirements.signUp',
    'lawServices.add',
    'orders.order',
    'consultations.add',
    'consultations.askTeam',
    'lookups.add',
    'forum.add',
    'forum.addComment',
    'events.applyTraining',
    'reports.request',
    'reports.make',
    'evaluations.add',
    'conversations.add',
    'alerts.saveSearch',
    'alerts.follow',
    'templates.addDraft',
    'profiles.updatePerson',
    'profiles.addMember',
    'profiles.updateMember',
    'profiles.setPicture',
    'profiles.setPreferences',
    'admin.enrolSecondFactor',
  ])('%s is refused to who is suspended meanwhile', async (name) => {
    expect(await makeMeanwhile(name, { state: 'SUSPENDED' })).toBe(codes.sessionEnded.code)
  })
})
