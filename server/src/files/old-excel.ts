import type { CompoundFile } from './compound-file.ts'
import { Harmful } from './harmful.ts'

/** Kinds of records. */
const [beginning, sheet, book, password] = [0x0809, 0x0085, 0x01ae, 0x002f]
/** What books were named by in the stream of Excel 5 and 95. */
const olderBook = 0x0017
/** What is asked of elsewhere: query tables, and what they ask. */
const queries: ReadonlySet<number> = new Set([0x01ad, 0x0803, 0x0876])

/** Kinds of sheets: macros of Excel 4, and of Visual Basic. */
const macroSheets = new Set([1, 6])

/** A link to a program's topic, to a share, or to the web; links to other books on disk are no harm. */
// oxlint-disable-next-line no-control-regex -- what such a name is divided by
const isElsewhere = /^[^\u0001\u0003][^\u0003]*\u0003|^\u0001(?:\u0001@|\u0005)|:\/\//

/** @throws Harmful where it does not begin as a table does */
function* recordsOf(stream: Buffer): Generator<{ kind: number; data: Buffer }> {
  if (stream.readUInt16LE(0) !== beginning) throw new Harmful()
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const start = at + 4
    yield {
      kind: stream.readUInt16LE(at),
      data: stream.subarray(start, start + stream.readUInt16LE(at + 2)),
    }
  }
}

/** What a table calls another book, or the program and topic that it asks; empty where it is the book itself. */
function nameOfBook(data: Buffer): string {
  if (data.length < 5) return ''
  const characters = data.readUInt16LE(2)
  const isWide = data.readUInt8(4) & 1
  return isWide ? data.toString('utf16le', 5, 5 + characters * 2) : data.toString('latin1', 5, 5 + characters)
}

/**
 * Whether a table has macros, asks a program, or loads something from elsewhere.
 *
 * @throws RangeError, Harmful where it cannot be read to tell
 */
export function isActiveExcel(file: CompoundFile, stream: string): boolean {
  for (const { kind, data } of recordsOf(file.read(stream))) {
    if (kind === password || queries.has(kind)) return true
    if (kind === sheet && macroSheets.has(data.readUInt8(5))) return true
    if (kind === book && isElsewhere.test(nameOfBook(data))) return true
    if (kind === olderBook && stream === 'Book' && isElsewhere.test(data.toString('latin1', 1))) return true
  }
  return false
}
