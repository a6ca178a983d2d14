import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { publishDue } from './clock.ts'
import { openEditing, type Version } from './fixtures/editing.ts'
import { publicationGiven, revisedGiven } from './fixtures/given.ts'

const own = calls.publications

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
})
afterAll(() => portal.close())

const titled = (zh: string) => ({ title: { zh } })

describe('approval', () => {
  test('is another editor’s: of nobody who ever wrote of the version', async () => {
    const { add, submit, edit, people, writer, second, at, version } = editing
    const { versionId } = await add()
    await edit(versionId, titled('另一人改过'), 'notice', second)
    await submit(versionId)
    const read = at(versionId, { revision: 2 })
    await people.refused(own.approve, second, read, 'notNow')
    expect((await version(versionId, second)).abilities).toEqual(['return'])
    await people.refused(own.return, second, at(versionId, { reason: ' ' }), 'invalid')
    await people.done(own.return, second, at(versionId, { reason: '标题有误' }))
    await edit(versionId, titled('改正'))
    await submit(versionId)
    for (const who of [writer, second]) {
      await people.refused(own.approve, who, at(versionId, { revision: 3 }), 'notNow')
    }
    const third = await people.administrator('EDITOR')
    await people.done(own.approve, third, at(versionId, { revision: 3 }))
  })

  test('is not asked of who may do everything', async () => {
    const { people, at } = editing
    const chief = await people.administrator('SUPER')
    const { versionId } = await editing.add()
    await people.done(own.edit, chief, at(versionId, revisedGiven()))
    const read = at(versionId, { revision: 2 })
    await people.done(own.submit, chief, read)
    await people.done(own.approve, chief, read)
  })

  test('is of the text that was read', async () => {
    const { add, submit, people, second, at } = editing
    const { versionId } = await add()
    await editing.edit(versionId)
    await submit(versionId)
    await people.refused(own.approve, second, at(versionId, { revision: 1 }), 'changedMeanwhile')
    await people.refused(own.submit, second, at(versionId, { revision: 1 }), 'changedMeanwhile')
  })

  test('given twice at once publishes once', async () => {
    const { add, submit, people, second, at } = editing
    const { id, versionId } = await add()
    await submit(versionId)
    const chief = await people.administrator('SUPER')
    const read = at(versionId, { revision: 1 })
    const told = await people.together([
      [own.approve, second, read],
      [own.approve, chief, read],
    ])
    expect(told).toEqual([codes.done.code, codes.wrongState.code].toSorted())
    expect((await editing.desk(id)).history.filter(({ action }) => action === 'approve')).toHaveLength(1)
  })
})

describe('whoever wrote a text last', () => {
  test('is told what others and the clock do with it, and where it stands at the desk', async () => {
    const { add, submit, approve, withdraw, publish, people, writer, second, at } = editing
    const before = (await people.told(writer)).length
    const { id, versionId } = await add('notice', {
      ...titled('开放日'),
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await submit(versionId)
    await people.done(own.return, second, at(versionId, { reason: '标题有误' }))
    await submit(versionId)
    await approve(versionId)
    await editing.comesDue(versionId)
    await publishDue(portal.services)
    await withdraw(versionId)
    await publish()
    expect((await people.told(writer)).slice(before)).toEqual([
      'textReturned',
      'textScheduled',
      'textPublished',
      'textWithdrawn',
      'textApproved',
    ])
    const { page } = calls.messages
    const { content } = await people.done<OutputOf<typeof page>>(page, writer, {})
    const about = content.filter(({ link }) => link === `/admin/publications/detail?id=${id}`)
    expect(about).toHaveLength(4)
    for (const { text } of about) expect(text).toContain('“开放日”')
    expect(about.at(-1)!.text).toContain('标题有误')
  })

  test('is not told of what they did themselves', async () => {
    const { people, at } = editing
    const chief = await people.administrator('SUPER')
    const body = publicationGiven('notice')
    const { id } = await people.done<{ id: string }>(own.add, chief, { body })
    const { id: versionId } = await editing.latest(id)
    for (const call of [own.submit, own.approve]) {
      await people.done(call, chief, at(versionId, { revision: 1 }))
    }
    await people.done(own.withdraw, chief, at(versionId, { reason: '内容有误' }))
    expect(await people.told(chief)).toEqual([])
  })
})

describe('two editors at once', () => {
  test('lose nothing: the second is told who wrote what', async () => {
    const { add, people, writer, second, at, version } = editing
    const { versionId } = await add()
    const answers = await Promise.all([
      people.ask(own.edit, writer, at(versionId, { ...revisedGiven(), ...titled('甲') })),
      people.ask(own.edit, second, at(versionId, { ...revisedGiven(), ...titled('乙') })),
    ])
    const told = answers.map((answer) => readEnvelope<Version>(answer))
    expect(told.map(({ code }) => code).toSorted()).toEqual(
      [codes.done.code, codes.changedMeanwhile.code].toSorted(),
    )
    const { data: theirs } = told.find(({ code }) => code === codes.changedMeanwhile.code)!
    const kept = await version(versionId)
    expect(theirs).toMatchObject({ revision: 2, title: kept.title, writtenBy: kept.writtenBy })
    await people.done(own.edit, second, at(versionId, { ...revisedGiven('notice', 2), ...titled('甲乙') }))
    expect(await version(versionId)).toMatchObject({ revision: 3, title: { zh: '甲乙' } })
  })

  test('one of whom hands in leaves no text that nobody read', async () => {
    const { add, people, writer, second, at, version } = editing
    const { versionId } = await add()
    const told = await people.together([
      [own.submit, writer, at(versionId, { revision: 1 })],
      [own.edit, second, at(versionId, { ...revisedGiven(), ...titled('迟到的改动') })],
    ])
    expect(told.filter((code) => code === codes.done.code)).toHaveLength(1)
    const { state, revision } = await version(versionId)
    expect([state, revision]).toEqual(state === 'IN_REVIEW' ? ['IN_REVIEW', 1] : ['DRAFT', 2])
    expect(await people.isConsistent('publication', versionId)).toBe(true)
  })

  test('begin one version, not two', async () => {
    const { id } = await editing.publish()
    const { people, writer, second, at } = editing
    const told = await people.together([
      [own.revise, writer, at(id, {})],
      [own.revise, second, at(id, {})],
    ])
    expect(told).toEqual([codes.done.code, codes.wrongState.code].toSorted())
    expect((await editing.desk(id)).versions).toHaveLength(2)
  })
})
