import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from '../kernel/rich-text.ts'
import { passage, type DocumentContent } from './content.ts'
import { readDocument, readPdf } from './fixtures.ts'
import { formattedBlocks } from './formatted-blocks.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { readPdfText } from './read/read-pdf.ts'
import { writeDocument } from './write-document.ts'

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }
const words: Record<Language, { title: string; text: string; heading: string }> = {
  zh: {
    title: '关于合同违约责任的查明结果',
    heading: '第一章 问题',
    text: '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当依照“合同法”第三条承担违约责任——并在30日内答复……',
  },
  en: {
    title: 'Opinion on liability for breach',
    heading: 'Chapter 1. The question',
    text: 'A party which fails to perform its obligations, or does not perform them as agreed, shall bear “liability”.',
  },
  ru: {
    title: 'Заключение об ответственности за нарушение',
    heading: 'Глава 1. Вопрос',
    text: 'Обязательства должны исполняться надлежащим образом. Қазақ тілі: ӘҒҚҢӨҰҮҺІ; ўзбекча: ЎҚҒҲ; тоҷикӣ: ҶӢӮ.',
  },
}

function contentIn(language: Language, change: Partial<DocumentContent> = {}): DocumentContent {
  const { title, heading, text } = words[language]
  return {
    title,
    language,
    readerLanguage: language,
    notes: [],
    facts: [{ label: 'No.', value: 'L-2026-00042', address: 'https://other.example/42' }],
    blocks: [
      { kind: 'heading', level: 1, text: heading },
      ...passage({
        label: '§ 1',
        text: `${text}\n${text}`,
        citations: [{ start: 2, end: 6, address: '/eli/cn/law#art-3' }],
      }),
      { kind: 'heading', level: 2, text: `${heading} 1.1` },
      { kind: 'heading', level: 1, text: `${heading} 2` },
    ],
    origin: 'https://portal.example',
    ...change,
  }
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] })
const bare = (text: string) => text.replace(/\s/g, '')

async function pdfOf(content: DocumentContent) {
  return readPdf(await writeDocument('pdf', content))
}

async function textOf(content: DocumentContent): Promise<string> {
  const { elements } = await pdfOf(content)
  return bare(
    elements
      .filter(({ role }) => role === 'Document')
      .map(({ text }) => text)
      .join(''),
  )
}

describe.each(languages)('a PDF in %s', (language) => {
  const { title, heading, text } = words[language]

  test('has its words in order, its title, language, headings, bookmarks and links', async () => {
    const read = await pdfOf(contentIn(language))
    expect(read).toMatchObject({ title, language: tags[language], isTagged: true, showsTitle: true })
    const headings = read.elements.filter(({ role }) => /^H\d$/.test(role))
    expect(headings.map(({ role, text: said }) => [role, said.trim().replace(/\s+/g, ' ')])).toEqual([
      ['H1', title],
      ['H2', heading],
      ['H3', `${heading} 1.1`],
      ['H2', `${heading} 2`],
    ])
    expect(read.bookmarks).toEqual([heading, `${heading} 1.1`, `${heading} 2`])
    expect(read.links).toEqual(
      expect.arrayContaining(['https://other.example/42', 'https://portal.example/eli/cn/law#art-3']),
    )
    expect(bare(read.elements.find(({ role }) => role === 'Document')!.text)).toContain(
      bare(`§ 1${text}${text}${heading} 1.1`),
    )
    const linked = read.elements.filter(({ role }) => role === 'Link')
    expect(linked.every(({ leads }) => leads)).toBe(true)
    expect(bare(linked.map(({ text: said }) => said).join('|'))).toContain(bare(text.slice(2, 6)))
  })

  test('holds the letters of all its fonts', async () => {
    const { fonts } = await pdfOf(contentIn(language))
    expect(fonts.all).toBeGreaterThan(0)
    expect(fonts.embedded).toBe(fonts.all)
  })
})

test('a letter that another document had as a part of one with a mark is read as what it is', async () => {
  const inFace = (text: string) =>
    contentIn('en', {
      facts: [],
      blocks: [{ kind: 'paragraph', runs: [{ text, isBold: true, isItalic: true }] }],
    })
  await writePdf(inFace('ŻŻŻ'))
  expect(await readPdfText(await writePdf(inFace('ZZZ')), 10_000)).toContain('ZZZ')
})

