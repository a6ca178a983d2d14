import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, readEnvelope, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { bookRecord, oldExcel, oldWord, sheetRecord } from '../testing/old-office.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function send(content: Uint8Array, name: string) {
  const token = await tokenFor(portal, calls.files.upload)
  const body = { purpose: 'REQUIREMENT', file: new File([new Uint8Array(content)], name) }
  return makeCall(portal.app, calls.files.upload, { body }, { token, language: 'en' })
}

/** What it is, and its content. */
type Sample = readonly [string, Uint8Array]

const piece = (text: string, isWide = false) => ({ text, isWide })
const field = (instruction: string) => `Before \u0013${instruction}\u0014shown\u0015 after\r`
/** What stands in a storage that macros are kept in. */
const project = { VBA: { dir: Buffer.from('x') }, PROJECT: Buffer.from('x') }
const object = { ObjectPool: { _1: { '\u0001Ole10Native': Buffer.from('MZ') } } }

const refusedDocuments: Sample[] = [
  ['macros', oldWord({ more: { Macros: project } })],
  ['macros under another name', oldWord({ more: { macros: project } })],
  ['a file of another program', oldWord({ more: object })],
  ['a field that starts a program', oldWord({ pieces: [piece(field(' DDEAUTO c:\\cmd.exe "/c calc"'))] })],
  ['the same in two bytes a character', oldWord({ pieces: [piece(field('dde cmd'), true)] })],
  [
    'the same in pieces of both kinds',
    oldWord({ pieces: [piece('\u0013  D', true), piece('DEAU'), piece('TO cmd\u0015', true)] }),
  ],
  ['the same within another field', oldWord({ pieces: [piece(field(`IF 1 = 1 ${field('DDE cmd')}`))] })],
  [
    'the same by what other fields show',
    oldWord({ pieces: [piece('\u0013D\u0013QUOTE 68 69\u0014DE\u0015 cmd\u0015')] }),
  ],
  ['fields within each other without end', oldWord({ pieces: [piece('\u0013'.repeat(200) + 'DATE')] })],
  [
    'a picture of a share',
    oldWord({ pieces: [piece(field(' INCLUDEPICTURE \\d "\\\\\\\\example.org\\\\a.png"'))] }),
  ],
  [
    'a picture from the web',
    oldWord({ pieces: [piece(field('includepicture "https://example.org/a.png" \\d'))] }),
  ],
  [
    'a text of a share',
    oldWord({ pieces: [piece(field('INCLUDETEXT \\\\\\\\example.org\\\\a.doc'), true)] }),
  ],
  [
    'a part of another program’s file',
    oldWord({ pieces: [piece(field('LINK Excel.Sheet.8 "file://example.org/a.xls" A1'))] }),
  ],
  [
    'a picture by its older name',
    oldWord({ pieces: [piece(field('IMPORT “\\\\example.org\\a.bmp”'), true)] }),
  ],
  [
    'a picture by what another field shows',
    oldWord({
      pieces: [piece('\u0013INCLUDEPICTURE "\u0013DOCPROPERTY a\u0014http://example.org\u0015/a.png"\u0015')],
    }),
  ],
  [
    'a picture from where nobody reads so far',
    oldWord({ pieces: [piece(field(`INCLUDEPICTURE${' '.repeat(5000)}"https://example.org/a.png"`))] }),
  ],
  ['a template of a share', oldWord({ template: '\\\\example.org\\share\\a.dot' })],
  ['a template from the web', oldWord({ template: 'https://example.org/a.dotm' })],
  ['a password', oldWord({ flags: 0x0100 })],
  ['the form of Word 95', oldWord({ form: 0x68 })],
  [
    'a piece that ends before it begins',
    oldWord({ pieces: [piece('x'.repeat(50)), piece(field('DDE cmd'))], beyond: -40 }),
  ],
  ['a piece that ends outside the file', oldWord({ beyond: 4000 })],
  ['pieces that lie over each other', oldWord({ pieces: [piece('x'.repeat(99))], times: 40 })],
]

