import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { sql } from 'kysely'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addProduct } from '../products/fixtures/add-product.ts'
import { setState } from '../publications/fixtures/add-publication.ts'
import { addFile } from '../testing/details.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { consultationGiven, offerGiven, replyGiven } from './fixtures/rows.ts'

const own = calls.consultations

let portal: Portal
let people: ReturnType<typeof openPeople>
let asker: Reader
let desk: Reader
let member: Reader
let colleague: Reader
let stranger: Reader
let product: string

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  asker = await people.person()
  desk = await people.administrator('DESK')
  stranger = await people.person('LAWYER')
})
beforeEach(async () => {
  member = await people.person('LAWYER')
  colleague = await people.person('LAW_OFFICE')
  product = await addProduct(portal.services, [member.id, colleague.id])
})
afterAll(() => portal.close())

async function ask(who: Reader = asker): Promise<string> {
  return (await people.done<{ id: string }>(own.askTeam, who, at(product, consultationGiven()))).id
}

const answer = (who: Reader, id: string, changed: object = {}) =>
  people.done<{ revision: number }>(own.teamReply, who, at(id, { ...replyGiven, ...changed }))
const read = (id: string) => people.done<OutputOf<typeof own.read>>(own.read, asker, at(id))
const listed = async (who: Reader) =>
  (await people.done<OutputOf<typeof own.teamPage>>(own.teamPage, who)).content.map((row) => row.id)

function joinTeam({ id }: Reader) {
  return portal.services.db
    .insertInto('product_member')
    .values({ publication_id: product, account_id: id, position: 2 })
    .execute()
}

function leaveTeam({ id }: Reader) {
  return portal.services.db.deleteFrom('product_member').where('account_id', '=', id).execute()
}

test('each of the team is told, and any of them answers; the asker reads whose answer it is', async () => {
  const id = await ask()
  expect(await people.told(member)).toEqual(['productAsked'])
  expect(await people.told(colleague)).toEqual(['productAsked'])
  expect(await listed(member)).toEqual([id])
  const shown = await people.done<OutputOf<typeof own.teamRead>>(own.teamRead, member, at(id))
  expect(shown).toMatchObject({ phone: '+8653288880001', product: { id: product }, abilities: ['teamReply'] })

  const whole = await people.done<OutputOf<typeof own.read>>(own.read, member, at(id))
  expect(whole).toEqual({ id, published: null, own: null, team: shown })
  const { rows } = await sql<{ event: string }>`
    select event from audit_log where account_id = ${member.id} and target = ${id}`.execute(
    portal.services.db,
  )
  expect(rows.map(({ event }) => event)).toEqual(['consultation.read', 'consultation.read'])

  await answer(member, id)
  expect((await people.told(asker)).at(-1)).toBe('consultationTeamReplied')
  const { own: asked } = await read(id)
  expect(asked).toMatchObject({
    state: 'REPLIED',
    isForTeam: true,
    product: { id: product, language: 'zh', isPublished: true },
    reply: { revision: 1, member: { name: expect.any(String) } },
  })
  await answer(colleague, id, { revision: 1, content: '<p>补充说明。</p>' })
  expect((await people.told(asker)).at(-1)).toBe('consultationTeamReplyChanged')
  expect(await people.isConsistent('consultation', id)).toBe(true)
})

test('whoever is not verified yet may ask it too', async () => {
  for (const userType of ['ENTERPRISE', 'PERSON'] as const) {
    const who = await addReader(portal, userType, { verification: 'PENDING' })
    const id = await ask(who)
    expect(await listed(member)).toContain(id)
  }
})

test('of two of the team who write at once, one is answered with the other’s', async () => {
  const id = await ask()
  const answers = await people.together([
    [own.teamReply, member, at(id, replyGiven)],
    [own.teamReply, colleague, at(id, replyGiven)],
    [own.reply, desk, at(id, replyGiven)],
  ])
  expect(answers).toEqual([codes.done.code, codes.changedMeanwhile.code, codes.changedMeanwhile.code])
})

test('the desk answers it too, and what it answers is not the team’s', async () => {
  const id = await ask()
  await people.done(own.reply, desk, at(id, replyGiven))
  expect((await read(id)).own?.reply?.member).toBeNull()
})

