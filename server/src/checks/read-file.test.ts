import { deflateRawSync } from 'node:zlib'
import { calls } from '@portal/protocol/calls.ts'
import type { CheckAnswer } from '@portal/protocol/checks/schemas.ts'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { writeDocument } from '../documents/door.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { wordBytes } from '../templates/fixtures/word-file.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  const texts = [textIn('zh', '样品借用管理条例', ['…', '…'], { original: true })]
  await saveLaw(portal.services.db, makeDocument({ country: 'CN', texts }))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const paragraphs = ['依照《样品借用管理条例》第二条。', 'Lending of Samples Act, s. 2.', 'Закон о передаче.']
const read = (bytes: Uint8Array<ArrayBuffer>, name = '文书') =>
  makeCall(portal.app, calls.checks.readFile, { body: { file: new File([bytes], name) } })

async function refused(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { fields } = expectCode<{ fields: { field: string; message: string }[] }>(
    await read(bytes),
    'invalid',
  )
  expect(fields.map(({ field }) => field)).toEqual(['file'])
  return fields[0]!.message
}

test.each(['docx', 'pdf'] as const)('a file that the portal wrote as %s is read back', async (format) => {
  const bytes = await writeDocument(format, {
    title: '样品意见书',
    titleLanguage: 'zh',
    language: 'zh',
    readerLanguage: 'zh',
    notes: [],
    facts: [],
    blocks: paragraphs.map((text) => ({ kind: 'paragraph', runs: [{ text }] })),
    origin: 'http://localhost',
  })
  const { text } = expectCode<{ text: string }>(await read(bytes), 'done')
  for (const paragraph of paragraphs) expect(text).toContain(paragraph)
  const body = { text, on: '2026-06-01' }
  const { citations } = expectCode<CheckAnswer>(
    await makeCall(portal.app, calls.checks.check, { body }),
    'done',
  )
  expect(citations[0]).toMatchObject({ title: '样品借用管理条例', mark: 'exact' })
})

test('a file that is no document is refused', async () => {
  expectCode(await read(new TextEncoder().encode('plain')), 'typeNotSupported')
  expect(await refused(new TextEncoder().encode('PK\u0003\u0004 and no more'))).toMatch(/损坏/)
  expect(await refused(new TextEncoder().encode('%PDF-1.7 and no more'))).toMatch(/损坏/)
})

test('a file that swells when it is opened is refused', async () => {
  expect(await refused(bomb())).toMatch(/损坏/)
})

test('a file that holds no text, or too much of it, is refused', async () => {
  expect(await refused(wordBytes([' ']))).toMatch(/没有文字/)
  expect(await refused(await pdf((document) => document.rect(10, 10, 100, 100).fill()))).toMatch(/扫描件/)
  const line = '样'.repeat(1000)
  expect(await refused(wordBytes(Array.from({ length: 101 }, () => line)))).toMatch(/超过 100000 字/)
})

test('a file that is protected by a password is refused', async () => {
  const locked = await pdf((document) => document.text('Lending of Samples Act'), {
    userPassword: 'secret',
  })
  expect(await refused(locked)).toMatch(/密码/)
})

/** A PDF of one page. */
function pdf(
  draw: (document: PDFKit.PDFDocument) => unknown,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument(options)
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    draw(document)
    document.end()
  })
}

/** A Word document whose text has 64 MB once it is inflated. */
function bomb(): Uint8Array<ArrayBuffer> {
  const name = Buffer.from('word/document.xml')
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(header.length + name.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([header, name, packed, entry, name, end]))
}
