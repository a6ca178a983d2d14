import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { readDocument, readPdf } from '../documents/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { answersGiven } from './fixtures/given.ts'

const own = calls.templates

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

async function begin(answers: object): Promise<string> {
  const body = { template, language: 'zh', second: 'en', answers }
  return (await editing.people.done<OutputOf<typeof own.addDraft>>(own.addDraft, company, { body })).id
}

async function download(
  id: string,
  query: Record<string, unknown>,
  call: Call = own.document,
): Promise<Uint8Array> {
  const { statusCode, rawPayload } = await editing.people.ask(call, company, { params: { id }, query })
  expect(statusCode).toBe(200)
  return new Uint8Array(rawPayload)
}

test('a contract in Word says its answers in its language, its clauses numbered', async () => {
  const { paragraphs, headings } = readDocument(
    await download(await begin(answersGiven), { format: 'docx', language: 'zh' }),
  )
  expect(paragraphs).toContain('本合同由青岛海川贸易有限公司于2026年3月1日订立。')
  expect(paragraphs).toContain('货物：不锈钢阀门。价款为1,234,567.50（美元），依第二条支付。')
  expect(headings.map(({ text }) => text)).toEqual(['货物买卖合同', '第一条　检验', '第二条　价款'])
})

test('in two languages each paragraph stands beside its translation', async () => {
  const { paragraphs } = readDocument(
    await download(await begin(answersGiven), { format: 'docx', language: 'zh', second: 'en' }),
  )
  const from = paragraphs.indexOf('中文') + 2
  expect(from).toBeGreaterThan(1)
  expect(paragraphs.slice(from, from + 12)).toEqual([
    '本合同由青岛海川贸易有限公司于2026年3月1日订立。',
    'Made by 青岛海川贸易有限公司 on 1 March 2026.',
    '第一条　检验',
    'Article 1. Inspection',
    '货物由双方各自检验。',
    'The goods are inspected by each Party.',
    '第二条　价款',
    'Article 2. Price',
    '货物：不锈钢阀门。价款为1,234,567.50（美元），依第二条支付。',
    'Goods: steel valves. The price is 1,234,567.50 (US dollar), due under Article 2.',
    '卖方：青岛海川贸易有限公司',
    'Seller: 青岛海川贸易有限公司',
  ])
})

test('a PDF in Chinese and Russian holds the words of both, its letters embedded', async () => {
  const { drawn, fonts, isTagged } = await readPdf(
    await download(await begin(answersGiven), { format: 'pdf', language: 'zh', second: 'ru' }),
  )
  const all = drawn.join('').replace(/\s/g, '')
  expect(all).toContain('不锈钢阀门')
  expect(all).toContain('стальныеклапаны')
  expect(isTagged).toBe(true)
  expect(fonts.embedded).toBe(fonts.all)
})

test('what is open is named and refused, unless it is asked for as a draft, which says so on each page', async () => {
  const { people } = editing
  const { inspector: _inspector, 'goods:en': _goods, ...rest } = answersGiven
  const id = await begin(rest)
  const input = (query: Record<string, unknown>) => ({ params: { id }, query })
  const both = { language: 'zh', second: 'en' }
  expect(await people.fieldsRefused(own.document, company, input(both))).toEqual([
    'answers.goods:en',
    'answers.inspector',
  ])
  expect(await people.fieldsRefused(own.document, company, input({ language: 'zh' }))).toEqual([
    'answers.inspector',
  ])
  const { drawn } = await readPdf(await download(id, { ...both, format: 'pdf', isDraft: 'true' }))
  for (const page of drawn) expect(page).toContain('草稿')
  expect(drawn.join('').replace(/\s/g, '')).toContain('【检验人】')
  expect(await people.fieldsRefused(own.document, company, input({ language: 'zh', second: 'de' }))).toEqual([
    'second',
  ])
})

test('the blank text has every clause, with the conditions of those that are not always there', async () => {
  const { paragraphs } = readDocument(await download(template, { language: 'ru' }, own.blank))
  expect(paragraphs).toContain('Статья 1. Осмотр')
  expect(paragraphs).toContain('(Применяется, если: Осмотр — да)')
  expect(paragraphs).toContain('Заключён [Продавец] [День подписания].')
})
