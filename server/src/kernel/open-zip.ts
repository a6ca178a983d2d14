import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { xmlDecoder } from './xml-decoder.ts'

/** Entries that a file may have: a Word document has some dozens. */
const mostEntries = 2000
/** Bytes that a part may have once it is inflated, where it is read as a whole, and that all parts may have together. */
const mostPartBytes = 24 * 1024 * 1024
const mostBytes = 256 * 1024 * 1024
/** Bytes that are inflated at once of a part that is read piece by piece. */
const pieceBytes = 64 * 1024

/** The file is no zip, is damaged, or is larger inside than any document. */
export class ZipBroken extends Error {
  override name = 'ZipBroken'
}

interface Entry {
  method: number
  packedBytes: number
  unpackedBytes: number
  header: number
}

export interface Zip {
  /** Names of its parts. */
  names: ReadonlySet<string>
  /** The text of an XML part; null where there is none. */
  text(name: string): string | null
  /** The bytes of a part, piece by piece, however many they are. */
  pieces(name: string): AsyncGenerator<Buffer>
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const headerMark = 0x04034b50
const [endBytes, entryBytes, headerBytes] = [22, 46, 30]
const longestComment = 65_535
const [stored, deflated] = [0, 8]

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - longestComment)
  for (let at = bytes.length - endBytes; at >= first; at--) if (bytes.readUInt32LE(at) === endMark) return at
  throw new ZipBroken('has no end of its directory')
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) throw new ZipBroken('has too many entries')
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  let packedBytes = 0
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new ZipBroken('has a damaged directory')
    const nameBytes = bytes.readUInt16LE(at + 28)
    const moreBytes = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const name = bytes.toString('utf8', at + entryBytes, at + entryBytes + nameBytes)
    // Which of two a program reads is its own choice.
    if (entries.has(name)) throw new ZipBroken('names a part twice')
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      header: bytes.readUInt32LE(at + 42),
    })
    packedBytes += bytes.readUInt32LE(at + 20)
    at += entryBytes + nameBytes + moreBytes
  }
  if (packedBytes > bytes.length) throw new ZipBroken('has parts that lie over each other')
  return entries
}

function packedOf(bytes: Buffer, { packedBytes, header }: Entry): Buffer {
  if (bytes.readUInt32LE(header) !== headerMark) throw new ZipBroken('has a damaged entry')
  const start = header + headerBytes + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length < packedBytes) throw new ZipBroken('is cut off')
  return packed
}

/** @param most bytes that it may have, whatever the zip says */
function inflate(bytes: Buffer, entry: Entry, most: number): Buffer {
  const packed = packedOf(bytes, entry)
  if (entry.method === deflated) return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  if (entry.method !== stored) throw new ZipBroken('is packed in an unknown way')
  if (packed.length > most) throw new ZipBroken('is larger than it may be')
  return packed
}

function inflatePieces(bytes: Buffer, entry: Entry): AsyncIterable<Buffer> | [Buffer] {
  const packed = packedOf(bytes, entry)
  if (entry.method === stored) return [packed]
  if (entry.method !== deflated) throw new ZipBroken('is packed in an unknown way')
  const inflating = createInflateRaw({ chunkSize: pieceBytes })
  inflating.end(packed)
  return inflating
}

/** Whatever a damaged file makes of reading it is said in one way. */
const asBroken = (error: unknown): ZipBroken =>
  error instanceof ZipBroken ? error : new ZipBroken('cannot be read')

function guarded<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw asBroken(error)
  }
}

/**
 * Opens a zip whose parts are read: of what is not read nothing is inflated, and of all that is, however often, no more
 * than a bound. What the zip says of sizes is believed of none: a part that is larger is refused.
 *
 * @throws ZipBroken, as its parts do
 */
export function openZip(content: Uint8Array): Zip {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const entries = guarded(() => readDirectory(bytes))
  /** Bytes that may still be inflated. */
  let left = mostBytes

  async function* pieces(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) return
    let inflated = 0
    try {
      for await (const piece of inflatePieces(bytes, entry)) {
        inflated += piece.length
        left -= piece.length
        if (inflated > entry.unpackedBytes) throw new ZipBroken('is larger than it says')
        if (left < 0) throw new ZipBroken('is larger than any document')
        yield piece
      }
    } catch (error) {
      throw asBroken(error)
    }
  }

  return {
    names: new Set(entries.keys()),
    text(name) {
      const entry = entries.get(name)
      if (!entry) return null
      return guarded(() => {
        const inflated = inflate(bytes, entry, Math.min(mostPartBytes, entry.unpackedBytes, left))
        left -= inflated.length
        return xmlDecoder(inflated).decode(inflated)
      })
    },
    pieces,
  }
}
