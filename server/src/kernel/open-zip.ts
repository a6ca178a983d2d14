import { inflateRawSync } from 'node:zlib'

/** Entries that a file may have: a Word document has some dozens. */
const mostEntries = 2000
/** Bytes that a part may have once it is inflated. */
const mostPartBytes = 24 * 1024 * 1024

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
  /** What all of them are once unpacked, as the zip says. */
  unpackedBytes: number
  /** The text of a part; null where there is none. */
  text(name: string): string | null
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
    at += entryBytes + nameBytes + moreBytes
  }
  return entries
}

function inflate(bytes: Buffer, { method, packedBytes, header }: Entry): string {
  if (bytes.readUInt32LE(header) !== headerMark) throw new ZipBroken('has a damaged entry')
  const start = header + headerBytes + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length < packedBytes) throw new ZipBroken('is cut off')
  if (method === stored) return packed.toString('utf8')
  if (method !== deflated) throw new ZipBroken('is packed in an unknown way')
  return inflateRawSync(packed, { maxOutputLength: mostPartBytes }).toString('utf8')
}

/** Whatever a damaged file makes of reading it is said in one way. */
function guarded<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof ZipBroken ? error : new ZipBroken('cannot be read')
  }
}

/**
 * Opens a zip of which a few parts are read: no more than these is inflated, and none beyond its bound.
 *
 * @throws ZipBroken
 */
export function openZip(content: Uint8Array): Zip {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const entries = guarded(() => readDirectory(bytes))
  return {
    names: new Set(entries.keys()),
    unpackedBytes: [...entries.values()].reduce((sum, entry) => sum + entry.unpackedBytes, 0),
    text(name) {
      const entry = entries.get(name)
      return entry ? guarded(() => inflate(bytes, entry)) : null
    },
  }
}
