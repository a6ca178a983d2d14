import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { answersGiven, contentGiven } from './fixtures/given.ts'
import { exportedDrafts } from './leaving.ts'

const own = calls.templates

type Draft = OutputOf<typeof own.draft>
type Offered = OutputOf<typeof own.offered>

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>
let company: Reader
let template: string

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
  company = await editing.people.person()
  template = (await editing.publish()).id
})
afterAll(() => portal.close())

const begin = async (answers: object = answersGiven, who = company) => {
  const body = { template, language: 'zh', second: 'en', answers }
  return (await editing.people.done<{ id: string }>(own.addDraft, who, { body })).id
}
const read = (id: string, who = company) => editing.people.done<Draft>(own.draft, who, editing.at(id))
const saved = { revision: 1, name: '阀门合同', language: 'zh', second: 'ru', answers: { seller: '海川' } }

test('a contract is begun with the template’s title, saved, listed with what is filled, copied and deleted', async () => {
  const { people, at } = editing
  const id = await begin()
  expect(await read(id)).toMatchObject({
    name: '货物买卖合同',
    revision: 1,
    fields: 8,
    filled: 8,
    answers: answersGiven,
    newer: null,
  })
  expect(await people.done(own.saveDraft, company, at(id, saved))).toMatchObject({ revision: 2 })
  expect(await read(id)).toMatchObject({ name: '阀门合同', second: 'ru', fields: 7, filled: 1 })
  const { id: copy } = await people.done<{ id: string }>(own.copyDraft, company, at(id))
  expect(await read(copy)).toMatchObject({ name: '阀门合同', revision: 1, answers: saved.answers })
  await people.done(own.removeDraft, company, at(id))
  await people.refused(own.draft, company, at(id), 'notFound')
  const { content } = await people.done<OutputOf<typeof own.drafts>>(own.drafts, company)
  expect(content).toMatchObject([{ id: copy, template: { titleLanguage: 'en' } }])
})

test('of two savers the second is shown what the first saved', async () => {
  const { people, at } = editing
  const id = await begin()
  await people.done(own.saveDraft, company, at(id, saved))
  const answer = readEnvelope<Draft>(
    await people.ask(own.saveDraft, company, at(id, { ...saved, name: '另一份' })),
  )
  expect(answer).toMatchObject({ code: '795413', data: { revision: 2, name: '阀门合同' } })
  expect(await read(id)).toMatchObject({ name: '阀门合同' })
})

test('it is its owner’s alone, and what it says is sealed', async () => {
  const { people, at } = editing
  const id = await begin({ seller: '只有我知道的公司' })
  const other = await people.person()
  for (const [call, body] of [
    [own.draft, undefined],
    [own.saveDraft, saved],
    [own.copyDraft, undefined],
    [own.moveDraft, { revision: 1 }],
    [own.removeDraft, undefined],
    [own.document, undefined],
  ] as const)
    await people.refused(call, other, at(id, body), 'notForYou')
  await people.refused(own.draft, editing.writer, at(id), 'notForYou')
  const row = await portal.services.db
    .selectFrom('contract_draft')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Buffer.from(row.sealed).toString('utf8')).not.toContain('只有我知道的公司')
  const { contracts } = await exportedDrafts(portal.services, { id: company.id, language: 'zh' })
  expect(contracts.map(({ answers }) => answers['seller'])).toContain('只有我知道的公司')
})

test.each([
  ['a language twice', { language: 'zh', second: 'zh' }, ['second']],
  ['a language that there is not', { language: 'de' }, ['language']],
  [
    'an answer that is too long',
    { language: 'zh', answers: { seller: 'x'.repeat(5000) } },
    ['answers.seller'],
  ],
])('is not begun with %s', async (_what, body, fields) => {
  const input = { body: { template, ...body } }
  expect(await editing.people.fieldsRefused(own.addDraft, company, input)).toEqual(fields)
})

describe('when a newer version is published', () => {
  test('a contract stays on its own, is told of the newer, and moves there with its answers', async () => {
    const { people, at } = editing
    const { id: templateId } = await editing.publish()
    const body = { template: templateId, language: 'ru', second: 'zh', answers: answersGiven }
    const { id } = await people.done<{ id: string }>(own.addDraft, company, { body })
    await people.refused(own.moveDraft, company, at(id, { revision: 1 }), 'wrongState')

    const content = contentGiven({ languages: ['zh', 'en'] })
    await editing.publishAgain(templateId, { content, note: { zh: '删去俄文' } })
    const stays = await read(id)
    expect(stays.newer).toMatchObject({ number: 2, note: '删去俄文' })
    expect(stays.version).toMatchObject({ number: 1, content: { languages: ['zh', 'en', 'ru'] } })

    await people.refused(own.moveDraft, company, at(id, { revision: 9 }), 'changedMeanwhile')
    expect(await people.done(own.moveDraft, company, at(id, { revision: 1 }))).toEqual({ revision: 2 })
    expect(await read(id)).toMatchObject({
      newer: null,
      version: { number: 2 },
      language: 'zh',
      second: null,
      answers: answersGiven,
    })
  })
})

test('what profile and earlier contracts say is offered, and nobody else’s', async () => {
  const { people, at } = editing
  const asker = await people.person()
  const offered = (who: Reader) => people.done<Offered>(own.offered, who, at(template))
  await begin({ seller: '别人的公司' }, await people.person())
  expect((await offered(asker)).earlier).toEqual({})
  await begin({ seller: '旧名', price: 'not a price', 'goods:zh': '钢管' }, asker)
  await begin({ seller: '新名', 'goods:en': 'pipes' }, asker)
  const { profile, earlier } = await offered(asker)
  expect(earlier).toEqual({ seller: ['新名', '旧名'], 'goods:zh': ['钢管'], 'goods:en': ['pipes'] })
  expect(profile['name']).toEqual(expect.any(String))
  expect(profile['address']).toEqual(expect.any(String))
})
