import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import { mostImportProblems, mostImportRows } from '@portal/protocol/providers/constants.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { addInstitution, csvFile, csvLine, csvOf, institutionSample } from './fixtures.ts'

const { providers } = calls
type Imported = OutputOf<typeof providers.importInstitutions>

let portal: Portal
let editor: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  editor = await addReader(portal, 'ADMIN', { roles: ['EDITOR'] })
})
beforeEach(() => portal.services.db.deleteFrom('institution').execute())
afterAll(() => portal.close())

const send = (content: string | Uint8Array, language = 'en') =>
  makeCall(
    portal.app,
    providers.importInstitutions,
    { body: { file: csvFile(content) } },
    { token: editor.token, language },
  )
const load = async (content: string | Uint8Array, language?: string) =>
  expectCode<Imported>(await send(content, language), 'done')

async function refusal(content: string | Uint8Array, code: CodeName = 'invalid'): Promise<string> {
  const data = expectCode<{ fields: { field: string; message: string }[] }>(await send(content), code)
  expect(data.fields.map(({ field }) => field)).toEqual(['file'])
  return data.fields[0]!.message
}

const names = async () =>
  (await portal.services.db.selectFrom('institution').select('name_zh').orderBy('name_zh').execute()).map(
    (row) => row.name_zh,
  )

/** GB 18030 of a text in which Chinese stands in these words alone. */
const gb: Record<string, number[]> = {
  青岛: [0xc7, 0xe0, 0xb5, 0xba],
  公证处: [0xb9, 0xab, 0xd6, 0xa4, 0xb4, 0xa6],
}

describe('a list of institutions', () => {
  test('is added whole, found by its words at once, and told by everything that it said', async () => {
    expect(await load(csvOf(csvLine('甲公证处'), csvLine('"乙, 公证处"')))).toEqual({
      added: 2,
      problems: [],
      problemCount: 0,
    })
    expect(await names()).toEqual(['乙, 公证处', '甲公证处'])
    await portal.follower.caughtUp()
    const query = { keyword: '甲公证处', size: '10' }
    const found = await makeCall(portal.app, providers.organizations, { query })
    const [row] = expectCode<OutputOf<typeof providers.organizations>>(found, 'done').content
    expect(row).toMatchObject({
      name: '甲公证处',
      kind: 'NOTARY',
      specialties: ['TRADE'],
      place: { code: '370200' },
    })
    expect(row!.languages.map(({ code }) => code)).toEqual(['ZH', 'RU'])
  })

  test.each([
    ['with a byte-order mark', '\uFEFF'],
    ['without one', ''],
  ])('in UTF-8 %s is read', async (_, mark) => {
    expect((await load(mark + csvOf(csvLine('甲公证处')))).added).toBe(1)
  })

  test('in GB 18030, as spreadsheets in China write it, is read', async () => {
    const parts = csvOf('NOTARY,CN,,公证处,青岛,,,').split(/(青岛|公证处)/)
    const bytes = Uint8Array.from(parts.flatMap((part) => gb[part] ?? [...Buffer.from(part, 'ascii')]))
    expect((await load(bytes)).added).toBe(1)
    expect(await names()).toEqual(['公证处'])
  })

  test('with semicolons is read as spreadsheets of other countries write it', async () => {
    const content = csvOf(csvLine('甲公证处')).replaceAll(',', ';')
    expect((await load(content)).added).toBe(1)
  })

  test('in another encoding is refused in words', async () => {
    // «Юрист» in Windows-1251.
    const word = [0xde, 0xf0, 0xe8, 0xf1, 0xf2]
    const [before, after] = csvOf('NOTARY,CN,,X,Y,,,').split('X')
    const bytes = Uint8Array.from([...Buffer.from(before!), ...word, ...Buffer.from(after!)])
    expect(await refusal(bytes)).toMatch(/UTF-8/)
    expect(await refusal(Buffer.from(`\uFEFF${csvOf(csvLine('甲'))}`, 'utf16le'))).toMatch(/UTF-8/)
    expect(await refusal(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatch(/CSV/)
  })

  test.each([
    ['an empty file', '', /no rows/],
    ['a file without rows', csvOf(), /no rows/],
    ['a missing column', 'kind,country,name_zh\r\nNOTARY,CN,甲', /address_zh/],
    ['a column twice', 'kind,kind,country,name_zh,address_zh\r\nNOTARY,NOTARY,CN,甲,乙', /kind/],
    ['a column that is not known', 'kind,country,name_zh,address_zh,colour\r\nNOTARY,CN,甲,乙,red', /colour/],
  ])('as %s is refused', async (_, content, words) => {
    expect(await refusal(content)).toMatch(words)
  })

  test('with bad rows tells of each line, column and reason in the reader’s language, and adds nothing', async () => {
    await addInstitution(portal.services.db, { name: { zh: '已有公证处', en: null, ru: null } })
    const content = csvOf(
      csvLine('甲公证处'),
      'NOTARIES,CN,370200,乙,青岛,,,',
      'NOTARY,CN,UZ-TK,丙,青岛,,,',
      'NOTARY,CN,370200,,青岛,,TRADE COOKING,',
      'NOTARY,CN,370200,"=HYPERLINK(1)",青岛,,,',
      'NOTARY,CN,370200,丁,@青岛,-1,,',
      csvLine('甲公证处'),
      'NOTARY,CN,370200,戊',
      csvLine('已有公证处'),
    )
    const { added, problems, problemCount } = await load(content)
    expect(added).toBe(0)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'kind'],
      [4, 'area'],
      [5, 'name_zh'],
      [5, 'specialties'],
      [6, 'name_zh'],
      [7, 'address_zh'],
      [7, 'phone'],
      [8, 'name_zh'],
      [9, null],
      [10, 'name_zh'],
    ])
    expect(problemCount).toBe(problems.length)
    expect(problems[2]!.reason).toBe('Please fill this in')
    expect(problems[7]!.reason).toBe('Repeats line 2')
    expect((await load(content, 'ru')).problems[7]!.reason).toBe('Повторяет строку 2')
    expect(await names()).toEqual(['已有公证处'])
  })

  test('with a quotation mark that nothing ends tells of the line, and adds nothing', async () => {
    const { problems } = await load(csvOf(csvLine('甲公证处'), 'NOTARY,CN,370200,"乙,青岛,,,'))
    expect(problems.map(({ column }) => column)).toEqual([null])
    expect(await names()).toEqual([])
  })

  test('tells of the first bad rows alone, and how many there are', async () => {
    const bad = Array.from({ length: mostImportProblems + 5 }, (_, at) => `NOTARY,XX,,样例${at},青岛,,,`)
    const { problems, problemCount } = await load(csvOf(...bad))
    expect([problems.length, problemCount]).toEqual([mostImportProblems, mostImportProblems + 5])
  })

  test('with 100,000 lines is refused, and as many as are taken at once are added', async () => {
    const lines = (many: number) =>
      csvOf(...Array.from({ length: many }, (_, at) => `NOTARY,CN,,样例${at},青岛,,,`))
    expect(await refusal(lines(100_000))).toContain(String(mostImportRows))
    expect((await load(lines(2_000))).added).toBe(2_000)
  })

  test('sent twice at once is added once', async () => {
    const content = csvOf(csvLine('甲公证处'), csvLine('乙公证处'))
    const answers = await Promise.all([send(content), send(content)])
    expect(await names()).toEqual(['乙公证处', '甲公证处'])
    expect(answers.some((answer) => answer.json<{ code: string }>().code === '000000')).toBe(true)
  })
})

