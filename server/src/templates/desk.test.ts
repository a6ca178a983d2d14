import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { templatePath } from '@portal/protocol/templates/paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { listSitePages } from '../app/site-pages.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { contentGiven, templateGiven } from './fixtures/given.ts'

const own = calls.templates

type Page = OutputOf<typeof own.page>
type Shown = OutputOf<typeof own.read>
type Tree = OutputOf<typeof own.tree>

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
})
afterAll(() => portal.close())

const list = (query: Record<string, unknown> = {}) => editing.people.done<Page>(own.page, null, { query })
const idsOf = ({ content }: Page) => content.map(({ id }) => id)
const read = (id: string) => editing.people.done<Shown>(own.read, null, editing.at(id))

async function countOf(code: string): Promise<number> {
  const tree = await editing.people.done<Tree>(own.tree, null)
  const nodes = tree.flatMap((group) => [group, ...group.children])
  return nodes.find((node) => node.code === code)!.count
}

describe('what is not published', () => {
  test.each(['DRAFT', 'IN_REVIEW', 'WITHDRAWN'] as const)('reaches no reader: %s', async (state) => {
    const { people, writer, second, at } = editing
    const { id, versionId } = await editing.add({
      category: 'LOAN',
      title: { ...templateGiven().title, zh: `骆驼借款${state}` },
    })
    if (state === 'IN_REVIEW') await people.done(own.submit, writer, at(versionId, { revision: 1 }))
    if (state === 'WITHDRAWN') {
      await editing.approve({ id, versionId })
      expect(await countOf('LOAN')).toBe(1)
      await people.done(own.withdraw, second, at(versionId, { reason: '内容有误' }))
    }
    await portal.follower.caughtUp()

    await people.refused(own.read, null, at(id), 'notFound')
    await people.refused(own.blank, null, at(id), 'notFound')
    expect(idsOf(await list({ category: 'FINANCE' }))).not.toContain(id)
    expect(idsOf(await list({ keyword: `骆驼借款${state}` }))).toEqual([])
    expect(await countOf('LOAN')).toBe(0)
    expect(await countOf('FINANCE')).toBe(0)
    const pages = await listSitePages(portal.services.db, 0, 10_000)
    expect(pages.map(({ path }) => path)).not.toContain(templatePath(id))
    const company = await people.person()
    const body = { template: id, language: 'zh' }
    await people.refused(own.addDraft, company, { body }, 'notFound')
    await people.refused(own.offered, company, at(id), 'notFound')
  })

  test('is a version beside the published one, until it takes its place', async () => {
    const { people, writer, at } = editing
    const { id } = await editing.publish()
    await people.done(own.revise, writer, at(id, {}))
    const { id: versionId, revision } = await editing.latest(id)
    const changed = templateGiven({ title: { zh: '新版', en: 'New', ru: 'Новая' }, note: { zh: '改了价款' } })
    await people.done(own.edit, writer, at(versionId, { revision, ...changed }))
    expect(await read(id)).toMatchObject({ title: 'Sale of goods', number: 1 })

    await editing.approve({ id, versionId })
    const shown = await read(id)
    expect(shown).toMatchObject({ title: 'New', number: 2 })
    expect(shown.versions.map(({ number, note }) => [number, note])).toEqual([
      [2, '改了价款'],
      [1, null],
    ])
    const { versions } = await editing.desk(id)
    expect(versions.map(({ state }) => state)).toEqual(['PUBLISHED', 'REPLACED'])
  })
})

describe('what is withdrawn', () => {
  test('and given up stays at the desk, to be read and begun from', async () => {
    const { publish, second, people, writer, at, desk, latest } = editing
    const title = { ...templateGiven().title, zh: '读过的借据' }
    const { id, versionId } = await publish({ title })
    await people.done(own.withdraw, second, at(versionId, { reason: '内容有误' }))
    await people.done(own.restore, writer, at(versionId))
    await people.done(own.discard, writer, at(versionId))
    expect(await desk(id)).toMatchObject({
      latest: { id: versionId, state: 'DISCARDED', abilities: [] },
      published: null,
      mayRevise: true,
    })
    await people.refused(own.read, null, at(id), 'notFound')
    const query = { keyword: '读过的借据', state: 'DISCARDED' }
    const listed = await people.done<OutputOf<typeof own.deskPage>>(own.deskPage, writer, { query })
    expect(listed).toMatchObject({ content: [{ id, state: 'DISCARDED' }], counts: { DISCARDED: 1 } })
    await people.done(own.revise, writer, at(id, {}))
    const next = await latest(id)
    expect(next).toMatchObject({ number: 2, state: 'DRAFT', title })
    await people.done(own.discard, writer, at(next.id))
    expect((await latest(id)).id).toBe(versionId)
  })

  test('a draft that nobody ever read is gone with the template once it is given up', async () => {
    const { add, people, writer, at } = editing
    const { id, versionId } = await add()
    await people.done(own.discard, writer, at(versionId))
    await people.refused(own.desk, writer, at(id), 'notFound')
  })
})

