import type { CaseHit } from '@portal/protocol/cases/schemas.ts'
import { calls } from '@portal/protocol/calls.ts'
import { mostTableRows, tableFormats, tableTypes } from '@portal/protocol/kernel/file.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { LawHit, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, freshAddress, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { makeLaws } from '../testing/laws.ts'
import { openTestPortal } from '../testing/store.ts'
import { readXlsx } from './fixtures.ts'
import { documentWords } from './words.ts'
import { writeTable } from './write-table.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const readCsv = (bytes: Uint8Array): string[][] => parse(Buffer.from(bytes), { bom: true })

type TableCall = typeof calls.laws.table | typeof calls.cases.table

async function download(call: TableCall, query: Record<string, unknown>, language: Language = 'zh') {
  const response = await makeCall(portal.app, call, { query: query }, { language })
  expectCode(response, 'done')
  return response
}

async function table(call: TableCall, query: Record<string, unknown>, language: Language = 'zh') {
  const { rawPayload } = await download(call, { ...query, format: 'csv' }, language)
  const [about, heads, ...rows] = readCsv(rawPayload)
  return { about: about![0]!, heads: heads!, rows }
}

async function searched<Hit>(
  call: typeof calls.laws.search | typeof calls.cases.search,
  body: object,
  language: Language = 'zh',
): Promise<Hit[]> {
  const response = await makeCall(portal.app, call, { body: { ...body, size: 100 } }, { language })
  return expectCode<{ content: Hit[] }>(response, 'done').content
}

describe('a search of laws as a table', () => {
  const searches: { query: Record<string, unknown>; body: object }[] = [
    { query: { keyword: '合同' }, body: { keyword: '合同' } },
    { query: { country: ['KZ', 'UZ'], sort: 'newest' }, body: { country: ['KZ', 'UZ'], sort: 'newest' } },
    { query: { year: '2020' }, body: { year: [2020] } },
    {
      query: { keyword: 'contract', searchField: 'title', prefer: 'IN' },
      body: { keyword: 'contract', searchField: 'title', prefer: 'IN' },
    },
  ]

  test.each(searches)('has the rows of the list $query, in its order', async ({ query, body }) => {
    const hits = await searched<LawHit>(calls.laws.search, body)
    const { rows } = await table(calls.laws.table, query)
    expect(rows.length).toBeGreaterThan(0)
    const first = rows.slice(0, 100)
    expect(first.map((row) => row[0])).toEqual(hits.map(({ title }) => title))
    expect(first.map((row) => row.at(-1))).toEqual(
      hits.map(({ address }) => portal.services.config.publicUrl + address),
    )
  })

  test.each(languages)('says the same in %s, as CSV and as XLSX', async (language) => {
    const words = documentWords(language).table
    const query = { keyword: '合同', country: ['CN'] }
    const csv = readCsv((await download(calls.laws.table, { ...query, format: 'csv' }, language)).rawPayload)
    const xlsx = readXlsx(
      (await download(calls.laws.table, { ...query, format: 'xlsx' }, language)).rawPayload,
    )
    const [[about], heads, first] = [csv[0]!, csv[1]!, csv[2]!]
    expect(heads.slice(0, 3)).toEqual([words.title, words.number, words.country])
    expect(about).toContain(words.laws)
    expect(about).toContain(zoneToday())
    expect(about).toContain(
      `${portal.services.config.publicUrl}/legal/query?keyword=${encodeURIComponent('合同')}&country=CN`,
    )
    expect(first[2]).toBe({ zh: '中国', en: 'China', ru: 'Китай' }[language])
    expect(first[7]).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(xlsx.sheet).toBe(words.laws)
    expect(xlsx.rows[0]![0]).toBe(about)
    expect(xlsx.rows.slice(1)).toEqual(csv.slice(1))
  })

  test('may have articles as its rows', async () => {
    const { heads, rows } = await table(calls.laws.table, { keyword: '不可抗力', unit: 'article' })
    expect(heads[1]).toBe(documentWords('zh').table.articleNumber)
    expect(rows[0]![4]).toMatch(/\/eli\/.+#art-/)
    expect(rows[0]![3]).toContain('不可抗力')
  })

  test('is a file with a name, of the type asked for', async () => {
    for (const format of tableFormats) {
      const { headers } = await download(calls.laws.table, { keyword: '合同', format })
      expect(headers['content-type']).toBe(tableTypes[format])
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
        `${documentWords('zh').table.laws} ${zoneToday()}.${format}`,
      )
    }
  })

  test('refuses what the list does not know, and too many of them from one place', async () => {
    const wrong = { query: { format: 'csv', colour: 'red' } as never }
    expectCode(await makeCall(portal.app, calls.laws.table, wrong), 'invalid')
    const from = { address: freshAddress() }
    const ask = () =>
      makeCall(portal.app, calls.laws.table, { query: { keyword: '样例', format: 'csv' } }, from)
    for (let call = 0; call < calls.laws.table.perMinute!; call++) expectCode(await ask(), 'done')
    expectCode(await ask(), 'tooManyRequests')
  })
})

