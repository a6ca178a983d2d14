import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { publishDue } from './clock.ts'
import { openEditing } from './fixtures/editing.ts'
import { inEnglish, revisedGiven } from './fixtures/given.ts'
import { openReading } from './fixtures/reading.ts'

const own = calls.publications

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const titled = (zh: string) => ({ title: { zh } })
const titleRead = async (id: string) => (await reading.shown('notice', id)).title
const isRead = async (id: string) => (await reading.read('notice', id)).statusCode === 200

describe('a time to come', () => {
  test('is waited for; the clock publishes then, once, however many run it', async () => {
    const { id, versionId } = await editing.publish('notice', { publishAt: inAnHour() })
    expect((await editing.version(versionId)).state).toBe('SCHEDULED')
    await publishDue(portal.services)
    expect(await isRead(id)).toBe(false)
    await editing.comesDue(versionId)
    await Promise.all([publishDue(portal.services), publishDue(portal.services)])
    expect(await isRead(id)).toBe(true)
    const { history, latest } = await editing.desk(id)
    expect(latest).toMatchObject({ state: 'PUBLISHED', abilities: ['withdraw'] })
    expect(history.filter(({ action }) => action === 'publish')).toMatchObject([{ by: null }])
  })

  test('is no more once it is withdrawn', async () => {
    const { id, versionId } = await editing.publish('notice', { publishAt: inAnHour() })
    await editing.withdraw(versionId)
    await editing.comesDue(versionId)
    await publishDue(portal.services)
    expect(await isRead(id)).toBe(false)
    await editing.people.done(own.restore, editing.writer, editing.at(versionId))
    const restored = await editing.version(versionId)
    expect(restored).toMatchObject({ state: 'DRAFT', revision: 2 })
    expect(restored.publishAt).toBeUndefined()
  })

  test('that has come before the approval is now', async () => {
    const { add, submit, approve } = editing
    const { id, versionId } = await add('notice', { publishAt: inAnHour() })
    await submit(versionId)
    await editing.comesDue(versionId)
    await approve(versionId)
    expect(await isRead(id)).toBe(true)
  })

  test('of one that cannot be published keeps no other waiting', async () => {
    const stuck = await editing.publish('notice', { publishAt: inAnHour() })
    const other = await editing.publish('notice', { publishAt: inAnHour() })
    await editing.comesDue(stuck.versionId)
    await editing.comesDue(other.versionId)
    const { db } = portal.services
    const isNot = sql`id != ${sql.lit(stuck.versionId)} or state != 'PUBLISHED'`
    await sql`alter table publication_version add constraint stuck check (${isNot})`.execute(db)
    await publishDue(portal.services)
    expect(await isRead(stuck.id)).toBe(false)
    expect(await isRead(other.id)).toBe(true)
    await sql`alter table publication_version drop constraint stuck`.execute(db)
    await publishDue(portal.services)
    expect(await isRead(stuck.id)).toBe(true)
  })
})

