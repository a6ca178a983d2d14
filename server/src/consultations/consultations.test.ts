import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addReader } from '../messages/fixtures.ts'
import { addProduct } from '../products/fixtures/add-product.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openConsulting } from './fixtures/consulting.ts'
import { addConsultation, consultationGiven, replyGiven } from './fixtures/rows.ts'

const own = calls.consultations

let portal: Portal
let consulting: Awaited<ReturnType<typeof openConsulting>>

beforeAll(async () => {
  portal = await openTestPortal()
  consulting = await openConsulting(portal)
})
afterAll(() => portal.close())

describe('a question', () => {
  test('is answered, and the answer changed; its asker is told and sees no name of the desk', async () => {
    const { people, asker, desk, ask, show, answer, read } = consulting
    const id = await ask(asker)
    expect((await read(asker, id)).own).toMatchObject({
      code: expect.stringMatching(/^Q-\d{4}-\d{5}$/) as string,
      state: 'UNANSWERED',
      language: 'zh',
      reply: null,
      offer: null,
    })
    expect(await answer(id)).toEqual({ revision: 1 })
    expect(await people.told(asker)).toEqual(['consultationReplied'])
    expect(await answer(id, { revision: 1, content: '<p>另须提交章程。</p>' })).toEqual({ revision: 2 })
    expect(await people.told(asker)).toEqual(['consultationReplied', 'consultationReplyChanged'])
    const shown = (await read(asker, id)).own!
    expect(shown).toMatchObject({ state: 'REPLIED', reply: { revision: 2, html: '<p>另须提交章程。</p>' } })
    expect(JSON.stringify(shown)).not.toContain(desk.username)
    const seen = await show(id)
    expect(seen.assignedTo).toMatchObject({ id: desk.id })
    expect(seen.abilities).toEqual(['editReply', 'offer'])
  })

  test('of two of the desk who answer at once one is taken, the other reads what was written', async () => {
    const { people, asker, desk, ask, read } = consulting
    const id = await ask(asker)
    const other = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
    const input = (content: string) => at(id, { ...replyGiven, content })
    const answers = await Promise.all([
      people.ask(own.reply, desk, input('<p>甲</p>')),
      people.ask(own.reply, other, input('<p>乙</p>')),
    ])
    const told = answers.map((one) => readEnvelope<{ html?: string; revision: number }>(one))
    expect(told.map(({ code }) => code).toSorted()).toEqual([codes.done.code, codes.changedMeanwhile.code])
    const theirs = told.find(({ code }) => code === codes.changedMeanwhile.code)!.data
    const kept = (await read(asker, id)).own!.reply!
    expect(theirs).toMatchObject({ revision: 1, html: kept.html })
    expect(await people.isConsistent('consultation', id)).toBe(true)
    // A form that was opened before the first answer.
    await people.refused(own.reply, other, at(id, { ...replyGiven, revision: 0 }), 'changedMeanwhile')
    await people.refused(own.reply, other, at(id, { ...replyGiven, revision: 7 }), 'changedMeanwhile')
  })

  test('and its answer and what is offered of it say each in which language they are written', async () => {
    const { asker, ask, answer, offer, read } = consulting
    const id = await ask(asker)
    await answer(id, { content: '<p>Пошлина не взимается.</p>' })
    await offer(id, { title: 'A tariff', question: 'Which tariff applies?', answer: '<p>None at all.</p>' })
    const { language, ...shown } = (await read(asker, id)).own!
    expect([language, shown.reply!.language, shown.offer!.language]).toEqual(['zh', 'ru', 'en'])
  })

  test('is answered by the desk with the laws of the zone’s country, where it names none', async () => {
    const { asker, ask, answer, read } = consulting
    for (const [country, adoptedOn, title] of [
      ['CN', '2020-05-28', 'Caravan Code of China'],
      ['KZ', '1994-12-27', 'Caravan Code of Kazakhstan'],
    ] as const) {
      const texts = [textIn('en', title, ['One.'])]
      const days = { adoptedOn, effectiveOn: adoptedOn, versionOn: adoptedOn }
      await saveLaw(portal.services.db, makeDocument({ country, kind: 'code', texts, ...days }))
    }
    const id = await ask(asker)
    await answer(id, { content: '<p>See Article 1 of the Caravan Code.</p>' })
    expect((await read(asker, id)).own!.reply!.citations).toMatchObject([
      { address: expect.stringMatching(/^\/eli\/cn\//) },
    ])
  })

  test('takes files of its asker alone, which the desk opens; so does an answer of the desk’s', async () => {
    const { people, asker, desk, ask, show, answer, read } = consulting
    const { services } = portal
    const mine = await addFile(services, asker.id, 'ATTACHMENT')
    const others = await addFile(services, (await people.person()).id, 'ATTACHMENT')
    const body = { ...consultationGiven(), files: [others] }
    expect(await people.fieldsRefused(own.add, asker, { body })).toEqual(['files'])
    const id = await ask(asker, { files: [mine] })
    const seen = await show(id)
    expect(seen.files.map((file) => file.id)).toEqual([mine])
    const theirs = await addFile(services, desk.id, 'ATTACHMENT')
    await answer(id, { files: [theirs] })
    expect((await read(asker, id)).own!.reply!.files.map((file) => file.id)).toEqual([theirs])
    await answer(id, { revision: 1 })
    expect((await read(asker, id)).own!.reply!.files).toEqual([])
  })

  test('is for its asker and the desk alone', async () => {
    const { people, asker, desk, ask, answer, offer } = consulting
    const id = await ask(asker)
    await answer(id)
    await offer(id)
    for (const who of [null, await people.person(), await people.person('LAWYER')]) {
      await people.refused(own.read, who, at(id), 'notForYou')
    }
    for (const role of ['SUPER', 'DESK'] as const) {
      await people.done(own.desk, await people.administrator(role), at(id))
    }
    for (const role of ['MODERATOR', 'EDITOR', 'VERIFIER', 'AUDITOR'] as const) {
      const somebody = await people.administrator(role)
      await people.refused(own.read, somebody, at(id), 'notForYou')
      for (const call of [own.desk, own.takeDown]) {
        await people.refused(
          call,
          somebody,
          at(id, call === own.desk ? undefined : { reason: 'x' }),
          'notForYou',
        )
      }
    }
    const unknown = '018f0000-0000-7000-8000-000000000000'
    await people.refused(own.read, asker, at(unknown), 'notFound')
    await people.refused(own.desk, desk, at(unknown), 'notFound')
  })

  test('keeps a mobile number of mainland China that came without its code with it', async () => {
    const { asker, ask, read } = consulting
    const id = await ask(asker, { phone: '138 0013 8000' })
    expect((await read(asker, id)).own).toMatchObject({ phone: '+8613800138000' })
  })

  test.each([
    ['ENTERPRISE', 'PENDING'],
    ['LAWYER', 'REJECTED'],
    ['PERSON', 'PENDING'],
  ] as const)('is taken of whoever is not verified yet: %s, %s', async (userType, verification) => {
    const { ask, read } = consulting
    const who = await addReader(portal, userType, { verification })
    expect((await read(who, await ask(who))).own).toMatchObject({ state: 'UNANSWERED' })
  })

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['content', { content: '' }],
    ['type', { type: 'SOMETHING' }],
    ['phone', { phone: 'none' }],
    ['phone', { phone: '0532 8888 0001' }],
    ['files', { files: Array.from({ length: 6 }, () => '018f0000-0000-7000-8000-000000000000') }],
  ])('without what its %s asks for is refused there', async (field, changed) => {
    const { people, asker } = consulting
    const body = { ...consultationGiven(), ...changed }
    expect(await people.fieldsRefused(own.add, asker, { body })).toEqual([field])
  })
})

