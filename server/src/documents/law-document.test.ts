import { calls } from '@portal/protocol/calls.ts'
import { docxType, pdfType } from '@portal/protocol/kernel/file.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { readDocument, readPdf } from './fixtures.ts'

let portal: Portal

beforeAll(async () => (portal = await openTestPortal()))
afterAll(() => portal.close())

async function save(document: LawDocument): Promise<LawDetails> {
  await saveLaw(portal.services.db, document)
  const query = { address: `/eli/${lawAddress(document)}` }
  return expectCode<LawDetails>(await makeCall(portal.app, calls.laws.byAddress, { query }), 'done')
}

function download(id: string, query: { language?: 'zh' | 'en' | 'ru'; on?: string } = {}, from: Sender = {}) {
  return makeCall(portal.app, calls.laws.docx, { params: { id }, query }, from)
}

describe('a law as a document', () => {
  const odd = 'A <b>bold</b> & “quoted” line\u0007 with a half \ud83d of a pair'
  const document = makeDocument({
    number: '99-VII',
    texts: [
      textIn('zh', '样品出借法', [], {
        digest: true,
        units: [
          { level: 1, heading: '第一章 总则' },
          { number: '第一条', heading: '目的', text: '第一段。\n第二段。' },
          { level: 2, heading: '第一节 出借' },
          { number: '第二条', heading: null, text: '依照本法第一条出借。' },
          { level: 1, heading: '第二章 附则' },
          { number: '第三条', heading: null, text: '自公布之日起施行。' },
        ],
      }),
      textIn('en', 'Law on Lending Samples', [odd, 'Second.', 'Third.']),
      textIn('ru', 'Закон о передаче образцов', ['Первая.', 'Вторая.', 'Третья.'], { original: true }),
    ],
  })
  let law: LawDetails
  beforeAll(async () => (law = await save(document)))

  test('has its headings, every article and the facts, in order', async () => {
    const response = await download(law.id, { language: 'zh' })
    expect(response.statusCode).toBe(200)
    const { headings, paragraphs, footer, language } = readDocument(response.rawPayload)
    expect(headings).toEqual([
      { style: 'Title', text: '样品出借法' },
      { style: 'Heading1', text: '第一章 总则' },
      { style: 'Heading2', text: '第一节 出借' },
      { style: 'Heading1', text: '第二章 附则' },
    ])
    const text = paragraphs.slice(paragraphs.lastIndexOf('第一章 总则'))
    expect(text).toEqual([
      '第一章 总则',
      '第一条　目的　第一段。',
      '第二段。',
      '第一节 出借',
      '第二条　依照本法第一条出借。',
      '第二章 附则',
      '第三条　自公布之日起施行。',
    ])
    expect(paragraphs).toContain('99-VII')
    expect(paragraphs).toContain('目录')
    expect(paragraphs.join()).toMatch(/不是官方文本/)
    expect(paragraphs.join()).toMatch(/译文/)
    expect(footer).toMatch(/^第 .*页，共 .*页$/)
    expect(language).toBe('zh-CN')
  })

  test('holds what XML cannot in a way it can', async () => {
    const { paragraphs, headings } = readDocument((await download(law.id, { language: 'en' })).rawPayload)
    expect(paragraphs).toContain('Article 1　A <b>bold</b> & “quoted” line with a half \ufffd of a pair')
    expect(headings).toEqual([{ style: 'Title', text: 'Law on Lending Samples' }])
  })

  test.each(languages)('is in the language asked for, its words in the reader’s: %s', async (language) => {
    const title = document.texts.find((text) => text.language === language)!.title
    const response = await download(law.id, { language }, { language: 'en' })
    const { headings, paragraphs } = readDocument(response.rawPayload)
    expect(headings[0]!.text).toBe(title)
    expect(paragraphs).toContain('Issued by')
    expect(response.headers['content-type']).toBe(docxType)
    const name = /filename\*=UTF-8''(\S+)$/.exec(String(response.headers['content-disposition']))![1]!
    expect(decodeURIComponent(name)).toBe(`${title} 2020-02-29.docx`)
  })

  test('links its citations and its own address to this site', async () => {
    const { links } = readDocument((await download(law.id, { language: 'zh' })).rawPayload)
    const addresses = links.map(({ text, address }) => [text, decodeURI(address)])
    expect(addresses).toContainEqual([
      expect.stringContaining(law.address),
      expect.stringContaining(law.address),
    ])
    expect(addresses).toContainEqual([
      '本法第一条',
      expect.stringMatching(new RegExp(`${law.address}.*#art-1$`)),
    ])
  })

  test('of the wording of a day says that it is not today’s', async () => {
    const older = makeDocument({
      number: '98-VII',
      versionOn: '2020-02-29',
      texts: [textIn('zh', '旧法', ['旧文。'])],
    })
    await save(older)
    const { id } = await save({
      ...older,
      versionOn: '2024-01-01',
      amended: true,
      texts: [textIn('zh', '旧法', ['新文。'])],
    })
    const past = readDocument((await download(id, { on: '2021-05-05' })).rawPayload).paragraphs.join()
    expect(past).toContain('旧文')
    expect(past).toContain('不是今天有效的版本')
    const present = readDocument((await download(id)).rawPayload).paragraphs.join()
    expect(present).toContain('新文')
    expect(present).not.toContain('不是今天有效的版本')
  })

  test('is as complete as a PDF, under the same name', async () => {
    const query = { language: 'zh' as const }
    const response = await makeCall(portal.app, calls.laws.pdf, { params: { id: law.id }, query })
    expect(response.headers['content-type']).toBe(pdfType)
    const name = /filename\*=UTF-8''(\S+)$/.exec(String(response.headers['content-disposition']))![1]!
    expect(decodeURIComponent(name)).toBe('样品出借法 2020-02-29.pdf')
    const { elements, bookmarks, links } = await readPdf(response.rawPayload)
    const said = elements.find(({ role }) => role === 'Document')!.text.replace(/\s/g, '')
    expect(said).toContain('第一章总则第一条目的第一段。第二段。第一节出借第二条依照本法第一条出借。')
    expect(bookmarks).toEqual(['第一章 总则', '第一节 出借', '第二章 附则'])
    expect(links.map(decodeURI)).toContainEqual(expect.stringMatching(new RegExp(`${law.address}.*#art-1$`)))
  })

  test('of a law that is not held is refused', async () => {
    expectCode(await download('3f0f3f62-0000-4000-8000-000000000000'), 'notFound')
    expectCode(await download('unknown'), 'notFound')
  })
})