describe('a change of what is published', () => {
  test('stands beside it until it takes its place; when it first appeared stays', async () => {
    const { publish, revise, edit, submit, approve, desk } = editing
    const { id, versionId } = await publish('notice', titled('第一版'))
    const first = await reading.shown('notice', id)
    const next = await revise(id)
    await edit(next, titled('第二版'))
    expect(await titleRead(id)).toBe('第一版')
    const both = await desk(id)
    expect(both.published).toMatchObject({ id: versionId, state: 'PUBLISHED' })
    expect(both.latest).toMatchObject({ id: next, number: 2, state: 'DRAFT' })
    await submit(next)
    await approve(next)
    const second = await reading.shown('notice', id)
    expect(second).toMatchObject({ title: '第二版', publishedAt: first.publishedAt })
    expect(second.changedAt).not.toBeNull()
    expect((await desk(id)).versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'REPLACED'],
    ])
    expect((await editing.version(versionId)).abilities).toEqual([])
    const audit = await portal.services.db
      .selectFrom('audit_log')
      .select('event')
      .where('target', '=', versionId)
      .where('event', '=', 'publication.replace')
      .execute()
    expect(audit).toHaveLength(1)
  })

  test('that is given up leaves what is published, and another may be begun', async () => {
    const { publish, revise, desk, people, writer, at } = editing
    const { id, versionId } = await publish()
    const next = await revise(id)
    await people.refused(own.revise, writer, at(id, {}), 'wrongState')
    await people.done(own.discard, writer, at(next))
    const { latest, published, mayRevise } = await desk(id)
    expect({ id: latest.id, published, mayRevise }).toEqual({
      id: versionId,
      published: null,
      mayRevise: true,
    })
    expect((await editing.version(next)).state).toBe('DISCARDED')
    expect((await editing.version(await revise(id))).number).toBe(3)
  })

  test('that was withdrawn before its time leaves what is published', async () => {
    const { publish, revise, edit, submit, approve, withdraw } = editing
    const { id } = await publish('notice', titled('仍在'))
    const next = await revise(id)
    await edit(next, { publishAt: inAnHour() })
    await submit(next)
    await approve(next)
    await withdraw(next)
    expect(await titleRead(id)).toBe('仍在')
  })

  test('is begun from an earlier version, with its texts as old as they were', async () => {
    const { publish, revise, edit, submit, approve, people, writer, at, version } = editing
    const { id, versionId } = await publish('notice', titled('原来的'))
    const next = await revise(id)
    await edit(next, titled('后来的'))
    await submit(next)
    await approve(next)
    const again = await version(await revise(id, versionId))
    expect(again).toMatchObject({ number: 3, title: { zh: '原来的' } })
    expect(again.textsChangedAt).toEqual((await version(versionId)).textsChangedAt)
    const other = await publish()
    await people.refused(own.revise, writer, at(other.id, { from: versionId }), 'notFound')
  })

  test('of what never was published is writing it', async () => {
    const { id, versionId } = await editing.add()
    const { people, writer, at } = editing
    await people.refused(own.revise, writer, at(id, {}), 'wrongState')
    await people.done(own.discard, writer, at(versionId))
    for (const [call, body] of [
      [own.desk, undefined],
      [own.revise, {}],
    ] as const) {
      await people.refused(call, writer, at(id, body), 'notFound')
    }
  })
})

describe('what is withdrawn', () => {
  test('is nobody’s to read, until it is restored and approved again', async () => {
    const { publish, withdraw, submit, approve, people, writer, at, desk } = editing
    const { id, versionId } = await publish()
    const first = await reading.shown('notice', id)
    await people.refused(own.withdraw, writer, at(versionId, { reason: '' }), 'invalid')
    await withdraw(versionId)
    expect(await isRead(id)).toBe(false)
    expect(await desk(id)).toMatchObject({ mayRevise: true, latest: { abilities: ['restore'] } })
    await people.done(own.restore, writer, at(versionId))
    expect(await isRead(id)).toBe(false)
    await submit(versionId)
    await approve(versionId)
    expect((await reading.shown('notice', id)).publishedAt).toBe(first.publishedAt)
    expect((await desk(id)).history.map(({ action, note }) => [action, note]).slice(3, 5)).toEqual([
      ['withdraw', '内容有误'],
      ['restore', null],
    ])
  })

  test('and given up stays at the desk, to be compared and begun from', async () => {
    const { publish, revise, withdraw, people, writer, at, desk, version } = editing
    const { id, versionId } = await publish('notice', titled('读过的'))
    const never = await revise(id)
    await people.done(own.discard, writer, at(never))
    await withdraw(versionId)
    await people.done(own.restore, writer, at(versionId))
    await people.done(own.discard, writer, at(versionId))
    expect(await desk(id)).toMatchObject({
      latest: { id: versionId, state: 'DISCARDED', abilities: [] },
      published: null,
      mayRevise: true,
    })
    const query = { keyword: '读过的', state: 'DISCARDED' }
    const listed = await people.done<OutputOf<typeof own.deskPage>>(own.deskPage, writer, { query })
    expect(listed).toMatchObject({ content: [{ id, state: 'DISCARDED' }], counts: { DISCARDED: 1 } })
    await people.done(own.compare, writer, { ...at(never), query: { with: versionId } })
    const next = await revise(id)
    expect(await version(next)).toMatchObject({ number: 3, state: 'DRAFT', title: { zh: '读过的' } })
    await people.done(own.discard, writer, at(next))
    expect((await desk(id)).latest.id).toBe(versionId)
  })

  test('is said to be so beside the draft that came after it', async () => {
    const { publish, withdraw, revise, submit, approve, people, writer } = editing
    const { id, versionId } = await publish('notice', titled('撤回又起草的'))
    const listed = async () => {
      const query = { keyword: '撤回又起草的' }
      const { content } = await people.done<OutputOf<typeof own.deskPage>>(own.deskPage, writer, { query })
      return content.map(({ state, isChange, isOfWithdrawn }) => ({ state, isChange, isOfWithdrawn }))
    }
    await withdraw(versionId)
    expect(await listed()).toEqual([{ state: 'WITHDRAWN', isChange: false, isOfWithdrawn: false }])
    const next = await revise(id)
    expect(await listed()).toEqual([{ state: 'DRAFT', isChange: false, isOfWithdrawn: true }])
    await submit(next)
    await approve(next)
    expect(await listed()).toEqual([{ state: 'PUBLISHED', isChange: false, isOfWithdrawn: false }])
    await revise(id)
    expect(await listed()).toEqual([{ state: 'DRAFT', isChange: true, isOfWithdrawn: false }])
  })

  test('is restored as long as no version came after it', async () => {
    const { publish, withdraw, revise, people, writer, at } = editing
    const { id, versionId } = await publish()
    await withdraw(versionId)
    await revise(id)
    await people.refused(own.restore, writer, at(versionId), 'wrongState')
  })
})

