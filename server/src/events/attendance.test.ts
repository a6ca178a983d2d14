import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, makeCall, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { readPdf } from '../documents/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { certifyAttended, followEvents } from './clock.ts'
import { addEvent, inHours } from './fixtures/rows.ts'
import { openStage } from './fixtures/stage.ts'
import { maskName } from '../kernel/mask-name.ts'

const own = calls.events

let portal: Portal
let stage: ReturnType<typeof openStage>

beforeAll(async () => {
  portal = await openTestPortal()
  stage = openStage(portal)
})
afterAll(() => portal.close())

const codeNow = (answer: Parameters<typeof readEnvelope>[0]) => readEnvelope(answer).code

async function codeOf(id: string): Promise<string> {
  const { address } = await stage.done<{ address: string }>(own.code, await stage.editor(), at(id))
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe(`${testSite}/information/checkIn`)
  expect(url.searchParams.get('id')).toBe(id)
  return url.searchParams.get('code')!
}

/** An event with people who have a seat. */
async function seated(count: number, given: Parameters<typeof addEvent>[1] = {}) {
  const { id, versionId } = await addEvent(portal.services, given)
  const readers = await stage.crowd(count)
  for (const reader of readers) await stage.apply(reader, id)
  return { id, versionId, readers: readers as [Reader, ...Reader[]] }
}

describe('the code at the door', () => {
  test('confirms who has a seat from an hour before it begins until it ends, again without harm', async () => {
    const { id, readers } = await seated(1)
    const [reader] = readers
    const code = await codeOf(id)
    const confirm = () => stage.ask(own.checkIn, reader, at(id, { code }))
    expect(codeNow(await confirm())).toBe(codes.wrongState.code)
    await stage.takesPlace(id, 1.02)
    expect(codeNow(await confirm())).toBe(codes.wrongState.code)
    await stage.takesPlace(id, -3)
    expect(codeNow(await confirm())).toBe(codes.wrongState.code)
    await stage.takesPlace(id, 0.98)
    expect(codeNow(await confirm())).toBe(codes.done.code)
    expect(codeNow(await confirm())).toBe(codes.done.code)
    expect(await stage.state(reader, id)).toBe('ATTENDED')
  })

  test('is that of the event, and no use to who has no seat', async () => {
    const { id, readers } = await seated(1, { starts: 0.5, version: { seats: 1 } })
    const [waiting, stranger] = await stage.crowd(2)
    await stage.apply(waiting!, id)
    const code = await codeOf(id)
    const other = await codeOf((await addEvent(portal.services, { starts: 0.5 })).id)
    for (const wrong of [other, `${code}A`, 'x', code.slice(1)]) {
      const refused = await stage.fieldsRefused(own.checkIn, readers[0], at(id, { code: wrong }))
      expect(refused).toEqual(['code'])
    }
    await stage.refused(own.checkIn, waiting!, at(id, { code }), 'wrongState')
    await stage.refused(own.checkIn, stranger!, at(id, { code }), 'notFound')
    await stage.refused(own.code, readers[0], at(id), 'notForYou')
  })
})

describe('the list of who was there', () => {
  test('is marked for several at once, and taken back', async () => {
    const { id, readers } = await seated(3, { starts: 0.5 })
    const [one, other, third] = readers
    expect(codeNow(await stage.mark(id, [one, other!], true))).toBe(codes.done.code)
    expect((await stage.applications(id)).counts).toMatchObject({ ATTENDED: 2, CONFIRMED: 1 })
    expect(codeNow(await stage.mark(id, [one, third!], true))).toBe(codes.done.code)
    expect(codeNow(await stage.mark(id, [other!], false))).toBe(codes.done.code)
    expect((await stage.applications(id)).counts).toMatchObject({ ATTENDED: 2, CONFIRMED: 1 })
    expect(await stage.state(other!, id)).toBe('CONFIRMED')
    expect(await stage.isConsistent('eventApplication', await stage.idOf(one, id))).toBe(true)
  })

  test('is marked for all that are named or for none', async () => {
    const { id, readers } = await seated(1, { starts: 0.5, version: { seats: 1 } })
    const [waiting] = await stage.crowd(1)
    await stage.apply(waiting!, id)
    expect(codeNow(await stage.mark(id, [readers[0], waiting!], true))).toBe(codes.wrongState.code)
    const elsewhere = await seated(1, { starts: 0.5 })
    const ids = [await stage.idOf(readers[0], id), await stage.idOf(elsewhere.readers[0], elsewhere.id)]
    const body = { ids, attended: true }
    await stage.refused(own.attendance, await stage.editor(), at(id, body), 'notFound')
    expect(await stage.state(readers[0], id)).toBe('CONFIRMED')
    expect(await stage.state(elsewhere.readers[0], elsewhere.id)).toBe('CONFIRMED')
  })

  test('is not marked long before it begins, and not by others', async () => {
    const { id, readers } = await seated(1)
    expect(codeNow(await stage.mark(id, readers, true))).toBe(codes.wrongState.code)
    const one = await stage.done<OutputOf<typeof own.deskOne>>(own.deskOne, await stage.editor(), at(id))
    expect(one).toMatchObject({ taken: 1, attended: 0, waiting: 0, mayMark: false, isOff: false })
    const body = { ids: [await stage.idOf(readers[0], id)], attended: true }
    for (const role of ['DESK', 'MODERATOR', 'VERIFIER'] as const) {
      await stage.refused(own.attendance, await stage.administrator(role), at(id, body), 'notForYou')
      await stage.refused(own.applications, await stage.administrator(role), at(id), 'notForYou')
    }
  })

  test('names its event in the language of who reads it, else in Chinese, and says which', async () => {
    const zh = { title: '两种语言的培训' }
    for (const [texts, shown] of [
      [
        { zh, en: { title: 'A training' } },
        { title: 'A training', language: 'en' },
      ],
      [{ zh }, { ...zh, language: 'zh' }],
    ] as const) {
      const { id } = await addEvent(portal.services, { texts })
      expect(await stage.done(own.deskOne, await stage.editor(), at(id))).toMatchObject(shown)
    }
  })
})

