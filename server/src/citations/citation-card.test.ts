import { calls } from '@portal/protocol/calls.ts'
import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { demoCases } from '../cases/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { camelWordings } from './fixtures.ts'

let portal: Portal
let camelLaw: string

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  for (const document of camelWordings()) await saveLaw(db, document)
  await saveCases(db, demoCases().slice(0, 1))
  camelLaw = (await db.selectFrom('law').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => portal.close())

function card(query: Record<string, unknown>, from: Sender = {}) {
  return makeCall(portal.app, calls.citations.card, { query }, from)
}

test('the card shows the article in the wording of the day, in the reader’s language', async () => {
  const query = { kind: 'law', id: camelLaw, article: '1' }
  expect(expectCode<CitationCard>(await card(query), 'done')).toEqual({
    kind: 'law',
    address: '/eli/kz/law/2010-01-01/77-vii#art-1',
    title: '哈萨克斯坦骆驼法',
    titleLanguage: 'zh',
    titleOrigin: {
      isOurs: false,
      original: { title: 'Закон Республики Казахстан «О верблюдах»', language: 'ru' },
    },
    language: 'zh',
    countryName: '哈萨克斯坦',
    number: '第1条',
    heading: null,
    text: '新。',
    articlesHeld: null,
    nearest: [],
    timeliness: 'AMENDED',
    day: '2020-06-01',
    isDayRecorded: false,
    provisionFrom: null,
    amendedFrom: null,
    isDigest: false,
    isOriginal: false,
    isSample: false,
  })
  const then = expectCode<CitationCard>(
    await card({ ...query, on: '2015-05-05' }, { language: 'ru' }),
    'done',
  )
  expect(then).toMatchObject({
    text: '旧。 (рус.)',
    number: 'Статья 1',
    day: '2010-01-01',
    titleLanguage: 'ru',
  })
})

test('the card of a law alone and of an article not held has no text', async () => {
  const { article: _none, ...whole } = { kind: 'law', id: camelLaw, article: '' }
  expect(expectCode<CitationCard>(await card(whole), 'done')).toMatchObject({
    text: null,
    number: null,
    articlesHeld: null,
  })
  // What of the law is held is said.
  expect(expectCode<CitationCard>(await card({ ...whole, article: '99' }), 'done')).toMatchObject({
    text: null,
    articlesHeld: 2,
    nearest: ['第2条'],
  })
  expect(
    expectCode<CitationCard>(await card({ ...whole, article: '1-1' }, { language: 'ru' }), 'done').nearest,
  ).toEqual(['Статья 2'])
})

test('the card of a long article is short', async () => {
  const long = makeDocument({ texts: [textIn('zh', '长法', ['𠀀长'.repeat(400)], { original: true })] })
  await saveLaw(portal.services.db, long)
  const { id } = await portal.services.db
    .selectFrom('law')
    .select('id')
    .where('number', '=', long.number)
    .executeTakeFirstOrThrow()
  const { text } = expectCode<CitationCard>(await card({ kind: 'law', id, article: '1' }), 'done')
  expect([...text!]).toHaveLength(300)
  expect(text).toMatch(/…$/)
  expect(text!.isWellFormed()).toBe(true)
})

test.each(languages)('the card of a case tells its number and day (%s)', async (language) => {
  const { id, is_sample: isSample } = await portal.services.db
    .selectFrom('judicial_case')
    .select(['id', 'is_sample'])
    .executeTakeFirstOrThrow()
  const data = expectCode<CitationCard>(await card({ kind: 'case', id }, { language }), 'done')
  expect(data).toMatchObject({
    kind: 'case',
    address: `/legal/details?type=case&id=${id}`,
    text: null,
    timeliness: null,
    isSample,
  })
  expect(data.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('the card of nothing is not found', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expectCode(await card({ kind: 'law', id }), 'notFound')
  expectCode(await card({ kind: 'case', id }), 'notFound')
})
