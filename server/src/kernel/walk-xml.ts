import { SaxesParser } from 'saxes'
import { ZipBroken } from './open-zip.ts'
import { xmlDecoder } from './xml-decoder.ts'

export interface Visitor {
  open(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Elements within each other, and attributes of one. */
const mostLevels = 1000
const mostAttributes = 1000
/** Characters of a text, a value or a comment. */
const longestPiece = 16 * 1024 * 1024

interface Walk {
  write(xml: string): void
  close(): void
}

function openWalk({ open, close, text }: Visitor): Walk {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let levels = 0
  let attributes = 0
  /** Characters since something ended. */
  let unended = 0
  const fail = (reason: string): never => {
    throw new ZipBroken(reason)
  }
  const say = (said: string) => {
    unended = 0
    text?.(said)
  }
  parser.on('doctype', () => fail('defines a document type'))
  parser.on('error', () => fail('is not well-formed'))
  parser.on('attribute', () => {
    unended = 0
    attributes += 1
    if (attributes > mostAttributes) fail('has too many attributes')
  })
  parser.on('opentag', (tag) => {
    unended = 0
    attributes = 0
    levels += 1
    if (levels > mostLevels) fail('lies too deep')
    open(tag.name, tag.attributes)
  })
  parser.on('closetag', ({ name }) => {
    unended = 0
    levels -= 1
    close?.(name)
  })
  parser.on('text', say)
  parser.on('cdata', say)
  return {
    write: (xml) => {
      unended += xml.length
      parser.write(xml)
      if (unended > longestPiece) fail('does not come to an end')
    },
    close: () => void parser.close(),
  }
}

/**
 * Walks an XML part.
 *
 * @throws ZipBroken where it is not well-formed, defines entities, or has more of something than any document
 */
export function walk(xml: string, visitor: Visitor): void {
  const walking = openWalk(visitor)
  walking.write(xml)
  walking.close()
}

/**
 * Walks an XML part piece by piece, in whatever encoding it says that it is.
 *
 * @throws ZipBroken as `walk` does, and where it is not in that encoding
 */
export async function walkPieces(pieces: AsyncIterable<Buffer>, visitor: Visitor): Promise<void> {
  const walking = openWalk(visitor)
  let decoder: TextDecoder | undefined
  const decode = (piece?: Buffer): string => {
    try {
      if (piece) decoder ??= xmlDecoder(piece)
      return decoder?.decode(piece, { stream: piece !== undefined }) ?? ''
    } catch {
      throw new ZipBroken('is in an unknown encoding')
    }
  }
  for await (const piece of pieces) walking.write(decode(piece))
  walking.write(decode())
  walking.close()
}