test('whoever of the desk offers a text of what the team answered has it, and is told what its asker decides', async () => {
  const body = { ...consultationGiven(), allowsPublication: true }
  const { id } = await people.done<{ id: string }>(own.askTeam, asker, at(product, body))
  await answer(member, id)
  const offering = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
  await people.done(own.offer, offering, at(id, offerGiven))
  const { assignedTo } = await people.done<OutputOf<typeof own.desk>>(own.desk, desk, at(id))
  expect(assignedTo).toMatchObject({ id: offering.id })
  await people.done(own.withdraw, asker, at(id))
  expect(await people.told(offering)).toEqual(['publicationRefused'])
})

test('whoever is of the team does not ask it, and who left it does', async () => {
  await people.refused(own.askTeam, member, at(product, consultationGiven()), 'notNow')
  expect(await people.told(colleague)).toEqual([])
  await leaveTeam(member)
  const id = await ask(member)
  expect(await listed(colleague)).toEqual([id])
})

test('nobody else reads or answers it: no other provider, not its asker, not who left the team', async () => {
  const id = await ask()
  await leaveTeam(colleague)
  for (const who of [stranger, colleague]) {
    await people.refused(own.read, who, at(id), 'notForYou')
    await people.refused(own.teamRead, who, at(id), 'notForYou')
    await people.refused(own.teamReply, who, at(id, replyGiven), 'notForYou')
    expect(await listed(who)).toEqual([])
  }
  const newcomer = await people.person('LAWYER')
  const ownQuestion = await ask(newcomer)
  await joinTeam(newcomer)
  await people.refused(own.teamReply, newcomer, at(ownQuestion, replyGiven), 'notForYou')
  expect(await listed(newcomer)).toEqual([id])
  const toDesk = await people.done<{ id: string }>(own.add, asker, { body: consultationGiven() })
  await people.refused(own.teamRead, member, at(toDesk.id), 'notForYou')
})

test('whoever is verified no more reads nothing, is told nothing, and is not named', async () => {
  const before = await ask()
  await answer(member, before)
  await portal.services.db
    .updateTable('account')
    .set({ verification: 'REJECTED' })
    .where('id', '=', member.id)
    .execute()
  await people.refused(own.teamRead, member, at(before), 'notForYou')
  expect(await listed(member)).toEqual([])
  await ask()
  expect(await people.told(member)).toEqual(['productAsked'])
  expect((await read(before)).own?.reply?.member).toEqual({ name: null })
})

test('what waits for the team waits for each of it, until one has answered', async () => {
  const id = await ask()
  const waiting = async (who: Reader) =>
    (await people.done<{ content: { kind: string }[] }>(calls.pending.page, who)).content
  expect(await waiting(member)).toMatchObject([{ kind: 'teamConsultations' }])
  expect(await waiting(colleague)).toHaveLength(1)
  expect(await waiting(stranger)).toEqual([])
  const standing = await people.done(own.teamStanding, member)
  expect(standing).toEqual({ isMember: true, waiting: 1 })
  await answer(colleague, id)
  expect(await waiting(member)).toEqual([])
})

test('a product that is not published is not asked for; what was asked before goes on', async () => {
  const id = await ask()
  const { id: versionId } = await portal.services.db
    .selectFrom('publication_version')
    .select('id')
    .where('publication_id', '=', product)
    .executeTakeFirstOrThrow()
  await setState(portal.services, { [versionId]: 'WITHDRAWN' })
  await people.refused(own.askTeam, asker, at(product, consultationGiven()), 'notFound')
  await answer(member, id)
  expect((await read(id)).own?.product).toMatchObject({ id: product, isPublished: false })
})

test('what a member attached stays with the answer when the member leaves', async () => {
  const id = await ask()
  const file = await addFile(portal.services, member.id, 'ATTACHMENT')
  await answer(member, id, { files: [file] })
  const { everyFeature, db } = portal.services
  expect(await db.transaction().execute((trx) => everyFeature.filesKept(trx, member.id))).toContain(file)
  const data = await everyFeature.exported({ id: member.id, language: 'zh' })
  expect(data).toMatchObject({
    productTeams: [{ product }],
    teamReplies: [{ reply: expect.stringContaining('章程') }],
  })
})