test('the desk finds what takes place by its title in any language', async () => {
  const texts = { zh: { title: '公证实务夜校' }, ru: { title: 'Вечерний курс нотариата' } }
  const { id } = await addEvent(portal.services, { texts })
  for (const keyword of ['实务夜校', 'курс нотариата']) {
    const query = { keyword }
    const { deskPage } = own
    const found = await stage.done<OutputOf<typeof deskPage>>(deskPage, await stage.editor(), { query })
    expect(found.content.map((row) => row.id)).toEqual([id])
  }
})

describe('a certificate', () => {
  const given = {
    starts: 0.5,
    version: { certificate_hours: 2.5 },
    texts: { zh: { title: '哈萨克斯坦合同法' }, en: { title: 'Contract law of Kazakhstan' } },
  }

  test('is given when it is over to who was there, once, and anybody can verify it', async () => {
    const { id, readers } = await seated(2, given)
    const [present, absent] = readers
    await stage.mark(id, [present], true)
    await certifyAttended(portal.services)
    expect((await stage.live(present, id)).mine?.certificate).toBeNull()
    await stage.takesPlace(id, -3)
    for (const _ of [0, 1]) await Promise.all([0, 1].map(() => certifyAttended(portal.services)))
    const number = (await stage.live(present, id)).mine!.certificate!
    const alphabet = '[2-9A-HJKMNP-Z]{4}'
    expect(number).toMatch(new RegExp(`^ZS-${zoneToday().slice(0, 4)}-${alphabet}-${alphabet}$`))
    expect((await stage.live(absent!, id)).mine?.certificate).toBeNull()
    const told = await stage.told(present)
    expect(told.filter((event) => event === 'eventCertificate')).toHaveLength(1)
    expect(await stage.verify(number.toLowerCase(), 'en')).toMatchObject({
      isValid: true,
      certificate: {
        number,
        kind: 'training',
        title: 'Contract law of Kazakhstan',
        language: 'en',
        hours: 2.5,
        heldOn: zoneToday(inHours(-3)),
        name: '李**',
      },
    })
    expect((await stage.verify(number, 'ru')).certificate).toMatchObject({
      title: '哈萨克斯坦合同法',
      language: 'zh',
    })
  })

  test('is there at once for who is marked after it is over, and gone with the mark', async () => {
    const { id, readers } = await seated(1, { ...given, starts: 1 })
    await stage.takesPlace(id, -4)
    await stage.mark(id, readers, true)
    const number = (await stage.live(readers[0], id)).mine!.certificate!
    expect((await stage.verify(number)).isValid).toBe(true)
    await stage.mark(id, readers, false)
    expect((await stage.live(readers[0], id)).mine?.certificate).toBeNull()
    expect(await stage.verify(number)).toEqual({ isValid: false, certificate: null, report: null })
    expect((await stage.told(readers[0])).slice(-2)).toEqual(['eventCertificate', 'eventAbsent'])
    await stage.mark(id, readers, true)
    expect((await stage.live(readers[0], id)).mine!.certificate).not.toBe(number)
  })

  test('is given also where the announcement was taken back after it took place', async () => {
    const { id, versionId, readers } = await seated(1, { ...given, starts: 1 })
    await stage.takesPlace(id, -4)
    await stage.takeBack(versionId)
    await followEvents(portal.services)
    await stage.mark(id, readers, true)
    await certifyAttended(portal.services)
    const [{ certificate } = { certificate: null }] = (await stage.applications(id)).content
    expect(await stage.verify(certificate!)).toMatchObject({ isValid: true, certificate: { hours: 2.5 } })
  })

  test('is none of what certifies no hours', async () => {
    const { id, readers } = await seated(1, { starts: 1 })
    await stage.takesPlace(id, -4)
    await stage.mark(id, readers, true)
    await certifyAttended(portal.services)
    expect((await stage.live(readers[0], id)).mine?.certificate).toBeNull()
    await stage.refused(own.certificate, readers[0], at(id), 'notFound')
  })

  test('stays verifiable when its holder has left, without their name', async () => {
    const { id, readers } = await seated(1, { ...given, starts: 1 })
    await stage.takesPlace(id, -4)
    await stage.mark(id, readers, true)
    const number = (await stage.live(readers[0], id)).mine!.certificate!
    const admin = await stage.administrator('SUPER')
    await stage.done(calls.admin.cancel, admin, at(readers[0].id, { reason: 'Asked for' }))
    expect(await stage.verify(number)).toMatchObject({ isValid: true, certificate: { name: '李**' } })
    expect((await stage.applications(id)).content).toEqual([])
  })

  test('is a document in each language that its holder alone is given', async () => {
    const { id, readers } = await seated(1, { ...given, starts: 1 })
    await stage.takesPlace(id, -4)
    await stage.mark(id, readers, true)
    const number = (await stage.live(readers[0], id)).mine!.certificate!
    for (const language of languages) {
      const answer = await makeCall(portal.app, own.certificate, at(id), {
        token: readers[0].token,
        language,
      })
      expect(answer.headers['content-type']).toBe('application/pdf')
      const { drawn, links } = await readPdf(answer.rawPayload)
      const said = drawn.join(' ').replace(/\s/g, '')
      expect(said).toContain('李小明')
      expect(said).toContain(number)
      expect(said).toContain(
        (language === 'en' ? 'Contract law of Kazakhstan' : '哈萨克斯坦合同法').replace(/\s/g, ''),
      )
      expect(links).toContain(`${testSite}/verify/${number}`)
    }
    const [stranger] = await stage.crowd(1)
    await stage.refused(own.certificate, stranger!, at(id), 'notFound')
    await stage.refused(own.certificate, null, at(id), 'sessionEnded')
  })

  test.each(['ZS-2026-AAAA-AAAA', '%', "' or 1=1", '0'])('is none under the number %s', async (number) => {
    expect(await stage.verify(number)).toEqual({ isValid: false, certificate: null, report: null })
  })

  test.each([
    ['李小明', '李**'],
    ['王芳', '王*'],
    ['欧阳', '欧*'],
    ['Ivan Sergeev', 'I*** S***'],
    ['  Айгүл   Нұрланқызы ', 'А*** Н***'],
    ['Li', 'L***'],
  ])('says %s as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})

test('the table of who applied is a file that spreadsheets read and do not run', async () => {
  const { id } = await addEvent(portal.services, { version: { seats: 1 } })
  const [one, other] = await stage.crowd(2)
  await stage.apply(one!, id, { name: '=HYPERLINK("http://x")', company: '甲, "乙"', note: '第一行\n第二行' })
  await stage.apply(other!, id, { name: '@sum', company: '-1+2', note: undefined })
  const editor = await stage.editor()
  const answer = await makeCall(portal.app, own.applicationsFile, at(id), {
    token: editor.token,
    language: 'zh',
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [heads, ...rows] = parse(answer.rawPayload, { bom: true })
  expect(heads).toEqual(['序号', '姓名', '单位', '账号', '状态', '报名时间（北京时间）', '备注', '证书编号'])
  expect(rows.map((row) => [...row.slice(0, 5), row[6]])).toEqual([
    ['1', `'=HYPERLINK("http://x")`, '甲, "乙"', one!.username, '已确认', '第一行\n第二行'],
    ['2', `'@sum`, `'-1+2`, other!.username, '候补', ''],
  ])
  expect(rows[0]![5]).toMatch(new RegExp(`^${zoneToday()} \\d\\d:\\d\\d$`))
  const audited = await portal.services.db
    .selectFrom('audit_log')
    .select('target')
    .where('event', '=', 'event.export')
    .where('account_id', '=', editor.id)
    .execute()
  expect(audited).toContainEqual({ target: id })
})
