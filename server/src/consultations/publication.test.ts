import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, makeCall, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openConsulting } from './fixtures/consulting.ts'
import { addPublication, consultationGiven, offerGiven } from './fixtures/rows.ts'
import { readsOf } from './reads.ts'

const own = calls.consultations

let portal: Portal
let consulting: Awaited<ReturnType<typeof openConsulting>>

beforeAll(async () => {
  portal = await openTestPortal()
  consulting = await openConsulting(portal)
})
afterAll(() => portal.close())

describe('a publication', () => {
  test('needs the asker’s word with the question, an answer, and an agreement to the text', async () => {
    const { people, asker, desk, ask, show, answer, offer, read, offeredAt, isListed } = consulting
    const closed = await ask(asker, { allowsPublication: false })
    await answer(closed)
    await people.refused(own.offer, desk, at(closed, offerGiven), 'notNow')
    const seen = await show(closed)
    expect(seen.abilities).toEqual(['editReply'])

    const id = await ask(asker)
    expect(readEnvelope(await people.ask(own.offer, desk, at(id, offerGiven)))).toMatchObject({
      code: codes.wrongState.code,
      data: { state: 'UNANSWERED' },
    })
    await answer(id)
    await offer(id)
    expect((await people.told(asker)).at(-1)).toBe('publicationOffered')
    expect(await isListed(id)).toBe(false)
    const pending = async () => {
      const { content } = await people.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, asker)
      return content.filter(({ link }) => link.includes(id)).map(({ kind }) => kind)
    }
    expect(await pending()).toEqual(['publicationOffers'])
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    expect(await pending()).toEqual([])
    expect(await isListed(id)).toBe(true)
    const { published, own: private_ } = await read(null, id)
    expect(published).toMatchObject({ title: offerGiven.title, answer: { html: offerGiven.answer } })
    expect(private_).toBeNull()
    const secrets = [consultationGiven().content, '53288880001', asker.username, 'Q-20']
    for (const secret of secrets) expect(JSON.stringify(published)).not.toContain(secret)
  })

  test('is agreed to as it was read, and a changed text is off until it is read again', async () => {
    const { people, asker, offer, read, offeredAt, publish, isListed } = consulting
    const id = await publish(asker)
    const before = await offeredAt(asker, id)
    await offer(id, { title: '另一个标题' })
    expect(await isListed(id)).toBe(false)
    const refused = await people.ask(own.agree, asker, at(id, { offeredAt: before }))
    expect(readEnvelope(refused)).toMatchObject({
      code: codes.changedMeanwhile.code,
      data: { title: '另一个标题' },
    })
    expect(await isListed(id)).toBe(false)
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    expect((await read(null, id)).published!.title).toBe('另一个标题')
  })

  test('of two of the desk who offer one at once one is taken, the other reads what was offered', async () => {
    const { people, asker, desk, ask, show, answer } = consulting
    const other = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
    const id = await ask(asker)
    await answer(id)
    for (const again of [false, true]) {
      const before = { offeredAt: again ? (await show(id)).offer!.offeredAt : null }
      const answers = await Promise.all([
        people.ask(own.offer, desk, at(id, { ...offerGiven, ...before, title: `甲 ${again}` })),
        people.ask(own.offer, other, at(id, { ...offerGiven, ...before, title: `乙 ${again}` })),
      ])
      const told = answers.map((one) => readEnvelope<object>(one))
      expect(told.map(({ code }) => code).toSorted()).toEqual([codes.done.code, codes.changedMeanwhile.code])
      const theirs = told.find(({ code }) => code === codes.changedMeanwhile.code)!.data
      expect(theirs).toEqual((await show(id)).offer)
    }
    expect(await people.isConsistent('consultationPublication', id)).toBe(true)
  })

  test('tells whoever answers what its asker decides, who follows it in the history without names', async () => {
    const { people, asker, desk, offer, read, offeredAt, publish } = consulting
    const answerer = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
    const id = await publish(asker)
    await people.done(own.assign, desk, at(id, { to: answerer.id }))
    await people.done(own.withdraw, asker, at(id))
    expect(await people.told(answerer)).toEqual(['publicationWithdrawn'])
    await offer(id)
    await people.done(own.withdraw, asker, at(id))
    await offer(id)
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    expect(await people.told(answerer)).toEqual([
      'publicationWithdrawn',
      'publicationRefused',
      'publicationAgreed',
    ])
    const { publicationHistory } = (await read(asker, id)).own!
    expect(publicationHistory.map(({ action }) => action)).toEqual([
      'offer',
      'agree',
      'withdraw',
      'offer',
      'withdraw',
      'offer',
      'agree',
    ])
    expect(publicationHistory.filter((move) => 'by' in move)).toEqual([])
  })

  test('agreed to and withdrawn at once is one of the two, and consistent', async () => {
    const { people, asker, ask, answer, offer, read, offeredAt, isListed } = consulting
    const id = await ask(asker)
    await answer(id)
    await offer(id)
    const agreeing = at(id, { offeredAt: await offeredAt(asker, id) })
    const codesTold = await people.together([
      [own.agree, asker, agreeing],
      [own.withdraw, asker, at(id)],
    ])
    expect(codesTold).toContain(codes.done.code)
    expect(await people.isConsistent('consultationPublication', id)).toBe(true)
    expect(await isListed(id)).toBe((await read(asker, id)).own!.publication === 'PUBLISHED')
  })

  test('is withdrawn by its asker, taken down by the desk with a reason that the asker reads', async () => {
    const { people, asker, desk, ask, read, publish } = consulting
    const withdrawn = await publish(asker)
    await people.refused(own.withdraw, await people.person(), at(withdrawn), 'notForYou')
    await people.done(own.withdraw, asker, at(withdrawn))
    await people.refused(own.read, null, at(withdrawn), 'notForYou')
    await people.refused(own.withdraw, asker, at(withdrawn), 'wrongState')

    const down = await publish(asker)
    await people.done(own.takeDown, desk, at(down, { reason: '条文已修改' }))
    await people.refused(own.read, null, at(down), 'notForYou')
    const shown = (await read(asker, down)).own!
    expect(shown).toMatchObject({ publication: 'WITHDRAWN', offer: { reason: '条文已修改' }, abilities: [] })
    expect((await people.told(asker)).at(-1)).toBe('publicationTakenDown')
    await people.refused(own.withdraw, asker, at(await ask(asker)), 'wrongState')
    await people.refused(own.takeDown, desk, at(await ask(asker), { reason: 'x' }), 'wrongState')
  })

  test('that seems to hold personal data is refused at each field, unless somebody says that it holds none', async () => {
    const { people, asker, desk, ask, answer, offer } = consulting
    const id = await ask(asker)
    await answer(id)
    const text = {
      ...offerGiven,
      title: '致电13800138000',
      question: '邮箱 somebody@sample.example',
      answer: '<p>身份证 <strong>11010519491231</strong>002X</p>',
    }
    const refused = await people.ask(own.offer, desk, at(id, text))
    const { data } = readEnvelope<{ fields: { field: string; message: string }[] }>(refused)
    expect(data.fields.map(({ field }) => field)).toEqual(['title', 'question', 'answer'])
    expect(JSON.stringify(data.fields)).toContain('11010519491231002X')
    await offer(id, { ...text, hasNoPersonalData: true })
  })

  test.each([
    ['ENTERPRISE', '青岛样例贸易有限公司'],
    ['LAWYER', '李样例'],
    ['PERSON', '张 样例'],
    ['PERSON', 'Sample & Sons'],
  ] as const)('that names its asker is refused as personal data: %s, %s', async (userType, name) => {
    const { people, desk, ask, show, answer, offer } = consulting
    const who = await people.person(userType)
    if (userType === 'PERSON') {
      const values = { account_id: who.id, full_name: '张 样例', company: 'Sample & Sons', country: null }
      await portal.services.db.insertInto('person').values(values).execute()
    }
    const id = await ask(who)
    await answer(id)
    const seen = await show(id)
    expect(seen.names).toContain(name)
    const text = { ...offerGiven, question: `${name}：设立合伙企业需要哪些文件？` }
    expect(await people.fieldsRefused(own.offer, desk, at(id, text))).toEqual(['question'])
    await offer(id, { ...text, hasNoPersonalData: true })
  })

  test('is hidden while its asker is suspended, shown again after, and gone with the asker', async () => {
    const { people, publish, isListed } = consulting
    const other = await people.person('PERSON')
    const id = await publish(other)
    const admin = await people.administrator('SUPER')
    const act = (action: 'suspend' | 'restore' | 'cancel') =>
      people.done(calls.admin[action], admin, at(other.id, { reason: '核实' }))
    await act('suspend')
    await people.refused(own.read, null, at(id), 'notForYou')
    expect(await isListed(id)).toBe(false)
    await act('restore')
    expect(await isListed(id)).toBe(true)
    await act('cancel')
    expect(await isListed(id)).toBe(false)
    const { db } = portal.services
    const rows = await db.selectFrom('consultation').select('id').where('id', '=', id).execute()
    expect(rows).toEqual([])
    const moves = await db
      .selectFrom('history')
      .select('action')
      .where('subject', '=', 'consultationPublication')
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(moves).toEqual([{ action: 'askerLeft' }])
  })
})

test('reads are counted once for a reader, and not its asker’s', async () => {
  const { people, asker, desk, read } = consulting
  const { db } = portal.services
  const id = await addPublication(db, asker.id)
  const visit = (address: string) => makeCall(portal.app, own.read, at(id), { address })
  const reader = await people.person()
  for (const _ of [0, 1]) {
    for (const address of ['10.200.0.1', '10.200.0.2']) await visit(address)
    for (const who of [reader, desk, asker]) await read(who, id)
  }
  for (const _ of [0, 1]) await readsOf(db).write()
  expect((await read(asker, id)).published!.reads).toBe(4)
})
