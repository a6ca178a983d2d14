import { calls } from '@portal/protocol/calls.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { Concept, GlossaryPage } from '@portal/protocol/glossary/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdministrator } from '../admin/fixtures.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { conceptsOf, seedGlossary } from './seed.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  token = (await addAdministrator(portal.services.db, ['EDITOR'])).token
})
afterAll(() => portal.close())

const concept = {
  branch: 'trade',
  zh: { term: '保税维修', also: ['保税检修'], lay: ['保税区修机器'] },
  en: { term: 'bonded maintenance', also: [], lay: ['fixing machines in bond'] },
  ru: { term: 'ремонт под таможенным контролем', also: [], lay: [] },
}

async function save(id: string, body: object, code: CodeName = 'done'): Promise<void> {
  const input = { params: { id }, body }
  expectCode(await makeCall(portal.app, calls.glossary.saveConcept, input, { token }), code)
}

async function remove(id: string, code: CodeName = 'done'): Promise<void> {
  expectCode(await makeCall(portal.app, calls.glossary.removeConcept, { params: { id } }, { token }), code)
}

async function found(keyword: string): Promise<GlossaryPage['content']> {
  const input = { query: { keyword } }
  const response = await makeCall(portal.app, calls.glossary.page, input)
  return expectCode<GlossaryPage>(response, 'done').content
}

/** Words that search adds to a question. */
async function alsoSearched(keyword: string): Promise<string> {
  await portal.follower.caughtUp()
  const response = await makeCall(portal.app, calls.laws.search, { body: { keyword } })
  return JSON.stringify(expectCode<{ alsoSearched: unknown }>(response, 'done').alsoSearched)
}

/** As after an update of the portal that has other concepts. */
async function loadAgain(): Promise<void> {
  const { db } = portal.services
  await db.updateTable('seed').set({ digest: 'older files' }).where('name', '=', 'glossary').execute()
  await seedGlossary(db)
}

test('a concept is added, changed and removed; the glossary and search follow', async () => {
  const english = ['Bonded maintenance is to be registered.', 'Repair in bond takes a year at most.']
  await saveLaw(
    portal.services.db,
    makeDocument({
      texts: [textIn('zh', '保税区条例', ['保税维修应当登记。']), textIn('en', 'Bonded Zones', english)],
    }),
  )
  expect(await found('保税维修')).toEqual([])
  await save('bonded-maintenance', concept)
  expect(await found('保税检修')).toEqual([{ id: 'bonded-maintenance', ...concept }])
  expect(await alsoSearched('保税维修')).toContain('bonded maintenance')

  const changed = { ...concept, en: { ...concept.en, term: 'repair in bond' } }
  await save('bonded-maintenance', changed)
  expect(await found('bonded maintenance')).toEqual([])
  expect(await alsoSearched('保税维修')).toContain('repair in bond')
  expect(await alsoSearched('保税维修')).not.toContain('bonded maintenance')

  await remove('bonded-maintenance')
  expect(await found('保税维修')).toEqual([])
  expect(await alsoSearched('保税维修')).not.toContain('repair in bond')
  await remove('bonded-maintenance', 'notFound')

  await save('bonded-maintenance', concept)
  expect(await found('保税维修')).toHaveLength(1)
})

test('words that repeat others are kept once', async () => {
  const en = { term: 'Sample term', also: ['sample TERM', 'Other', 'other'], lay: ['OTHER', 'third'] }
  await save('with-repeats', { ...concept, en })
  const [shown] = await found('sample term')
  expect(shown?.en).toEqual({ term: 'Sample term', also: ['Other'], lay: ['third'] })
})

test('the portal’s own concepts stay edited, and removed, when its files change', async () => {
  const [first, second, third] = conceptsOf('contract') as [Concept, Concept, Concept]
  await save(first.id, { ...concept, zh: { ...concept.zh, term: '改过的概念' } })
  await remove(second.id)
  await loadAgain()
  const ids = async (keyword: string) => (await found(keyword)).map(({ id }) => id)
  expect(await ids('改过的概念')).toEqual([first.id])
  const { db } = portal.services
  const rows = await db
    .selectFrom('concept')
    .select(['id', 'is_removed'])
    .where('id', 'in', [second.id, third.id])
    .execute()
  expect(rows.find(({ id }) => id === second.id)?.is_removed).toBe(true)
  expect(rows.find(({ id }) => id === third.id)?.is_removed).toBe(false)
  await remove(second.id, 'notFound')
})

test.each([
  ['Upper-Case', concept],
  ['with space', concept],
  ['no-branch', { ...concept, branch: 'astrology' }],
  ['no-term', { ...concept, ru: { term: ' ', also: [], lay: [] } }],
  ['no-russian', { ...concept, ru: undefined }],
])('%s is refused', async (id, body) => {
  await save(id, body, 'invalid')
})

test('an unknown concept is not found', () => remove('nobody-knows-it', 'notFound'))
