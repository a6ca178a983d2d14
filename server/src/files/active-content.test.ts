import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument } from '../laws/fixtures.ts'
import {
  officeDocument as document,
  packedPdf as packed,
  pdfDocument as pdf,
  relationships,
  relationshipsPart,
  sayingSize,
} from '../testing/document-inputs.ts'
import { sampleFiles } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

/** As somebody else each time: nobody has so many files refused. */
async function send(content: Uint8Array, name: string, language = 'en') {
  const token = await tokenFor(portal, calls.files.upload)
  const body = { purpose: 'REQUIREMENT', file: new File([new Uint8Array(content)], name) }
  return makeCall(portal.app, calls.files.upload, { body }, { token, language })
}

const linked = (type: string, target: string, mode?: string) => ({
  [relationshipsPart]: relationships(type, target, mode),
})

/** An XML document in two bytes a character, with the mark that says in which order. */
function inUtf16(xml: string, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const bytes = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${xml}`, 'utf16le')
  return encoding === 'utf-16le' ? bytes : bytes.swap16()
}

/** A document whose catalogue, packed or not, says what happens when it is opened. */
const opening = (action: string, more = '') =>
  pdf(`2 0 obj<</Type/Catalog/OpenAction ${action}>>endobj\n${more}`)

/** What it is, its content and its name. */
type Sample = readonly [string, Uint8Array, string]

describe('a document that does something by itself is refused', () => {
  test.each<Sample>([
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
    [
      'relationships with a prefix',
      document({
        [relationshipsPart]: relationships('image', 'http://example.org/a.png').replace(/(<\/?)R/g, '$1r:R'),
      }),
      'a.docx',
    ],
    ...(['utf-16le', 'utf-16be'] as const).map(
      (encoding) =>
        [
          `relationships in ${encoding}`,
          document({ [relationshipsPart]: inUtf16(relationships('image', 'http://x/a.png'), encoding) }),
          'a.docx',
        ] as const,
    ),
    [
      'relationships in an encoding that nobody knows',
      document({ [relationshipsPart]: '<?xml version="1.0" encoding="utf-7"?><Relationships/>' }),
      'a.docx',
    ],
    ['relationships that cannot be read', document({ [relationshipsPart]: '<Relationships>' }), 'a.docx'],
    [
      'relationships that define entities',
      document({ [relationshipsPart]: '<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>' }),
      'a.docx',
    ],
    [
      'a field that starts a program, in pieces',
      document({
        'word/document.xml':
          '<w:p><w:fldChar w:fldCharType="begin"/><w:instrText> DD</w:instrText><w:instrText><![CDATA[EAUTO c:]]></w:instrText></w:p>',
      }),
      'a.docx',
    ],
    [
      'the same of another prefix, in a part of another name',
      document({ 'other/part.xml': '<p><x:fldSimple x:instr="&#68;DE cmd"/></p>' }),
      'a.docx',
    ],
    [
      'macros of another name',
      document({
        'word/a.dat': 'x',
        '[Content_Types].xml':
          '<Types><Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      }),
      'a.docx',
    ],
    [
      'a formula that loads a picture',
      document(
        { 'xl/worksheets/sheet1.xml': '<c><f>_xlfn.IMAGE("https://example.org/"&amp;A1)</f></c>' },
        'xlsx',
      ),
      'a.xlsx',
    ],
    [
      'a part that is larger than it says',
      sayingSize(document({ 'word/document.xml': '<document></document>' }), 'word/document.xml', 20),
      'a.docx',
    ],
    [
      'a bomb that says to be none',
      sayingSize(document({ 'word/media/a.bmp': new Uint8Array(300 * 1024 * 1024) }), 'word/media/a.bmp', 9),
      'a.docx',
    ],
    ['a script', pdf('2 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj'), 'a.pdf'],
    ['a script with a disguised name', pdf('2 0 obj<</S/J#61vaScript>>endobj'), 'a.pdf'],
    [
      'a script in something that plays',
      pdf('2 0 obj<</S/Rendition/OP 0/JS(app.alert\\(1\\))>>endobj'),
      'a.pdf',
    ],
    [
      'a form that is a program of its own',
      pdf('2 0 obj<</AcroForm<</Fields[]/XFA 3 0 R>>>>endobj'),
      'a.pdf',
    ],
    ['such a form, packed', packed('2 0 <</Fields[]/X#46A[(template) 3 0 R]>>'), 'a.pdf'],
    ['a file that does not say so', pdf('2 0 obj<</F(a.exe)/EF<</F 3 0 R>>>>endobj'), 'a.pdf'],
    ['a film', pdf('2 0 obj<</Type/Annot/Subtype/Screen/Rect[0 0 9 9]>>endobj'), 'a.pdf'],
    [
      'a stream that stands elsewhere',
      pdf('2 0 obj<</Length 0/F<</FS/URL/F(https://example.org)>>>>stream\n\nendstream endobj'),
      'a.pdf',
    ],
    [
      'a page by an object of a long number',
      opening('00000000000007 0 R', '00000000000007 0 obj<</S/URI/URI(x)>>endobj'),
      'a.pdf',
    ],
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
  test.each<Sample>([
    ['links that a reader follows', document(linked('hyperlink', 'https://example.org/')), 'a.docx'],
    [
      'a template of its writer’s',
      document(linked('attachedTemplate', 'file:///C:\\Users\\me\\Own.dotm')),
      'a.docx',
    ],
    ['a picture within', document(linked('image', 'media/image1.png', 'Internal')), 'a.docx'],
    [
      'links that a reader follows, in UTF-16 and with a prefix',
      document({
        [relationshipsPart]: inUtf16(
          relationships('hyperlink', 'https://example.org/').replace(/(<\/?)R/g, '$1r:R'),
          'utf-16le',
        ),
      }),
      'a.docx',
    ],
    [
      'fields that say what day it is',
      document({ 'word/document.xml': '<w:p><w:instrText> DATE \\@ "dddd" </w:instrText></w:p>' }),
      'a.docx',
    ],
    [
      'formulas',
      document({ 'xl/worksheets/sheet1.xml': '<c><f>SUM(A1:A9)</f><v>1</v></c>' }, 'xlsx'),
      'a.xlsx',
    ],
    ['a form', pdf('2 0 obj<</AcroForm<</Fields[3 0 R]/NeedAppearances true>>>>endobj'), 'a.pdf'],
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