describe('two versions', () => {
  test('are compared word by word, in each language that one of them has', async () => {
    const { publish, revise, edit, people, writer, at } = editing
    const content = { zh: '<p>窗口在一楼。</p><p>不变的一段。</p>' }
    const { id, versionId } = await publish('notice', { content })
    const next = await revise(id)
    await edit(next, {
      title: { zh: '关于服务窗口调整的通知', en: inEnglish.title },
      summary: { zh: '服务窗口迁至二楼。', en: inEnglish.summary },
      content: { zh: '<p>窗口在二楼。</p><p>不变的一段。</p><p>新的一段。</p>', en: inEnglish.content },
    })
    const compare = (one: string, other: string) =>
      people.done<OutputOf<typeof own.compare>>(own.compare, writer, { ...at(one), query: { with: other } })
    const compared = await compare(next, versionId)
    expect(compared).toEqual(await compare(versionId, next))
    expect(compared).toMatchObject({ older: { number: 1 }, newer: { number: 2 } })
    expect(compared.languages.map(({ language }) => language)).toEqual(['zh', 'en'])
    const [zh, en] = compared.languages
    expect(zh!.title).toEqual([{ kind: 'same', text: '关于服务窗口调整的通知' }])
    const [changed, same, added] = zh!.content
    const kinds = changed!.runs.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['same', 'added', 'removed']))
    expect([same, added]).toEqual([
      { isPicture: false, runs: [{ kind: 'same', text: '不变的一段。' }] },
      { isPicture: false, runs: [{ kind: 'added', text: '新的一段。' }] },
    ])
    expect(en!.title).toEqual([{ kind: 'added', text: inEnglish.title }])
    const other = await publish()
    const query = { with: other.versionId }
    await people.refused(own.compare, writer, { ...at(versionId), query }, 'notFound')
  })

  test('may name one file, which stays while one of them does', async () => {
    const { publish, revise, edit, people, writer, second, at } = editing
    const { services } = portal
    const file = await addFile(services, writer.id, 'ATTACHMENT')
    const picture = await addFile(services, writer.id, 'PICTURE')
    const pictured = { picture, pictureText: { zh: '窗口' } }
    const { id, versionId } = await publish('notice', { files: [file, file], ...pictured })
    const next = await revise(id)
    expect(await editing.version(next)).toMatchObject({ files: [file], picture })
    const isUsed = async (fileId: string) =>
      (
        await services.db
          .selectFrom('stored_file')
          .select('is_used')
          .where('id', '=', fileId)
          .executeTakeFirstOrThrow()
      ).is_used
    await edit(next, { files: [], picture: undefined })
    expect([await isUsed(file), await isUsed(picture)]).toEqual([true, true])
    // Named again by somebody who did not give it.
    await edit(next, { files: [file], ...pictured }, 'notice', second)
    expect((await editing.version(versionId)).shownFiles.map((one) => one.id)).toEqual([file])

    const another = await addFile(services, writer.id, 'ATTACHMENT')
    await edit(next, { files: [another] })
    await edit(next, { files: [] })
    expect(await isUsed(another)).toBe(false)
    const refused = async (changed: object) => {
      const { revision } = await editing.version(next)
      const body = { ...revisedGiven('notice', revision), ...changed }
      return people.fieldsRefused(own.edit, writer, at(next, body))
    }
    expect(await refused({ files: [picture] })).toEqual(['files'])
    expect(await refused({ picture: file, pictureText: { zh: '窗口' } })).toEqual(['picture'])
    const theirs = await addFile(services, second.id, 'ATTACHMENT')
    expect(await refused({ files: [theirs] })).toEqual(['files'])
    const elsewhere = await publish()
    const body = { ...revisedGiven(), files: [file] }
    const begun = await revise(elsewhere.id)
    expect(await people.fieldsRefused(own.edit, writer, at(begun, body))).toEqual(['files'])
  })
})

