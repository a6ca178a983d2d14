import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCallPortal } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openPeople } from '../testing/people.ts'
import { openOffice } from './fixtures/office.ts'

let portal: Portal
let office: ReturnType<typeof openOffice>
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openCallPortal()
  office = openOffice(portal)
  people = openPeople(portal)
})
afterAll(() => portal.close())

/** A lookup that somebody of the desk works on and has written about. */
async function taken() {
  const applicant = await office.person()
  const investigator = await office.colleague()
  const id = await office.apply(applicant)
  await office.quote(investigator, id, { cost: 100, days: 3, note: 'Quoted' })
  const thread = (await office.read(applicant, id)).conversationId!
  await office.say(applicant, thread, 'Please hurry')
  return { applicant, investigator, id, thread }
}

const assignedTo = async (id: string) =>
  (
    await portal.services.db
      .selectFrom('lookup')
      .select('assigned_to')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).assigned_to

test.each([
  ['loses the role', calls.admin.setRoles, { roles: ['EDITOR'] }],
  ['is suspended', calls.admin.suspend, { reason: 'On leave' }],
] as const)(
  'who %s works on nothing any more, and reads nothing that applicants write',
  async (_, call, body) => {
    const { applicant, investigator, id, thread } = await taken()
    expect(await assignedTo(id)).toBe(investigator.id)
    const entries = { params: { id: thread } }
    await people.done(calls.conversations.entries, investigator, entries)
    await people.done(call, await people.administrator('SUPER'), { params: { id: investigator.id }, body })
    expect(await assignedTo(id)).toBeNull()
    await people.done(calls.conversations.entries, applicant, entries)
    const answer = await people.ask(calls.conversations.entries, investigator, entries)
    expect(answer.statusCode).not.toBe(200)
  },
)

test.each([
  ['suspended', calls.admin.suspend],
  ['cancelled', calls.admin.cancel],
] as const)(
  'an applicant writes to the desk though who worked on the lookup is %s, and whoever does next reads it',
  async (_, call) => {
    const { applicant, investigator, id, thread } = await taken()
    const admin = await people.administrator('SUPER')
    const gone = { params: { id: investigator.id }, body: { reason: 'On leave' } }
    await people.done(call, admin, gone)
    expect((await office.thread(applicant, thread)).canReply).toBe(true)
    await office.say(applicant, thread, 'Is anybody there?')
    const successor = await office.colleague()
    await people.done(calls.lookups.assign, successor, { params: { id }, body: { to: successor.id } })
    const { entries } = await office.thread(successor, thread)
    expect(entries.content.map(({ text }) => text)).toEqual(['Please hurry', 'Is anybody there?'])
    await office.say(successor, thread, 'Yes')
    expect((await office.thread(applicant, thread)).partner.name).toBeNull()
  },
)
