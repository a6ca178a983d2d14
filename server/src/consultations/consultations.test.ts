import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCall, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'

import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addProduct } from '../products/fixtures/add-product.ts'
import { addFile } from '../testing/details.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addConsultation,
  addPublication,
  consultationGiven,
  offerGiven,
  preparedGiven,
  replyGiven,
} from './fixtures/rows.ts'
import { readsOf } from './reads.ts'

const own = calls.consultations

let portal: Portal
let people: ReturnType<typeof openPeople>
let asker: Reader
let desk: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  asker = await people.person()
  desk = await people.administrator('DESK')
})
afterAll(() => portal.close())

const at = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) })

async function ask(who: Reader, changed: object = {}): Promise<string> {
  const body = { ...consultationGiven(), allowsPublication: true, ...changed }
  return (await people.done<{ id: string }>(own.add, who, { body })).id
}

const show = (id: string) => people.done<OutputOf<typeof own.desk>>(own.desk, desk, at(id))
const answer = (id: string, changed: object = {}) =>
  people.done<{ revision: number }>(own.reply, desk, at(id, { ...replyGiven, ...changed }))
/** Offers in the place of what is offered now. */
async function offer(id: string, changed: object = {}): Promise<void> {
  const { offer: before } = await show(id)
  const asRead = { offeredAt: before?.offeredAt ?? null }
  await people.done(own.offer, desk, at(id, { ...offerGiven, ...asRead, ...changed }))
}
const read = (who: Reader | null, id: string) => people.done<OutputOf<typeof own.read>>(own.read, who, at(id))
const list = (query: Record<string, string> = {}) =>
  people.done<OutputOf<typeof own.page>>(own.page, null, { query })

async function offeredAt(who: Reader, id: string): Promise<string> {
  return (await read(who, id)).own!.offer!.offeredAt
}

async function publish(who: Reader, changed: object = {}, text: object = {}): Promise<string> {
  const id = await ask(who, changed)
  await answer(id)
  await offer(id, text)
  await people.done(own.agree, who, at(id, { offeredAt: await offeredAt(who, id) }))
  return id
}

const isListed = async (id: string) => (await list({ size: '50' })).content.some((row) => row.id === id)

