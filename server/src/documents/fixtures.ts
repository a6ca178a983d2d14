import type { PDFPageProxy } from 'pdfjs-dist'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** What a reader of a Word document would find in it. */
export interface ReadDocument {
  /** Its paragraphs, table cells among them, in order. */
  paragraphs: string[]
  /** Paragraphs that are headings, with their style. */
  headings: { style: string; text: string }[]
  /** Words that lead elsewhere, and where to. */
  links: { text: string; address: string }[]
  /** Text of the page's foot. */
  footer: string
  language: string | null
}

/** Opens the bytes as Word does: a zip of XML parts, each of which must be well-formed. */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name]!)
  const addresses = new Map<string, string>()
  walk(part('word/_rels/document.xml.rels'), {
    open: (name, attributes) => {
      if (name === 'Relationship') addresses.set(attributes.Id!, attributes.Target!)
    },
  })
  const paragraphs: string[] = []
  const headings: ReadDocument['headings'] = []
  const links: ReadDocument['links'] = []
  let text = ''
  let style = ''
  let link: { from: number; id: string; anchor: string | undefined } | null = null
  walk(part('word/document.xml'), {
    open: (name, attributes) => {
      if (name === 'w:p') [text, style] = ['', '']
      if (name === 'w:pStyle') style = attributes['w:val']!
      if (name === 'w:hyperlink' && attributes['r:id'])
        link = { from: text.length, id: attributes['r:id'], anchor: attributes['w:anchor'] }
    },
    close: (name) => {
      if (name === 'w:hyperlink' && link) {
        const address = addresses.get(link.id)!
        links.push({
          text: text.slice(link.from),
          address: link.anchor ? `${address}#${link.anchor}` : address,
        })
        link = null
      }
      if (name !== 'w:p') return
      paragraphs.push(text)
      if (/^(Title|Heading\d)$/.test(style)) headings.push({ style, text })
    },
    text: (found) => (text += found),
  })
  const footer = Object.keys(parts).find((name) => /^word\/footer\d*\.xml$/.test(name))
  let foot = ''
  walk(part(footer!), { text: (found) => (foot += found) })
  return {
    paragraphs,
    headings,
    links,
    footer: foot,
    language: /<w:lang w:val="([^"]+)"/.exec(part('word/styles.xml'))?.[1] ?? null,
  }
}

interface Visitor {
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

function walk(xml: string, { open, close, text }: Visitor): void {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open?.(name, attributes))
  parser.on('closetag', ({ name }) => close?.(name))
  parser.on('text', (found) => text?.(found))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

/** An element of a PDF's structure tree, with the words that stand in it and in those below. */
export interface ReadElement {
  role: string
  text: string
  language: string | null
  /** What stands for a figure. */
  alt: string | null
  /** Of a link: it can be followed. */
  leads: boolean
}

/** What a reader of a PDF would find in it. */
export interface ReadPdf {
  pages: number
  title: string
  language: string | null
  isTagged: boolean
  showsTitle: boolean
  /** All words of each page, those outside the tree among them. */
  drawn: string[]
  /** Every element, those above before those below. */
  elements: ReadElement[]
  bookmarks: string[]
  links: string[]
  /** Of all fonts, those whose letters the file holds. */
  fonts: { all: number; embedded: number }
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1')
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const { info } = await pdf.getMetadata()
  const { Title: title, Language: language } = info as { Title: string; Language: string | null }
  const elements: ReadElement[] = []
  const links: string[] = []
  const drawn: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { texts, all } = await markedTexts(page)
    drawn.push(all)
    const tree = await page.getStructTree()
    if (tree) collect(tree, texts, elements)
    for (const annotation of await page.getAnnotations()) {
      const { url, dest } = annotation as { url?: string; dest?: unknown }
      if (url ?? dest) links.push(url ?? `#${String(dest)}`)
    }
  }
  const outline = (await pdf.getOutline()) as Bookmark[] | null
  const read: ReadPdf = {
    pages: pdf.numPages,
    title,
    language,
    isTagged: raw.includes('/Marked true'),
    showsTitle: raw.includes('/DisplayDocTitle true'),
    drawn,
    elements,
    bookmarks: titlesOf(outline ?? []),
    links,
    fonts: {
      all: raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
      embedded: raw.match(/\/FontFile[23] /g)?.length ?? 0,
    },
  }
  await loading.destroy()
  return read
}

interface Bookmark {
  title: string
  items: Bookmark[]
}

function titlesOf(bookmarks: readonly Bookmark[]): string[] {
  return bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)])
}

/** Words of a page by the id of the mark that they stand in, and all of them. */
async function markedTexts(page: PDFPageProxy): Promise<{ texts: Map<string, string>; all: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | null)[] = []
  let all = ''
  for (const item of items) {
    if ('str' in item) {
      all += item.str
      const id = open.findLast((one) => one !== null)
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? '\n' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? null)
  }
  return { texts, all }
}

type TreeNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>

function collect(node: TreeNode, texts: Map<string, string>, elements: ReadElement[]): string {
  const element: ReadElement = {
    role: node.role,
    text: '',
    language: (node as { lang?: string }).lang ?? null,
    alt: (node as { alt?: string }).alt ?? null,
    leads: node.children.some((child) => 'type' in child && child.type !== 'content'),
  }
  elements.push(element)
  for (const child of node.children)
    element.text += 'role' in child ? collect(child, texts, elements) : (texts.get(child.id ?? '') ?? '')
  return element.text
}

/** The first sheet of a workbook, and its rows as a spreadsheet shows them, after seeing that none is a formula. */
export function readXlsx(bytes: Uint8Array): { sheet: string; rows: string[][] } {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name]!)
  const shared: string[] = []
  walk(part('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') shared.push('')
    },
    text: (text) => {
      if (shared.length > 0) shared[shared.length - 1] += text
    },
  })
  let sheet = ''
  walk(part('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') sheet = attributes.name!
    },
  })
  const rows: string[][] = []
  let isText = false
  let value = ''
  walk(part('xl/worksheets/sheet1.xml'), {
    open: (name, attributes) => {
      if (name === 'f') throw new Error('a cell is a formula')
      if (name === 'row') rows.push([])
      // An empty cell is left out.
      if (name === 'c') while (rows.at(-1)!.length < columnOf(attributes.r!)) rows.at(-1)!.push('')
      if (name === 'c') isText = attributes.t === 's'
      if (name === 'v') value = ''
    },
    text: (text) => (value += text),
    close: (name) => {
      if (name === 'v') rows.at(-1)!.push(isText ? shared[Number(value)]! : `number ${value}`)
    },
  })
  return { sheet, rows }
}

/** Which column a cell is in, from 0: "C7" is in the third. */
function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 'A'.charCodeAt(0)
}