describe.each(['pdf', 'docx'] as const)('a formatted text as %s', (format) => {
  const { html } = cleanRichText(
    '<h2>Part</h2><p>Plain <b>bold &amp; more</b> <a href="https://a.example/?x=1&amp;y=2">elsewhere</a></p>' +
      '<ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul><blockquote><p>said</p></blockquote>',
    1000,
  )
  const content = contentIn('en', {
    facts: [],
    blocks: formattedBlocks(html, [{ block: 1, start: 0, end: 5, address: '/eli/x' }]),
  })

  test('keeps its headings, lists, quotations and links, and has its citations', async () => {
    const bytes = await writeDocument(format, content)
    if (format === 'docx') {
      const { paragraphs, links } = readDocument(bytes)
      expect(paragraphs.slice(1)).toEqual([
        'Part',
        'Plain bold & more elsewhere',
        'one',
        'inner',
        'two',
        'said',
      ])
      expect(links).toEqual([
        { text: 'Plain', address: 'https://portal.example/eli/x' },
        { text: 'elsewhere', address: 'https://a.example/?x=1&y=2' },
      ])
      return
    }
    const { elements, links } = await readPdf(bytes)
    const said = (role: string) => elements.filter((one) => one.role === role).map(({ text }) => bare(text))
    expect(said('LBody')).toEqual(['one1.inner', 'inner', 'two'])
    expect(said('BlockQuote')).toEqual(['said'])
    expect(said('P')).toContain(bare('Plain bold & more elsewhere'))
    expect(links).toEqual(['https://portal.example/eli/x', 'https://a.example/?x=1&y=2'])
  })
})

test.each(['pdf', 'docx'] as const)(
  'of a picture within a text what it shows is read in %s',
  async (format) => {
    const picture = '<img data-picture="0b7f6d5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b" alt="A hall &amp; people">'
    const { html } = cleanRichText(
      `<p>Before</p><figure>${picture}<figcaption>In May</figcaption></figure><p>After</p>`,
      1000,
      { pictures: true },
    )
    const bytes = await writeDocument(format, contentIn('en', { facts: [], blocks: formattedBlocks(html) }))
    const paragraphs =
      format === 'docx'
        ? readDocument(bytes).paragraphs
        : (await readPdf(bytes)).elements.filter(({ role }) => role === 'P').map(({ text }) => text)
    const said = paragraphs.map(bare)
    const order = ['Before', 'A hall & people', 'In May', 'After'].map((one) => said.indexOf(bare(one)))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  },
)

describe.each(['pdf', 'docx'] as const)('a table of a formatted text as %s', (format) => {
  const cells = Array.from({ length: 80 }, (_, row) => [
    `Document ${row}`,
    `${words.en.text} ${row}`,
    `${row}`,
  ])
  const { html } = cleanRichText(
    '<p>Before</p><table><tr><th>What</th><th>Says</th><th>Days</th></tr>' +
      cells.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('') +
      '</table><p>After</p>',
    100_000,
  )
  const content = contentIn('en', { facts: [], blocks: formattedBlocks(html) })

  test('keeps its rows, cells and heads, over pages', async () => {
    const bytes = await writeDocument(format, content)
    const expected = [['What', 'Says', 'Days'], ...cells].flat().map(bare)
    if (format === 'docx') {
      const { paragraphs } = readDocument(bytes)
      expect(paragraphs.slice(1).map(bare)).toEqual(['Before', ...expected, 'After'])
      return
    }
    const { elements, pages } = await readPdf(bytes)
    expect(pages).toBeGreaterThan(2)
    expect(elements.filter(({ role }) => role === 'Table').length).toBe(pages)
    const said = (role: string) => elements.filter((one) => one.role === role).map(({ text }) => bare(text))
    expect(said('TH').filter(Boolean)).toEqual(['What', 'Says', 'Days'])
    expect(said('TD').filter(Boolean).join('')).toEqual(cells.flat().map(bare).join(''))
  })
})

describe('columns beside each other', () => {
  const { zh, ru } = words
  const content = contentIn('zh', {
    blocks: [
      {
        kind: 'columns',
        columns: [
          { label: '原文', language: 'ru', blocks: Array.from({ length: 60 }, () => paragraph(ru.text)) },
          { label: '译文', language: 'zh', blocks: Array.from({ length: 30 }, () => paragraph(zh.text)) },
        ],
      },
      { kind: 'signature', lines: ['外国法查明中心', '2026-11-22'] },
    ],
  })

  test('go on over pages, whole, and each says its language', async () => {
    const { elements, pages } = await pdfOf(content)
    expect(pages).toBeGreaterThan(2)
    const cells = elements.filter(({ role }) => role === 'TD').slice(1)
    const original = cells.filter(({ language }) => language === 'ru-RU').map(({ text }) => text)
    const translation = cells.filter(({ language }) => language === null).map(({ text }) => text)
    expect(bare(original.join(''))).toBe(bare(ru.text.repeat(60)))
    expect(bare(translation.join(''))).toBe(bare(zh.text.repeat(30)))
    expect(bare(elements.at(-1)!.text)).toBe('2026-11-22')
  })

  test('are named on each page, and read out once', async () => {
    const { elements, drawn } = await pdfOf(content)
    const isNamed = drawn.map((page) => page.includes('原文') && page.includes('译文'))
    expect(isNamed.lastIndexOf(false)).toBeLessThan(isNamed.indexOf(true))
    expect(isNamed.filter(Boolean).length).toBeGreaterThan(2)
    const heads = elements.filter(({ role }) => role === 'TH').map(({ text }) => bare(text))
    expect(heads.filter((text) => text === '原文' || text === '译文')).toEqual(['原文', '译文'])
  })

  test('stand in Word too', async () => {
    const { paragraphs } = readDocument(await writeDocument('docx', content))
    expect(paragraphs.filter((text) => text === ru.text)).toHaveLength(60)
    expect(paragraphs.slice(-2)).toEqual(['外国法查明中心', '2026-11-22'])
  })
})