describe('an institution', () => {
  const keep = (call: (typeof providers)[keyof typeof providers], input: object) =>
    makeCall(portal.app, call, input, { token: editor.token, language: 'en' })

  test('is changed, hidden and removed, which the directory shows at once', async () => {
    const body = institutionSample()
    const { id } = expectCode<{ id: string }>(await keep(providers.addInstitution, { body }), 'done')
    const params = { id }
    const form = expectCode<object>(await keep(providers.institution, { params }), 'done')
    expect(form).toMatchObject({ id, ...body })
    const show = () => makeCall(portal.app, providers.organization, { params }, { language: 'en' })
    expectCode(await show(), 'done')
    const changed = { ...body, address: { ...body.address, en: '4 Sample Road, Qingdao' } }
    expectCode(await keep(providers.editInstitution, { params, body: changed }), 'done')
    expect(expectCode<{ address: string }>(await show(), 'done').address).toBe('4 Sample Road, Qingdao')
    expectCode(await keep(providers.editInstitution, { params, body: { ...body, isShown: false } }), 'done')
    expectCode(await show(), 'notFound')
    expectCode(await keep(providers.removeInstitution, { params }), 'done')
    expectCode(await keep(providers.removeInstitution, { params }), 'notFound')
    expectCode(await keep(providers.editInstitution, { params, body }), 'notFound')
  })

  test('of the same kind and name is one in a country, whoever is first', async () => {
    const body = institutionSample()
    const answers = await Promise.all([
      keep(providers.addInstitution, { body }),
      keep(providers.addInstitution, {
        body: { ...body, name: { ...body.name, zh: body.name.zh.toUpperCase() } },
      }),
    ])
    const codes = answers.map((answer) => answer.json<{ code: string }>().code)
    expect(codes.toSorted()).toEqual(['000000', '793000'])
    const elsewhere = { ...body, country: 'KZ', area: 'KZ-71' }
    expectCode(await keep(providers.addInstitution, { body: elsewhere }), 'done')
  })
})