const refusedTables: Sample[] = [
  ['macros', oldExcel([], { more: { _VBA_PROJECT_CUR: project } })],
  ['a file of another program', oldExcel([], { more: { MBD0001: { Package: Buffer.from('MZ') } } })],
  ['controls', oldExcel([], { more: { Ctls: Buffer.from('x') } })],
  ['macros of Excel 4', oldExcel([sheetRecord(0), sheetRecord(1)])],
  ['a sheet of Visual Basic', oldExcel([sheetRecord(6)])],
  ['a link to a program', oldExcel([bookRecord("cmd\u0003/c calc'!A0")])],
  ['the same in two bytes a character', oldExcel([bookRecord('cmd\u0003/c calc', true)])],
  [
    'the same in a table of Excel 95',
    oldExcel([[0x0017, Buffer.from('\u0008cmd\u0003calc')]], { stream: 'Book' }),
  ],
  ['a book of a share', oldExcel([bookRecord('\u0001\u0001@example.org\u0003share')])],
  ['a book from the web', oldExcel([bookRecord('\u0001\u0005\u0014http://example.org')])],
  ['a query', oldExcel([[0x01ad, Buffer.alloc(20)]])],
  ['a password', oldExcel([[0x002f, Buffer.alloc(6)]])],
]

describe('a document of before 2007 that does something by itself is refused', () => {
  test.each([
    ...refusedDocuments.map(([what, content]) => [what, content, 'a.doc'] as const),
    ...refusedTables.map(([what, content]) => [what, content, 'a.xls'] as const),
  ])('%s (%#)', async (_, content, name) => {
    const refused = await send(content, name)
    expectCode(refused, 'typeNotSupported')
    expect(readEnvelope(refused).message).toBe(ownMessage('activeContent', 'en'))
  })
})

test('a document with two parts of one name, of which a program may read either, is of no known type', async () => {
  const twice = oldWord({ more: { WORDDOCUMENT: Buffer.from('x') } })
  expectCode(await send(twice, 'a.doc'), 'typeNotSupported')
})

const takenDocuments: Sample[] = [
  ['text', oldWord()],
  ['text that names DDE', oldWord({ pieces: [piece('DDE \u0013DATE\u0014DDE\u0015 DDEAUTO\r')] })],
  [
    'a long text, far from its beginning',
    oldWord({ pieces: [piece('法'.repeat(5000), true), piece('a'.repeat(5000))] }),
  ],
  ['links that a reader follows', oldWord({ pieces: [piece(field('HYPERLINK "https://example.org"'))] })],
  [
    'pictures of its writer’s',
    oldWord({
      pieces: [
        piece(field('INCLUDEPICTURE "C:\\\\Users\\\\me\\\\a.png" \\* MERGEFORMAT \\d')),
        piece(field('INCLUDEPICTURE "file:///C:/Users/me/a.png" \\* MERGEFORMATINET')),
      ],
    }),
  ],
  [
    'a table of its writer’s',
    oldWord({ pieces: [piece(field('LINK Excel.Sheet.8 "D:\\\\a.xls" "A1" \\a \\p'))] }),
  ],
  ['a template of its writer’s', oldWord({ template: 'C:\\Users\\me\\Own.dot' })],
  ['what Word leaves of objects that are gone', oldWord({ more: { ObjectPool: {} } })],
  ['data that it is bound to', oldWord({ more: { MsoDataStore: { a: { Item: Buffer.from('<a/>') } } } })],
]

const takenTables: Sample[] = [
  ['sheets and charts', oldExcel([sheetRecord(0), sheetRecord(2)])],
  ['a link to another book of its writer’s', oldExcel([bookRecord('\u0001\u0001Ca\u0003b.xls')])],
  ['references to itself', oldExcel([[0x01ae, Buffer.from([1, 0, 1, 4])]])],
  [
    'a table of Excel 95 with references to itself',
    oldExcel([[0x0017, Buffer.from('\u0006\u0003Sheet1')]], { stream: 'Book' }),
  ],
]

describe('a document of before 2007 that does nothing by itself is taken, to be saved and not shown', () => {
  test.each([
    ...takenDocuments.map(([what, content]) => [what, content, 'a.doc'] as const),
    ...takenTables.map(([what, content]) => [what, content, 'a.xls'] as const),
  ])('%s (%#)', async (_, content, name) => {
    const { url } = expectCode<FileInfo>(await send(content, name), 'done')
    const opened = await portal.app.inject({ url })
    expect(opened.headers['content-disposition']).toMatch(/^attachment;/)
  })
})