describe('published templates', () => {
  test('are found by category, group, language and text, newest or most used first', async () => {
    const trade = await editing.publish({
      category: 'CARRIAGE',
      title: { zh: '丝路货运', en: 'Silk Road freight', ru: 'Перевозка' },
    })
    const content = contentGiven({ languages: ['zh'] })
    const other = await editing.publish({ category: 'CARRIAGE', title: { zh: '驼队运输' }, content })
    await portal.follower.caughtUp()
    expect(idsOf(await list({ category: 'CARRIAGE' }))).toEqual([other.id, trade.id])
    expect(idsOf(await list({ category: 'TRADE' }))).toEqual(expect.arrayContaining([other.id, trade.id]))
    expect(idsOf(await list({ category: 'CARRIAGE', heldIn: 'ru' }))).toEqual([trade.id])
    expect(idsOf(await list({ keyword: '驼队运输' }))).toContain(other.id)
    const company = await editing.people.person()
    await editing.people.done(own.addDraft, company, { body: { template: trade.id, language: 'ru' } })
    const used = await list({ category: 'CARRIAGE', sort: 'mostUsed' })
    expect(used.content.map(({ id, uses }) => [id, uses])).toEqual([
      [trade.id, 1],
      [other.id, 0],
    ])
    expect((await read(trade.id)).uses).toBe(1)
  })

  test('stand in the sitemap', async () => {
    const { id } = await editing.publish()
    const pages = await listSitePages(portal.services.db, 0, 10_000)
    expect(pages.map(({ path }) => path)).toContain(templatePath(id))
  })

  test('are counted on the home page, each once, as they are published and withdrawn', async () => {
    const { people, second, at } = editing
    const count = async () =>
      (await people.done<OutputOf<typeof calls.home.statistics>>(calls.home.statistics, null)).templates
    const before = await count()
    const { id } = await editing.publish()
    await editing.add()
    expect(await count()).toBe(before + 1)
    const versionId = await editing.publishAgain(id)
    expect(await count()).toBe(before + 1)
    await people.done(own.withdraw, second, at(versionId, { reason: '内容有误' }))
    expect(await count()).toBe(before)
  })
})

describe('editors', () => {
  test('do not approve what they wrote, and nobody else may edit', async () => {
    const { people, writer, at } = editing
    const { versionId } = await editing.add()
    await people.done(own.submit, writer, at(versionId, { revision: 1 }))
    await people.refused(own.approve, writer, at(versionId, { revision: 1 }), 'notNow')
    await people.refused(own.version, await people.person(), at(versionId), 'notForYou')
    await people.refused(own.version, await people.administrator('DESK'), at(versionId), 'notForYou')
  })

  test('of two who save at once the second is shown what the first wrote', async () => {
    const { people, writer, second, at } = editing
    const { versionId } = await editing.add()
    const body = { revision: 1, ...templateGiven({ category: 'LEASE' }) }
    expect(await people.done(own.edit, second, at(versionId, body))).toEqual({ revision: 2 })
    const answer = readEnvelope<{ revision: number; category: string }>(
      await people.ask(own.edit, writer, at(versionId, { revision: 1, ...templateGiven() })),
    )
    expect(answer).toMatchObject({ code: '795413', data: { revision: 2, category: 'LEASE' } })
    await people.refused(own.submit, writer, at(versionId, { revision: 1 }), 'changedMeanwhile')
  })

  test.each([
    ['a group for a category', { category: 'TRADE' }, ['category']],
    ['no title in a language', { title: { zh: '合同' } }, ['title.en']],
    ['a field without a name', { content: { ...contentGiven(), steps: [] } }, ['content.steps']],
  ])('are refused with %s', async (_what, changed, fields) => {
    const { people, writer } = editing
    expect(await people.fieldsRefused(own.add, writer, { body: templateGiven(changed) })).toEqual(fields)
  })

  test('hand in nothing that has problems, and are told where they are', async () => {
    const { people, writer, at } = editing
    const content = contentGiven()
    content.clauses[1]!.paragraphs[0]!.text.zh = '由{{inspector}}与{{nobody}}检验。'
    content.steps[0]!.title.zh = ''
    content.clauses[2]!.basis = [{ law: 'kz/law/1999-01-01/none', article: '1' }]
    const { id, versionId } = await editing.add({ content })
    const { problems } = await editing.latest(id)
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'unknownField', clause: 'inspection', name: 'nobody' }),
        expect.objectContaining({ kind: 'languageMissing', step: content.steps[0]!.name, language: 'zh' }),
        expect.objectContaining({ kind: 'placesDiffer', clause: 'inspection', language: 'en' }),
        expect.objectContaining({ kind: 'basisNotHeld', clause: 'price', name: 'kz/law/1999-01-01/none 1' }),
      ]),
    )
    expect(await people.done(own.check, writer, { body: { content } })).toEqual(problems)
    expect(await people.fieldsRefused(own.submit, writer, at(versionId, { revision: 1 }))).toEqual([
      'content',
    ])
    expect((await editing.latest(id)).state).toBe('DRAFT')
  })
})