describe('a translation that the Chinese was changed after', () => {
  type Since = OutputOf<typeof own.changedSince>

  const since = (versionId: string, language: 'en' | 'ru' = 'en') =>
    editing.people.done<Since>(own.changedSince, editing.writer, {
      ...editing.at(versionId),
      query: { language },
    })
  const inBoth = (zh: string, changed: object = {}) => ({
    title: { zh: '窗口迁址', en: inEnglish.title },
    summary: { zh: '窗口迁址。', en: inEnglish.summary },
    content: { zh: `<p>${zh}</p><p>不变。</p>`, en: inEnglish.content },
    ...changed,
  })
  /** What the Chinese said before, and what it says now. */
  function sides(compared: Since) {
    const runs = compared!.languages[0]!.content[0]!.runs
    const said = (gone: string) => runs.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('')
    return [said('added'), said('removed')]
  }
  const isOlder = async (versionId: string) => {
    const { zh, en } = (await editing.version(versionId)).textsChangedAt
    return en! < zh!
  }

  test('tells what changed since it was written, over several changes, and in the next version', async () => {
    const { add, edit, submit, approve, revise } = editing
    const { id, versionId } = await add('notice', inBoth('窗口在一楼。'))
    expect((await since(versionId))!.restyled).toEqual([])
    await edit(versionId, inBoth('窗口在二楼。'))
    await edit(versionId, inBoth('窗口在三楼，周末开放。'))
    expect(sides(await since(versionId))).toEqual(['窗口在一楼。', '窗口在三楼，周末开放。'])
    await submit(versionId)
    await approve(versionId)
    const next = await revise(id)
    expect(await isOlder(next)).toBe(true)
    await edit(next, inBoth('窗口在四楼。'))
    expect(sides(await since(next))).toEqual(['窗口在一楼。', '窗口在四楼。'])
    const retitled = { title: { zh: '窗口迁址', en: 'The counter is on floor four' } }
    await edit(next, inBoth('窗口在四楼。', retitled))
    expect(await isOlder(next)).toBe(false)
    await edit(next, inBoth('窗口在五楼。', retitled))
    expect(sides(await since(next))).toEqual(['窗口在四楼。', '窗口在五楼。'])
  })

  test('may be said to hold, which is where what changes next is counted from', async () => {
    const { add, edit } = editing
    const { versionId } = await add('notice', inBoth('窗口在一楼。'))
    await edit(versionId, inBoth('窗口在一楼！'))
    expect(await isOlder(versionId)).toBe(true)
    await edit(versionId, inBoth('窗口在一楼！', { stillRight: ['en'] }))
    expect(await isOlder(versionId)).toBe(false)
    await edit(versionId, inBoth('窗口在二楼！', { stillRight: ['en'] }))
    expect(await isOlder(versionId)).toBe(false)
    await edit(versionId, inBoth('窗口在三楼！'))
    expect(sides(await since(versionId))).toEqual(['窗口在二楼！', '窗口在三楼！'])
  })

  test('of which nothing was kept is said to be so; where there is none, nothing is told', async () => {
    const { add, edit, at, people, writer } = editing
    const { versionId } = await add('notice', inBoth('窗口在一楼。'))
    await edit(versionId, inBoth('窗口在二楼。'))
    // As a row of before anything was kept.
    await portal.services.db
      .updateTable('publication_text')
      .set({ chinese_title: null, chinese_summary: null, chinese_content: null })
      .where('version_id', '=', versionId)
      .execute()
    expect(await since(versionId)).toBeNull()
    const query = { language: 'ru' }
    await people.refused(own.changedSince, writer, { ...at(versionId), query }, 'notFound')
  })
})

test('a language that is taken out takes with it what it cites', async () => {
  const { versionId } = await editing.add('notice', {
    title: { zh: '甲', en: inEnglish.title },
    summary: { zh: '甲', en: inEnglish.summary },
    content: { zh: '<p>甲</p>', en: inEnglish.content },
  })
  const { db } = portal.services
  const texts = () =>
    db
      .selectFrom('publication_text')
      .leftJoin('citing_text', 'citing_text.id', 'publication_text.id')
      .select(['publication_text.id', 'publication_text.language', 'citing_text.id as citing'])
      .where('version_id', '=', versionId)
      .orderBy('publication_text.language')
      .execute()
  const [english] = await texts()
  await editing.edit(versionId, titled('甲'))
  expect(await texts()).toMatchObject([{ language: 'zh' }])
  const left = await db.selectFrom('citing_text').select('id').where('id', '=', english!.id).execute()
  expect(left).toEqual([])
})
