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