describe('a heading', () => {
  const below = {
    text: (said: string) => paragraph(said),
    columns: (said: string) => ({
      kind: 'columns' as const,
      columns: [{ label: 'Original', language: 'en' as const, blocks: [paragraph(said)] }],
    }),
    list: (said: string) => ({ kind: 'list' as const, isOrdered: false, items: [[paragraph(said)]] }),
  }

  test.each(Object.entries(below))('stands on the page of the %s below it', async (_, followedBy) => {
    const parts = Array.from({ length: 60 }, (__, index) => `${index}.`)
    const blocks = parts.flatMap((part, index) => [
      ...Array.from({ length: 1 + (index % 7) }, () => paragraph('Before')),
      { kind: 'heading' as const, level: 1 + (index % 2), text: `Part ${part}` },
      followedBy(`Below ${part}`),
    ])
    const { drawn } = await pdfOf(contentIn('en', { facts: [], blocks }))
    const pages = drawn.map(bare)
    const parted = parts.filter(
      (part) => !pages.some((page) => page.includes(`Part${part}`) && page.includes(`Below${part}`)),
    )
    expect(parted).toEqual([])
  })
})

describe('a chart', () => {
  const parts = [
    { label: 'Январь', value: 3, figure: '3,0' },
    { label: '二月', value: 0, figure: '0' },
    { label: 'A label that is much longer than the room that a chart has for it', value: 1, figure: '1' },
  ]
  const content = (form: 'columns' | 'bars') =>
    contentIn('en', { facts: [], blocks: [{ kind: 'chart', form, title: 'Each month', parts }] })

  test.each(['columns', 'bars'] as const)('of %s is a figure that says its figures', async (form) => {
    const { elements, drawn } = await pdfOf(content(form))
    const figures = elements.filter(({ role }) => role === 'Figure')
    const alt = `Each month: ${parts.map(({ label, figure }) => `${label} ${figure}`).join('; ')}`
    expect(figures).toMatchObject([{ alt, language: 'en-GB' }])
    expect(elements.filter(({ role }) => role === 'P').map(({ text }) => text.trim())).toContain('Each month')
    for (const said of ['3,0', '二月', '…']) expect(drawn.join('')).toContain(said)
  })

  test('stands in Word as a table of its figures', async () => {
    const { paragraphs } = readDocument(await writeDocument('docx', content('bars')))
    const at = paragraphs.indexOf('Each month')
    expect(paragraphs.slice(at + 1).filter((text) => text !== '')).toEqual(
      parts.flatMap(({ label, figure }) => [label, figure]),
    )
  })
})

describe('a hostile text', () => {
  test.each([
    ['control characters and halves of pairs', 'a\u0000\u0007b\ud83dc\udc00\ufffe', 'ab\ufffdc\ufffd'],
    ['an emoji and letters that no font has', 'x 😀 عر y', 'x□□□y'],
    ['marks on letters and what is not seen', 'e\u0301 и\u0306\u200b\u00ad', 'éй'],
    ['what PDF itself is written in', '(\\) <<>> /Name %EOF endobj', '(\\)<<>>/Name%EOFendobj'],
    ['nothing', '', ''],
  ])('of %s is drawn as far as it can be', async (_, text, seen) => {
    const content = contentIn('en', { title: `T${text}`, facts: [], blocks: [paragraph(`[${text}]`)] })
    expect(await textOf(content)).toBe(`T${bare(seen)}[${bare(seen)}]`)
    const { paragraphs } = readDocument(await writeDocument('docx', content))
    expect(paragraphs).toHaveLength(2)
  })

  test.each(['x', '法', 'Щ'])('of 100,000 times %s breaks where lines end', async (letter) => {
    const content = contentIn('zh', { facts: [], blocks: [paragraph(letter.repeat(100_000))] })
    expect(await textOf(content)).toBe(bare(content.title) + letter.repeat(100_000))
  })

  test('in a fact goes on over pages', async () => {
    const value = 'fact '.repeat(5000)
    const content = contentIn('en', { facts: [{ label: 'Long', value }], blocks: [] })
    const { elements, pages } = await pdfOf(content)
    expect(pages).toBeGreaterThan(3)
    const cells = elements.filter(({ role }) => role === 'TD').map(({ text }) => text)
    expect(bare(cells.join(''))).toBe(bare(value))
  })
})

test('documents that are asked for at once are all written', async () => {
  const many = await Promise.all(languages.map((language) => writeDocument('pdf', contentIn(language))))
  const titles = await Promise.all(many.map(async (bytes) => (await readPdf(bytes)).title))
  expect(titles).toEqual(languages.map((language) => words[language].title))
})
