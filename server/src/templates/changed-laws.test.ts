import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { deleteLaw } from '../laws/actions/save-law.ts'
import { saveLaw } from '../laws/door.ts'
import { textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { contentGiven } from './fixtures/given.ts'
import { addLaw } from './fixtures/rest-on-law.ts'
import { tellLawChanges } from './tell-law-changes.ts'

const own = calls.templates

type Shown = OutputOf<typeof own.read>
type DeskPage = OutputOf<typeof own.deskPage>

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
})
afterAll(() => portal.close())

const read = (id: string) => editing.people.done<Shown>(own.read, null, editing.at(id))

async function waiting(): Promise<string[]> {
  const query = { lawChanged: 'true' }
  const { content } = await editing.people.done<DeskPage>(own.deskPage, editing.writer, { query })
  return content.map(({ id }) => id)
}

async function publishResting() {
  const { law, document } = await addLaw(portal.services)
  const content = contentGiven()
  content.clauses[2]!.basis = [{ law, article: '1' }]
  return { ...(await editing.publish({ content })), document }
}

test('a template names what its clauses rest on, and rests while the law does', async () => {
  const { id, document } = await publishResting()
  const { version, hasChangedLaw } = await read(id)
  expect(hasChangedLaw).toBe(false)
  expect(version.basis).toEqual([
    expect.objectContaining({ article: '1', isInForce: true, change: null, title: document.texts[1]!.title }),
  ])
  expect(await waiting()).not.toContain(id)
})

test('a later version of the law flags it, until an editor has looked at it', async () => {
  const { people, writer, second, at } = editing
  const { id, versionId, document } = await publishResting()
  const texts = [
    textIn('zh', document.texts[0]!.title, ['骆驼应当在三十日内登记。']),
    textIn('ru', document.texts[1]!.title, ['Учёт в течение месяца.']),
  ]
  await saveLaw(portal.services.db, {
    ...document,
    versionOn: '2024-05-01',
    effectiveOn: '2024-06-01',
    texts,
  })

  const flagged = await read(id)
  expect(flagged.hasChangedLaw).toBe(true)
  const change = flagged.version.basis[0]!.change
  expect(change?.kind).toBe('amended')
  expect(change?.comparison).not.toBeNull()
  const { from, to, id: law } = change!.comparison!
  await people.done(calls.laws.compare, null, { params: { id: law }, query: { from, to } })
  expect(await waiting()).toContain(id)
  expect((await editing.latest(id)).abilities).toContain('confirm')

  await people.refused(own.confirm, await people.person(), at(versionId), 'notForYou')
  await people.done(own.confirm, second, at(versionId))
  expect((await read(id)).hasChangedLaw).toBe(false)
  expect(await waiting()).not.toContain(id)
  await people.refused(own.confirm, writer, at(versionId), 'wrongState')
})

test('whoever wrote it is told of the change once, and again of the next after an editor has looked', async () => {
  const { people, writer, second, at } = editing
  const { id, versionId, document } = await publishResting()
  await tellLawChanges(portal.services)
  const before = (await people.told(writer)).length
  const news = async () => (await people.told(writer)).slice(before)
  const amend = (day: string, rule: string) =>
    saveLaw(portal.services.db, {
      ...document,
      versionOn: day,
      effectiveOn: day,
      texts: [textIn('zh', document.texts[0]!.title, [rule])],
    })
  await amend('2024-05-01', '骆驼应当在三十日内登记。')
  await Promise.all([tellLawChanges(portal.services), tellLawChanges(portal.services)])
  await tellLawChanges(portal.services)
  expect(await news()).toEqual(['templateLawChanged'])
  const { page } = calls.messages
  const { content } = await people.done<OutputOf<typeof page>>(page, writer, {})
  expect(content[0]).toMatchObject({ link: `/admin/templates/detail?id=${id}` })

  await people.done(own.confirm, second, at(versionId))
  await amend('2025-05-01', '骆驼应当在十日内登记。')
  await tellLawChanges(portal.services)
  expect(await news()).toEqual(['templateLawChanged', 'templateLawChanged'])
  await people.done(own.withdraw, second, at(versionId, { reason: '法律已修改' }))
  await tellLawChanges(portal.services)
  expect(await news()).toHaveLength(3)
})

/** A law of two articles of which a template rests on the second, and the same law later with these articles. */
async function publishOnSecond(later: string[]) {
  const texts = (title: string, articles: string[]) => [textIn('ru', title, articles, { original: true })]
  const title = `О яках ${Date.now()}`
  const first = ['Яки подлежат учёту.', 'Срок учёта — месяц.']
  const { law, document } = await addLaw(portal.services, { texts: texts(title, first) })
  const content = contentGiven()
  content.clauses[2]!.basis = [{ law, article: '2' }]
  const published = await editing.publish({ content })
  await saveLaw(portal.services.db, {
    ...document,
    versionOn: '2024-05-01',
    effectiveOn: '2024-06-01',
    texts: texts(title, later),
  })
  return { ...published, law }
}

test('a law that was amended elsewhere, or printed otherwise, does not flag it', async () => {
  const { id } = await publishOnSecond(['Яки учёту не подлежат.', 'Срок  учета —\u00a0месяц.'])
  const { version, hasChangedLaw } = await read(id)
  expect(hasChangedLaw).toBe(false)
  expect(version.basis.map(({ change }) => change)).toEqual([null])
  expect(await waiting()).not.toContain(id)
})

test('an article that its law no longer has flags it, until an editor has looked at it', async () => {
  const { people, second, at } = editing
  const { id, versionId } = await publishOnSecond(['Яки подлежат учёту.'])
  const { version, hasChangedLaw } = await read(id)
  expect(hasChangedLaw).toBe(true)
  expect(version.basis).toEqual([
    expect.objectContaining({
      article: '2',
      number: 'Статья 2',
      isInForce: true,
      change: expect.objectContaining({ kind: 'articleGone' }),
    }),
  ])
  expect(await waiting()).toContain(id)
  await people.done(own.confirm, second, at(versionId))
  expect((await read(id)).hasChangedLaw).toBe(false)
})

test('a law that the portal no longer holds flags it, until an editor has looked at it', async () => {
  const { people, second, at } = editing
  const { id, versionId, law } = await publishOnSecond(['Яки подлежат учёту.'])
  const { db } = portal.services
  const { id: lawId } = await db
    .selectFrom('law')
    .select('id')
    .where('address', '=', law)
    .executeTakeFirstOrThrow()
  await deleteLaw(db, lawId)
  const { version, hasChangedLaw } = await read(id)
  expect(hasChangedLaw).toBe(true)
  expect(version.basis).toEqual([
    expect.objectContaining({
      title: law,
      address: null,
      timeliness: null,
      change: { kind: 'lawGone', on: null, comparison: null },
    }),
  ])
  expect(await waiting()).toContain(id)
  await people.done(own.confirm, second, at(versionId))
  expect((await read(id)).hasChangedLaw).toBe(false)
})

test('a repealed law flags it, and is said not to be in force', async () => {
  const { id, document } = await publishResting()
  await saveLaw(portal.services.db, { ...document, repealedOn: '2025-01-01', verifiedOn: '2026-10-02' })
  const { version, hasChangedLaw } = await read(id)
  expect(hasChangedLaw).toBe(true)
  expect(version.basis[0]).toMatchObject({
    isInForce: false,
    timeliness: 'REPEALED',
    change: { kind: 'repealed', on: '2025-01-01' },
  })
})
