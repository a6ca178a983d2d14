import { deflateSync } from 'node:zlib'
import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument } from '../laws/fixtures.ts'
import { sampleFiles } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  token = await tokenFor(portal, calls.files.upload)
})
afterAll(() => portal.close())

function send(content: Uint8Array, name: string, language = 'en') {
  const body = { purpose: 'REQUIREMENT', file: new File([new Uint8Array(content)], name) }
  return makeCall(portal.app, calls.files.upload, { body }, { token, language })
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word document or a workbook with more parts than one has to have. */
function document(parts: Record<string, string | Uint8Array>, kind: 'docx' | 'xlsx' = 'docx'): Uint8Array {
  const main =
    kind === 'docx'
      ? ['word/document.xml', 'wordprocessingml.document']
      : ['xl/workbook.xml', 'spreadsheetml.sheet']
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main[0]}" ContentType="application/vnd.openxmlformats-officedocument.${main[1]}.main+xml"/></Types>`
  const all = { '[Content_Types].xml': types, [main[0]!]: '<document/>', ...parts }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  )
}

const linked = (type: string, target: string, mode = 'External') => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
})

const pdf = (objects: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** Objects packed together, as most programs write them, or as its dictionary says. */
function packed(objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'): Buffer {
  const content = dictionary.includes('Filter')
    ? deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
    : objects
  return pdf(`9 0 obj<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream endobj`)
}

/** A document whose catalogue, packed or not, says what happens when it is opened. */
const opening = (action: string, more = '') =>
  pdf(`2 0 obj<</Type/Catalog/OpenAction ${action}>>endobj\n${more}`)

describe('a document that does something by itself is refused', () => {
  test.each([
    ['a Word document with macros', document({ 'word/vbaProject.bin': 'x' }), 'a.docx'],
    ['a control', document({ 'word/activeX/activeX1.bin': 'x' }), 'a.docx'],
    ['a file of another program', document({ 'word/embeddings/oleObject1.bin': 'x' }), 'a.docx'],
    [
      'a template from elsewhere',
      document(linked('attachedTemplate', 'https://example.org/a.dotm')),
      'a.docx',
    ],
    ['a picture from elsewhere', document(linked('image', 'http://example.org/a.png')), 'a.docx'],
    ['an object from a share', document(linked('oleObject', '\\\\example.org\\share\\a')), 'a.docx'],
    ['a share as a file', document(linked('image', 'file://example.org/a.png', 'external')), 'a.docx'],
    [
      'a field that starts a program',
      document({ 'word/document.xml': '<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe</w:instrText>' }),
      'a.docx',
    ],
    [
      'a workbook that asks elsewhere',
      document({ 'xl/connections.xml': '<connections/>' }, 'xlsx'),
      'a.xlsx',
    ],
    ['a workbook with old macros', document({ 'xl/macrosheets/sheet1.xml': '<x/>' }, 'xlsx'), 'a.xlsx'],
    ['a bomb', document({ 'word/media/a.bmp': new Uint8Array(300 * 1024 * 1024) }), 'a.docx'],
    ['a script', pdf('2 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj'), 'a.pdf'],
    ['a script with a disguised name', pdf('2 0 obj<</S/J#61vaScript>>endobj'), 'a.pdf'],
    ['a start of a program', pdf('2 0 obj<</S/Launch/F(cmd.exe)>>endobj'), 'a.pdf'],
    ['an embedded file', pdf('2 0 obj<</Type/EmbeddedFile>>endobj'), 'a.pdf'],
    ['a packed script', packed('2 0 <</S/JavaScript>>'), 'a.pdf'],
    ['packed objects without end', packed('0 '.repeat(10 * 1024 * 1024)), 'a.pdf'],
    ['a page that it opens', opening('<</S/URI/URI(https://example.org/\\(a\\)>>)>>'), 'a.pdf'],
    ['a page by a disguised name', opening('<</S/#55#52I/URI(https://example.org)>>'), 'a.pdf'],
    [
      'a page that an action elsewhere opens',
      opening('7 0 R', '7 % here\n0 obj\n<< /S /URI /URI (https://example.org) >>\nendobj'),
      'a.pdf',
    ],
    ['a form that it sends', opening('<</S/GoTo/D[3 0 R/Fit]/Next[<</S/SubmitForm/F 4 0 R>>]>>'), 'a.pdf'],
    ['a document that it opens', opening('<</S/GoToR/F(\\\\\\\\example.org\\\\a.pdf)/D[0/Fit]>>'), 'a.pdf'],
    [
      'a page that a page opens',
      pdf('3 0 obj<</Type/Page/AA<</O 5 0 R>>>>endobj\n5 0 obj<</S/URI/URI(x)>>endobj'),
      'a.pdf',
    ],
    ['a page that packed objects open', packed('2 0 <</OpenAction<</S/URI/URI(x)>>>>'), 'a.pdf'],
    [
      'packed objects of a disguised name',
      packed('2 0 <</S/JavaScript>>', '/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode'),
      'a.pdf',
    ],
    [
      'packed objects that do not say so',
      packed('2 0 <</S/JavaScript>>', `/N 1/First 4/Filter/FlateDecode/Note(${'x'.repeat(900)})`),
      'a.pdf',
    ],
    [
      'objects packed twice',
      packed('2 0 <</Type/Page>>', '/Type/ObjStm/N 1/First 4/Filter[/ASCII85Decode/FlateDecode]'),
      'a.pdf',
    ],
    [
      'sealed objects',
      pdf('9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\nsealed\nendstream endobj'),
      'a.pdf',
    ],
    ['texts within each other without end', pdf('2 0 obj('.repeat(100_000)), 'a.pdf'],
    ['objects within each other without end', pdf(`2 0 obj${'['.repeat(100_000)}`), 'a.pdf'],
  ])('%s', async (_, content, name) => {
    expectCode(await send(content, name), 'typeNotSupported')
  })

  test('in words that say what to do', async () => {
    for (const language of languages) {
      const response = await send(document({ 'word/vbaProject.bin': 'x' }), 'a.docx', language)
      expect(response.json<{ message: string }>().message).toBe(ownMessage('activeContent', language))
    }
  })
})

describe('a document that does nothing by itself is taken', () => {
  test.each([
    ['links that a reader follows', document(linked('hyperlink', 'https://example.org/')), 'a.docx'],
    [
      'a template of its writer’s',
      document(linked('attachedTemplate', 'file:///C:\\Users\\me\\Own.dotm')),
      'a.docx',
    ],
    ['a picture within', document(linked('image', 'media/image1.png', 'Internal')), 'a.docx'],
    ['a PDF that says where it opens', pdf('2 0 obj<</OpenAction[3 0 R/Fit]>>endobj'), 'a.pdf'],
    ['packed objects', packed('2 0 <</Type/Page>>'), 'a.pdf'],
    ['objects in one stream, not packed', packed('2 0 <</Type/Page>>', '/Type/ObjStm/N 1/First 4'), 'a.pdf'],
    [
      'a PDF that opens at a place in it, which has links',
      opening(
        '<</S/GoTo/D[3 0 R/Fit]>>',
        '3 0 obj<</Type/Page/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>>]>>endobj',
      ),
      'a.pdf',
    ],
    ['actions in a circle', opening('5 0 R', '5 0 obj<</S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>endobj'), 'a.pdf'],
    ['a document of before 2007', sampleFiles.doc(), 'a.doc'],
  ])('%s', async (_, content, name) => {
    expectCode(await send(content, name), 'done')
  })

  test('a PDF that is protected, to be saved and not shown', async () => {
    const sealed =
      '9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\nsealed\nendstream endobj trailer<</Encrypt 8 0 R>>'
    const { url } = expectCode<FileInfo>(await send(pdf(sealed), 'a.pdf'), 'done')
    const opened = await portal.app.inject({ url })
    expect(opened.headers['content-disposition']).toMatch(/^attachment;/)
    expectCode(await send(pdf(sealed.replace('Encrypt', 'Encr#79pt')), 'a.pdf'), 'typeNotSupported')
  })

  test('a PDF that the portal makes', async () => {
    const { db } = portal.services
    await saveLaw(db, makeDocument())
    const { id } = await db.selectFrom('law').select('id').executeTakeFirstOrThrow()
    const made = await makeCall(portal.app, calls.laws.pdf, { params: { id }, query: { language: 'zh' } })
    expectCode(await send(made.rawPayload, 'law.pdf'), 'done')
  })
})