test('what waits for the desk is what was asked of it and not of a team, as its list shows', async () => {
  const { people, asker, desk, ask } = consulting
  const { db, everyFeature } = portal.services
  const member = await people.person('LAWYER')
  const product = await addProduct(portal.services, [member.id])
  const waiting = async () => (await everyFeature.waiting(['DESK']))['consultations']
  const listed = async (askedOf: string) => {
    const query = { state: 'UNANSWERED', askedOf, size: '50' }
    const { content } = await people.done<OutputOf<typeof own.deskPage>>(own.deskPage, desk, { query })
    return content.map(({ id, isForTeam }) => [id, isForTeam])
  }
  const before = await waiting()
  const toDesk = await ask(asker)
  const toTeam = await addConsultation(db, asker.id, 'UNANSWERED', { product_id: product })
  expect(await waiting()).toBe(before! + 1)
  expect(await listed('DESK')).toContainEqual([toDesk, false])
  expect(await listed('DESK')).not.toContainEqual([toTeam, true])
  expect(await listed('TEAM')).toEqual([[toTeam, true]])

  await db.updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', member.id).execute()
  expect(await waiting()).toBe(before! + 2)
  expect(await listed('DESK')).toContainEqual([toTeam, true])
  expect(await listed('TEAM')).toEqual([])
})

test('how long an answer takes is the median of the last months, told once there are enough', async () => {
  const { people, asker } = consulting
  const { db } = portal.services
  await db.deleteFrom('consultation').execute()
  const pace = () => people.done<OutputOf<typeof own.pace>>(own.pace, null)
  const hours = (many: number) => new Date(Date.now() - many * 3_600_000)
  const answered = (took: number, ago = 1) =>
    addConsultation(db, asker.id, 'REPLIED', { asked_at: hours(ago + took), replied_at: hours(ago) })
  for (const took of [2, 4, 6, 50]) await answered(took)
  await answered(1000, 24 * 200)
  await addConsultation(db, asker.id)
  expect(await pace()).toEqual({ hours: null, of: 4 })
  await answered(8)
  expect(await pace()).toEqual({ hours: 6, of: 5 })
})
