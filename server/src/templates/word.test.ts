import { deflateRawSync } from 'node:zlib'
import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { contentProblems } from '@portal/protocol/templates/content-problems.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { templateGiven } from './fixtures/given.ts'
import { wordBytes, wordFile, wordLists } from './fixtures/word-file.ts'

const own = calls.templates

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
})
afterAll(() => portal.close())

const upload = (bytes?: Uint8Array<ArrayBuffer>) => ({ body: { file: wordFile(bytes) } })
const read = (bytes?: Uint8Array<ArrayBuffer>) =>
  editing.people.done<OutputOf<typeof own.readFile>>(own.readFile, editing.writer, upload(bytes))

test('a Word document becomes clauses with fields, which can be published as they are', async () => {
  const { title, language, content, found, leftOut } = await read()
  expect({ title, language, found, leftOut }).toEqual({
    title: '设备买卖合同',
    language: 'zh',
    found: { clauses: 2, paragraphs: 4, fields: 7 },
    leftOut: [],
  })
  const fields = content.steps.flatMap((step) => step.fields)
  expect(fields.map(({ label, kind }) => [label.zh, kind])).toEqual([
    ['卖方', 'text'],
    ['买方名称', 'text'],
    ['goods', 'text'],
    ['数量', 'text'],
    ['合同金额', 'money'],
    ['应于交货日期', 'day'],
    ['盖章', 'text'],
  ])
  expect(content.clauses.map(({ heading }) => heading?.zh ?? null)).toEqual([null, '标的', '价款'])
  expect(content.clauses[2]!.paragraphs[0]!.text.zh).toBe(
    '合同金额：{{field5}}。{{field2}}应于交货日期{{field6}}前付清。',
  )
  expect(contentProblems(content)).toEqual([])
  await editing.publish({ ...templateGiven(), content })
})

test('numbers that Word writes are those of clauses, and text before what is none', async () => {
  const lists = wordLists([
    [
      ['chineseCounting', '第%1条'],
      ['decimal', '%2.'],
    ],
    [['bullet', '•']],
  ])
  const lines = wordBytes(
    [
      ['T', '设备买卖合同'],
      [null, '标的', [1, 0]],
      [null, '乙方购买 ______ 台。', [1, 1]],
      [null, '甲方应于______交货。', [1, 1]],
      [null, '包装完好', [2, 0]],
      [null, '价款', [1, 0]],
      [null, '合同金额：________。', [1, 1]],
    ],
    { 'word/numbering.xml': lists },
  )
  const { content } = await read(lines)
  expect(
    content.clauses.map(({ heading, paragraphs }) => [heading?.zh, ...paragraphs.map(({ text }) => text.zh)]),
  ).toEqual([
    ['标的', '1. 乙方购买 {{field1}} 台。', '2. 甲方应于{{field2}}交货。', '包装完好'],
    ['价款', '1. 合同金额：{{field3}}。'],
  ])
})

test.each([
  ['no zip', new Uint8Array(Buffer.from('%PDF-1.7')), 'typeNotSupported'],
  ['a zip of something else', wordBytes([], { 'word/document.xml': '' }).slice(0, 2), 'invalid'],
  ['macros', wordBytes(undefined, { 'word/vbaProject.bin': 'x' }), 'typeNotSupported'],
  ['half of a document', wordBytes().slice(0, 300), 'invalid'],
  ['XML that is not well-formed', wordBytes(undefined, { 'word/document.xml': '<w:document>' }), 'invalid'],
  [
    'entities',
    wordBytes(undefined, { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    'invalid',
  ],
  ['no words', wordBytes([]), 'invalid'],
  ['no blanks', wordBytes(['本合同一式两份。']), 'invalid'],
] as const)('a file with %s is refused', async (_what, bytes, code) => {
  await editing.people.refused(own.readFile, editing.writer, upload(new Uint8Array(bytes)), code)
})

test('a part that grows beyond its bound is not inflated', async () => {
  const bytes = Buffer.from(wordBytes(undefined, { 'word/styles.xml': ' '.repeat(30 * 1024 * 1024) }))
  expect(bytes.length).toBeLessThan(deflateRawSync(Buffer.alloc(30 * 1024 * 1024)).length * 3)
  expect(
    await editing.people.fieldsRefused(own.readFile, editing.writer, upload(new Uint8Array(bytes))),
  ).toEqual(['file'])
})

test('it is the editors’ to read files', async () => {
  await editing.people.refused(own.readFile, await editing.people.person(), upload(), 'notForYou')
})