describe('whoever wrote a version last', () => {
  test('is told what others do with it, and where it stands at the desk', async () => {
    const { people, writer, second, at } = editing
    const before = (await people.told(writer)).length
    const { id, versionId } = await editing.add()
    const { revision } = await editing.latest(id)
    await people.done(own.submit, writer, at(versionId, { revision }))
    await people.done(own.return, second, at(versionId, { reason: '标题有误' }))
    await editing.approve({ id, versionId })
    await people.done(own.withdraw, second, at(versionId, { reason: '内容有误' }))
    expect((await people.told(writer)).slice(before)).toEqual([
      'textReturned',
      'textApproved',
      'textWithdrawn',
    ])
    const { page } = calls.messages
    const { content } = await people.done<OutputOf<typeof page>>(page, writer, {})
    const about = content.filter(({ link }) => link === `/admin/templates/detail?id=${id}`)
    expect(about).toHaveLength(3)
    expect(about[0]!.text).toContain('内容有误')
  })

  test('is not told of what they did themselves', async () => {
    const { people, at } = editing
    const chief = await people.administrator('SUPER')
    const { id } = await people.done<{ id: string }>(own.add, chief, { body: templateGiven() })
    const { id: versionId, revision } = await editing.latest(id)
    for (const call of [own.submit, own.approve]) await people.done(call, chief, at(versionId, { revision }))
    await people.done(own.withdraw, chief, at(versionId, { reason: '内容有误' }))
    expect(await people.told(chief)).toEqual([])
  })
})

test('two versions are compared in each language: questions, clauses, and when these apply', async () => {
  const { people, writer, at } = editing
  const { id, versionId } = await editing.publish()
  const content = contentGiven()
  const [first, ...others] = content.clauses
  const newer = await editing.publishAgain(id, {
    title: { zh: '货物买卖合同', en: 'Contract of sale', ru: 'Договор' },
    content: {
      ...content,
      clauses: [...others, { ...first!, when: [{ field: 'inspects', is: ['yes'] }] }],
    },
  })
  const compare = (one: string, other: string) =>
    people.done<OutputOf<typeof own.compare>>(own.compare, writer, { ...at(one), query: { with: other } })

  const compared = await compare(newer, versionId)
  expect(compared).toEqual(await compare(versionId, newer))
  expect(compared).toMatchObject({ older: { number: 1 }, newer: { number: 2 } })
  expect(compared.languages.map(({ language }) => language)).toEqual(['zh', 'en', 'ru'])
  const [zh, en] = compared.languages
  const saidOnlyIn = (kind: string, of = zh) =>
    of!.content.flatMap(({ runs }) => runs.filter((run) => run.kind === kind).map(({ text }) => text))
  expect(en!.title.some(({ kind, text }) => kind === 'added' && text.includes('Contract'))).toBe(true)
  expect(saidOnlyIn('added').join('')).toContain('适用于：是否检验为是')
  expect(saidOnlyIn('added', en).join('')).toContain('Applies where: Inspection is')
  expect(saidOnlyIn('same').join('')).toContain('卖方')

  const other = await editing.publish()
  const query = { with: other.versionId }
  await people.refused(own.compare, writer, { ...at(versionId), query }, 'notFound')
})
