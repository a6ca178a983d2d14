import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { openReading } from './fixtures/reading.ts'
import { publishedEvents } from './events.ts'

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

const russian = {
  title: { zh: '关于出口申报的通知', ru: 'О вывозных декларациях' },
  summary: { zh: '自明年起实行。', ru: 'Действует со следующего года.' },
  content: { zh: '<p>自明年起实行新格式。</p>', ru: '<p>Вводится новая форма.</p>' },
}

const readIn = async (id: string, language: 'zh' | 'ru') => {
  const { title, languages, ...shown } = await reading.shown('notice', id, language)
  return { title, language: shown.language, languages }
}
const foundIn = async (keyword: string) => {
  await portal.follower.caughtUp()
  return (await reading.list('notice', { keyword }, 'ru')).map((row) => row.title)
}

test('a translation that is held back is read and found by nobody, until it appears', async () => {
  const { id } = await editing.publish('notice', { ...russian, heldBack: ['ru'] })
  const chinese = { title: russian.title.zh, language: 'zh', languages: ['zh'] }
  expect(await readIn(id, 'ru')).toEqual(chinese)
  expect((await reading.list('notice', {}, 'ru'))[0]).toMatchObject({ language: 'zh' })
  expect(await foundIn('вывозных декларациях')).toEqual([])
  expect(await editing.latest(id)).toMatchObject({ title: russian.title, heldBack: ['ru'] })

  const next = await editing.revise(id)
  expect((await editing.version(next)).heldBack).toEqual(['ru'])
  await editing.edit(next, { ...russian, heldBack: [] })
  await editing.submit(next)
  await editing.approve(next)
  expect(await readIn(id, 'ru')).toEqual({ title: russian.title.ru, language: 'ru', languages: ['zh', 'ru'] })
  expect(await foundIn('вывозных декларациях')).toEqual([russian.title.ru])
})

test('of an event nothing is told in a language that is held back', async () => {
  const event = { ...russian, place: { zh: '二楼', ru: 'Второй этаж' }, heldBack: ['ru'] }
  const { id } = await editing.publish('training', event)
  const told = (await publishedEvents(portal.services.db, [id])).get(id)!
  for (const { ru } of [told.titles, told.summaries, told.places!]) expect(ru).toBeUndefined()
})

test('a language is held back before anything of it is written', async () => {
  const { versionId } = await editing.add('notice', { heldBack: ['ru'] })
  expect((await editing.version(versionId)).heldBack).toEqual(['ru'])
})

test('an unfinished one keeps nothing else from appearing', async () => {
  const unfinished = { ...russian, summary: { zh: russian.summary.zh } }
  const { versionId } = await editing.add('notice', unfinished)
  const { revision } = await editing.version(versionId)
  const { fieldsRefused } = editing.people
  expect(
    await fieldsRefused(calls.publications.submit, editing.writer, editing.at(versionId, { revision })),
  ).toEqual(['summary.ru'])
  await editing.edit(versionId, { ...unfinished, heldBack: ['ru'] })
  await editing.submit(versionId)
  await editing.approve(versionId)
})
