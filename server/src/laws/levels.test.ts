import { calls } from '@portal/protocol/calls.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdministrator } from '../admin/fixtures.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { makeDocument, readLaw, searchLaws, textIn } from './fixtures.ts'
import type { LawDocument } from './document.ts'

type Levels = OutputOf<Calls['laws']['levels']>

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  token = (await addAdministrator(portal.services.db, ['EDITOR'])).token
})
afterAll(() => portal.close())

const chinese = (title: string, changes: Partial<LawDocument> = {}) =>
  makeDocument({
    country: 'CN',
    kind: 'rule',
    number: null,
    effectLevel: 'NOT_STATED',
    levelDoubt: 'noBody',
    publishDepartment: { zh: '未注明' },
    sourceUrl: null,
    verifiedOn: null,
    texts: [textIn('zh', title, [`${title}的样品。`], { original: true })],
    ...changes,
  })

async function levels(query: Record<string, unknown> = {}): Promise<Levels> {
  return expectCode<Levels>(await makeCall(portal.app, calls.laws.levels, { query }, { token }), 'done')
}

async function state(id: string, effectLevel: string, code: CodeName = 'done'): Promise<void> {
  const input = { params: { id }, body: { effectLevel } }
  expectCode(await makeCall(portal.app, calls.laws.stateLevel, input, { token }), code)
}

/** The law of this title, as the list of open levels has it. */
async function listed(title: string): Promise<Levels['content'][number]> {
  const { content } = await levels({ keyword: title })
  expect(content.map((law) => law.title)).toEqual([title])
  return content[0]!
}

async function found(title: string) {
  await portal.follower.caughtUp()
  const { content, facets } = await searchLaws(portal, { keyword: title })
  return { law: content.find((law) => law.title === title), facets }
}

async function inForce(): Promise<number> {
  const coverage = expectCode<OutputOf<Calls['laws']['coverage']>>(
    await makeCall(portal.app, calls.laws.coverage, {}),
    'done',
  )
  return coverage.countries.find(({ country }) => country === 'CN')?.inForce ?? 0
}

test('a law whose level is open is listed with why, and nowhere shown as in force', async () => {
  const title = '驼铃登记指引'
  const before = await inForce()
  await saveLaw(portal.services.db, chinese(title, { levelDoubt: 'otherForm' }))
  const law = await listed(title)
  expect(law).toMatchObject({ doubt: 'otherForm', effectLevel: null, publishDepartment: '未注明' })
  expect(await readLaw(portal, law.id)).toMatchObject({
    timeliness: 'UNCONFIRMED',
    isInForceToday: false,
    effectLevel: '未标明',
  })
  const hit = await found(title)
  expect(hit.law).toMatchObject({ timeliness: 'UNCONFIRMED', effectLevel: 'NOT_STATED' })
  expect(await inForce()).toBe(before)
  const card = await makeCall(portal.app, calls.citations.card, { query: { kind: 'law', id: law.id } })
  expect(expectCode<{ timeliness: string }>(card, 'done').timeliness).toBe('UNCONFIRMED')
  const only = await searchLaws(portal, { keyword: title, timeliness: ['IN_FORCE', 'AMENDED'] })
  expect(only.content).toEqual([])
})

test('stated by an editor, it is in force, and no later import changes it', async () => {
  const title = '驼铃登记规定'
  const document = chinese(title)
  await saveLaw(portal.services.db, document)
  const { id, address } = await listed(title)
  await state(id, 'DEPARTMENTAL_RULE')
  expect((await found(title)).law).toMatchObject({ timeliness: 'IN_FORCE', effectLevel: 'DEPARTMENTAL_RULE' })
  const law = await readLaw(portal, id)
  expect(law).toMatchObject({ timeliness: 'IN_FORCE', isInForceToday: true, address })
  for (const again of [document, { ...document, effectLevel: 'LOCAL_REGULATION' as const }]) {
    await saveLaw(portal.services.db, again)
    expect((await found(title)).law?.effectLevel).toBe('DEPARTMENTAL_RULE')
  }
  expect(await listed(title)).toMatchObject({ id, effectLevel: 'DEPARTMENTAL_RULE', doubt: 'noBody' })
  expect((await levels({ state: 'OPEN', keyword: title })).content).toEqual([])
  const { counts } = await levels({ keyword: title })
  expect(counts).toEqual({ OPEN: 0, STATED: 1 })
})

test('what was stated may be corrected; of another law nothing is stated', async () => {
  const title = '驼铃检验规定'
  await saveLaw(portal.services.db, chinese(title))
  const { id } = await listed(title)
  await state(id, 'LAW')
  await state(id, 'DEPARTMENTAL_RULE')
  expect((await listed(title)).effectLevel).toBe('DEPARTMENTAL_RULE')
  await state(id, 'NOT_STATED', 'invalid')
  const known = makeDocument()
  await saveLaw(portal.services.db, known)
  const { id: other } = await portal.services.db
    .selectFrom('law')
    .select('id')
    .where('number', '=', known.number)
    .executeTakeFirstOrThrow()
  await state(other, 'LAW', 'notFound')
})

test.each([
  ['before the one that leaves it open', [0, 1]],
  ['after it', [1, 0]],
])('a source that tells the level, %s, has it told, under one address', async (name, order) => {
  const title = `驼铃条例${name.length}`
  const told = chinese(title, {
    kind: 'regulation',
    effectLevel: 'ADMINISTRATIVE_REGULATION',
    levelDoubt: undefined,
    publishDepartment: { zh: '国务院' },
    versionOn: '2022-02-02',
  })
  const documents = [told, chinese(title)]
  for (const place of order) await saveLaw(portal.services.db, documents[place]!)
  const { law } = await found(title)
  expect(law).toMatchObject({
    effectLevel: 'ADMINISTRATIVE_REGULATION',
    timeliness: 'IN_FORCE',
    address: expect.stringMatching(/^\/eli\/cn\/regulation\//),
  })
  const details = expectCode<LawDetails>(
    await makeCall(portal.app, calls.laws.details, { params: { id: law!.id } }),
    'done',
  )
  expect(details.versions).toHaveLength(2)
  expect((await levels({ keyword: title })).content).toEqual([])
})