describe('a question', () => {
  test('is answered, and the answer changed; its asker is told and sees no name of the desk', async () => {
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

  test('takes files of its asker alone, which the desk opens; so does an answer of the desk’s', async () => {
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
    const id = await ask(asker, { phone: '138 0013 8000' })
    expect((await read(asker, id)).own).toMatchObject({ phone: '+8613800138000' })
  })

  test.each([
    ['ENTERPRISE', 'PENDING'],
    ['LAWYER', 'REJECTED'],
    ['PERSON', 'PENDING'],
  ] as const)('is taken of whoever is not verified yet: %s, %s', async (userType, verification) => {
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
    const body = { ...consultationGiven(), ...changed }
    expect(await people.fieldsRefused(own.add, asker, { body })).toEqual([field])
  })
})

describe('a publication', () => {
  test('needs the asker’s word with the question, an answer, and an agreement to the text', async () => {
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

describe('search', () => {
  const find = async (keyword: string) =>
    (
      await people.done<OutputOf<typeof calls.find.page>>(calls.find.page, null, {
        query: { kind: 'consultation', keyword },
      })
    ).content.map(({ id }) => id)
  const listed = async (keyword: string) => (await list({ keyword })).content.map(({ id }) => id)

  test('finds what is published, by everybody, and never anything else', async () => {
    const secret = { title: 'Quaggabeast tariff', content: 'The quaggabeast of our rival', type: 'OTHER' }
    const text = { title: 'Zebracorn tariff', question: 'Which zebracorn tariff?', answer: '<p>None.</p>' }
    const id = await ask(asker, secret)
    await answer(id, { content: '<p>Quaggabeasts are free of duty.</p>' })
    await offer(id, text)
    await portal.follower.caughtUp()
    for (const word of ['quaggabeast', 'zebracorn']) expect(await find(word)).toEqual([])
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([id])
    expect(await listed('zebracorn')).toEqual([id])
    expect(await find('quaggabeast')).toEqual([])
    await offer(id, { ...text, title: 'Zebracorn customs' })
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([])
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    await people.done(own.withdraw, asker, at(id))
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([])
  })

  test.each([
    'The ministry of my favourite novel issues a permit to fly a dragon',
    '周末想去看电影，顺便问问哪里的红烧肉最好吃',
    'Посоветуйте рецепт борща и интересный фильм на вечер',
  ])('suggests nothing for what shares a word with what is held: %s', async (keyword) => {
    const texts = [
      textIn('en', 'Yak Act', ['A yak export permit is issued by the ministry.']),
      textIn('zh', '牦牛法', ['哪里出口牦牛，由哪里发证。']),
      textIn('ru', 'Закон о яках', ['Вывоз яков на вечер разрешает министерство.']),
    ]
    await saveLaw(portal.services.db, makeDocument({ number: 'yak', texts }))
    await portal.follower.caughtUp()
    expect(await people.done(own.similar, null, { query: { keyword } })).toEqual({
      consultations: [],
      articles: [],
    })
  })

  test('suggests published questions and articles while one types, and nothing for too few words', async () => {
    const texts = [textIn('en', 'Wombat Act', ['A wombat export permit is issued by the ministry.'])]
    await saveLaw(portal.services.db, makeDocument({ number: 'wombat', texts }))
    const inRussian = {
      title: 'Экспорт вомбатов wombat',
      question: 'Вывоз wombat: какие нужны разрешения на экспорт вомбатов?',
    }
    const inEnglish = { title: 'Wombat export permit', question: 'Who issues a wombat export permit?' }
    const ru = await publish(asker, {}, { ...inRussian, answer: '<p>Разрешение министерства.</p>' })
    const en = await publish(asker, {}, { ...inEnglish, answer: '<p>The ministry.</p>' })
    await portal.follower.caughtUp()
    const similar = (keyword: string) =>
      people.done<OutputOf<typeof own.similar>>(own.similar, null, { query: { keyword } })
    const { consultations, articles } = await similar('Do I need a permit to export a wombat?')
    expect(consultations.map(({ id }) => id).slice(0, 2)).toEqual([en, ru])
    expect(articles[0]).toMatchObject({ lawTitle: 'Wombat Act', number: expect.anything() as string })
    expect(articles[0]!.address).toMatch(/^\/eli\/.*#art-1$/)
    const quoted = 'I have a "permit" to export a wombat'
    expect((await similar(quoted)).consultations.map(({ id }) => id)).toContain(en)
    expect(await similar('wombat')).toEqual({ consultations: [], articles: [] })
    expect(await similar('进口')).toEqual({ consultations: [], articles: [] })
  })

  test('puts what says most of a text first, unless another order is chosen', async () => {
    const { db } = portal.services
    const about = (title: string) =>
      publish(asker, {}, { title, question: `${title}?`, answer: '<p>Yes.</p>' })
    const close = await about('Narwhal tusk')
    const chinese = await about('独角鲸 narwhal tusk 出口')
    const loose = await about('Office hours of the museum, which keeps a narwhal and a picture of its tusk')
    await db.updateTable('consultation_publication').set({ reads: 5 }).where('id', '=', chinese).execute()
    await portal.follower.caughtUp()
    const keyword = 'narwhal tusk'
    const idsOf = async (more: Record<string, string> = {}) =>
      (await list({ keyword, ...more })).content.map(({ id }) => id)
    const { content, page } = await list({ keyword })
    expect(content.map(({ id }) => id)).toEqual([close, chinese, loose])
    expect(content[0]!.excerpt).toBe('Yes.')
    expect(page.totalElements).toBe(3)
    expect(await idsOf({ sort: 'newest' })).toEqual([loose, chinese, close])
    expect((await idsOf({ sort: 'mostRead' }))[0]).toBe(chinese)
    expect(await idsOf({ size: '1', page: '3' })).toEqual([loose])
    expect(await idsOf({ language: 'zh' })).toEqual([chinese])
  })
})

test('what waits for the desk is what was asked of it and not of a team, as its list shows', async () => {
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

test('reads are counted once for a reader, and not its asker’s', async () => {
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

test('how long an answer takes is the median of the last months, told once there are enough', async () => {
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

describe('prepared answers', () => {
  test('have clean words in three languages, and are the desk’s alone', async () => {
    const words = { zh: '<p>您好</p><script>x</script>', en: '<p>Hello</p>', ru: '<p>Здравствуйте</p>' }
    const body = { name: '问候', words }
    const { id } = await people.done<{ id: string }>(own.addPrepared, desk, { body })
    const all = () => people.done<OutputOf<typeof own.prepared>>(own.prepared, desk)
    expect((await all()).find((one) => one.id === id)).toMatchObject({
      words: { ...words, zh: '<p>您好</p>' },
      changedBy: desk.username,
      revision: 1,
    })
    const empty = at(id, { name: '问候', words: { ...words, ru: '<p> </p>' }, revision: 1 })
    expect(await people.fieldsRefused(own.editPrepared, desk, empty)).toEqual(['words.ru'])
    await people.done(own.removePrepared, desk, at(id))
    await people.refused(own.editPrepared, desk, at(id, { ...body, revision: 1 }), 'notFound')
    await people.refused(own.removePrepared, desk, at(id), 'notFound')
    expect((await all()).some((one) => one.id === id)).toBe(false)
  })

  test('of two of the desk who change one at once one is taken, the other reads what was written', async () => {
    const body = (name: string) => ({ name, words: preparedGiven.words, revision: 1 })
    const { id } = await people.done<{ id: string }>(own.addPrepared, desk, { body: preparedGiven })
    const other = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
    const answers = await Promise.all([
      people.ask(own.editPrepared, desk, at(id, body('甲'))),
      people.ask(own.editPrepared, other, at(id, body('乙'))),
    ])
    const told = answers.map((one) => readEnvelope<{ name: string } | null>(one))
    expect(told.map(({ code }) => code).toSorted()).toEqual([codes.done.code, codes.changedMeanwhile.code])
    const theirs = told.find(({ code }) => code === codes.changedMeanwhile.code)!.data
    const kept = (await people.done<OutputOf<typeof own.prepared>>(own.prepared, desk)).find(
      (one) => one.id === id,
    )!
    expect(theirs).toEqual(kept)
    expect(kept.revision).toBe(2)
    await people.done(own.editPrepared, other, at(id, { ...body('丙'), revision: 2 }))
  })
})
