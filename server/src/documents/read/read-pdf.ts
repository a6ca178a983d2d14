import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy } from 'pdfjs-dist'

/** Pages that a file may have. */
const mostPages = 1000
/** A line that ends before this part of the widest is the last of its paragraph. */
const fullLine = 0.8

const files = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))

interface Line {
  text: string
  /** Where it ends, from the left. */
  right: number
}

async function linesOf(page: PDFPageProxy): Promise<Line[]> {
  const { items } = await page.getTextContent()
  const lines: Line[] = []
  let line: Line = { text: '', right: 0 }
  for (const item of items) {
    if (!('str' in item)) continue
    const left = Number(item.transform[4])
    line = { text: line.text + item.str, right: Math.max(line.right, left + item.width) }
    if (!item.hasEOL) continue
    lines.push(line)
    line = { text: '', right: 0 }
  }
  return [...lines, line].filter(({ text }) => text.trim() !== '')
}

/** Two lines of a paragraph as one: between Chinese signs there is no space, and a word that was cut is whole again. */
function joined(one: string, other: string): string {
  const [before, after] = [one.trimEnd(), other.trimStart()]
  if (/\p{L}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  const isTight =
    /[\p{Script=Han}，。、；：《（〔]$/u.test(before) || /^[\p{Script=Han}，。、；：》）〕]/u.test(after)
  return `${before}${isTight ? '' : ' '}${after}`
}

/**
 * The text of a PDF, a paragraph a line as far as the lengths of its lines tell.
 *
 * @param longest characters after which it stops
 */
export async function readPdfText(bytes: Uint8Array, longest: number): Promise<string> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: fileURLToPath(new URL('cmaps/', files)),
    cMapPacked: true,
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', files)),
  })
  const pdf = await loading.promise
  const paragraphs: string[] = []
  let goesOn = false
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && length <= longest; number++) {
    const page = await pdf.getPage(number)
    const lines = await linesOf(page)
    const widest = Math.max(0, ...lines.map(({ right }) => right))
    for (const { text, right } of lines) {
      if (goesOn) paragraphs.push(joined(paragraphs.pop() ?? '', text))
      else paragraphs.push(text.trim())
      goesOn = right >= widest * fullLine
      length += text.length
    }
    page.cleanup()
  }
  await loading.destroy()
  return paragraphs.join('\n')
}
