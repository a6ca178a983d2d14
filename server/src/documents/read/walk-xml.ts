import { SaxesParser } from 'saxes'
import { ZipBroken } from '../../kernel/open-zip.ts'

export interface Visitor {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text?(text: string): void
}

/** Walks an XML part; one that defines entities is refused, as is one that is not well-formed. */
export function walk(xml: string, { open, close, text }: Visitor): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new ZipBroken('defines a document type')
  })
  parser.on('error', () => {
    throw new ZipBroken('is not well-formed')
  })
  parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  parser.on('closetag', ({ name }) => close(name))
  if (text) parser.on('text', text)
  parser.write(xml).close()
}