test('a search of cases has the rows of its list, in its order and in three languages', async () => {
  for (const language of languages) {
    const words = documentWords(language).table
    const hits = await searched<CaseHit>(calls.cases.search, { country: ['CN'], sort: 'newest' }, language)
    const { about, heads, rows } = await table(
      calls.cases.table,
      { country: ['CN'], sort: 'newest' },
      language,
    )
    expect(about).toContain('/legal/query?tab=cases&country=CN')
    expect(heads[1]).toBe(words.caseNumber)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => [row[0], row[1], row[2], row[7]])).toEqual(
      hits.map(({ title, caseNumber, court, judgedOn }) => [
        title,
        caseNumber ?? '',
        court ?? '',
        judgedOn ?? '',
      ]),
    )
  }
})

test('what a spreadsheet would run is a text', async () => {
  const starts = ['=', '+', '-', '@']
  for (const start of starts) {
    const title = `${start}HYPERLINK("http://evil.example","${start}样表")`
    await saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', title, ['样表注入。'])] }))
  }
  await portal.follower.caughtUp()
  const query = { keyword: '样表注入' }
  const { rows } = await table(calls.laws.table, query)
  expect(rows.map(([title]) => title!.slice(0, 2)).toSorted()).toEqual(
    starts.map((start) => `'${start}`).toSorted(),
  )
  const { rawPayload } = await download(calls.laws.table, { ...query, format: 'xlsx' })
  const sheet = readXlsx(rawPayload).rows.slice(2)
  expect(sheet.map(([title]) => title!.slice(0, 2)).toSorted()).toEqual(
    starts.map((start) => `${start}H`).toSorted(),
  )

  const odd = {
    name: 'a/b[c]:*?',
    about: '=1+1',
    columns: [{ head: '+1', width: 9 }],
    rows: [['\t=1'], ['\r=1'], ['a "b", c\nd'], ['\u0000\ud800x']],
  }
  const csv = await writeTable('csv', odd)
  expect(Buffer.from(csv.slice(0, 3)).toString('hex')).toBe('efbbbf')
  expect(readCsv(csv).slice(0, 5)).toEqual([["'=1+1"], ["'+1"], ["'\t=1"], ["'\r=1"], ['a "b", c\nd']])
  const { sheet: name, rows: cells } = readXlsx(await writeTable('xlsx', odd))
  expect(name).toBe('a b c    ')
  expect([cells[0], cells[1], cells[4], cells[5]]).toEqual([['=1+1'], ['+1'], ['a "b", c\nd'], ['x']])
})

test('a table has a thousand rows at most, and says how many were found', async () => {
  for (const law of makeLaws(mostTableRows + 5, 1)) await saveLaw(portal.services.db, law)
  await portal.follower.caughtUp()
  const query = { keyword: '样例规定' }
  const body = expectCode<LawSearchAnswer>(
    await makeCall(portal.app, calls.laws.search, { body: query }),
    'done',
  )
  const total = body.page.totalElements
  expect(total).toBeGreaterThan(mostTableRows)
  const { about, rows } = await table(calls.laws.table, query)
  expect(rows.length).toBe(mostTableRows)
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(mostTableRows)
  expect(about).toContain(`共 ${total} 条，本表 ${mostTableRows} 条`)
})
