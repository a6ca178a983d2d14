const sectorBytes = 512
const smallSectorBytes = 64
const smallBelow = 4096
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd
const none = 0xffffffff

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** What stands in a compound file: a stream's content, or what stands in a storage. */
export type CompoundParts = { [name: string]: Buffer | CompoundParts }

interface Entry {
  name: string
  kind: number
  child: number
  next: number
  content: Buffer
}

/** Directory entries of parts, behind those that are there already; each names the next beside it. */
function addEntries(entries: Entry[], parts: CompoundParts): number {
  let next = none
  for (const [name, part] of Object.entries(parts).toReversed()) {
    const isStream = Buffer.isBuffer(part)
    const child = isStream ? none : addEntries(entries, part)
    entries.push({ name, kind: isStream ? 2 : 1, child, next, content: isStream ? part : Buffer.alloc(0) })
    next = entries.length - 1
  }
  return next
}

function directoryEntry({ name, kind, child, next, content }: Entry, start: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt32LE(none, 68)
  entry.writeUInt32LE(next, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(content.length, 120)
  return entry
}

/** Contents in whole sectors, and a table that says which sector follows which. */
function openChains(bytes: number, table: number[] = []) {
  const sectors: Buffer[] = []
  return {
    /** Answers the first sector of a content. */
    add(content: Buffer): number {
      const count = Math.ceil(content.length / bytes)
      if (count === 0) return endOfChain
      const first = table.length
      for (let index = 1; index <= count; index += 1) table.push(index === count ? endOfChain : first + index)
      sectors.push(content, Buffer.alloc(count * bytes - content.length))
      return first
    },
    content: () => Buffer.concat(sectors),
    table(): Buffer {
      const content = Buffer.alloc(sectorBytes, 0xff)
      for (const [sector, next] of table.entries()) content.writeUInt32LE(next, sector * 4)
      return content
    },
  }
}

function compoundHeader(directoryStart: number, smallTable: number): Buffer {
  const header = Buffer.alloc(sectorBytes)
  header.writeBigUInt64BE(0xd0cf11e0a1b11ae1n)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(smallBelow, 56)
  header.writeUInt32LE(smallTable, 60)
  header.writeUInt32LE(1, 64)
  header.writeUInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

/** A compound file (MS-CFB, version 3) of at most 64 kB. */
export function compoundFile(parts: CompoundParts): Buffer {
  const entries: Entry[] = [
    { name: 'Root Entry', kind: 5, child: none, next: none, content: Buffer.alloc(0) },
  ]
  const root = entries[0]!
  root.child = addEntries(entries, parts)
  const small = openChains(smallSectorBytes)
  const large = openChains(sectorBytes, [tableSector])
  const directoryStart = large.add(
    Buffer.alloc(Math.ceil((entries.length * 128) / sectorBytes) * sectorBytes),
  )
  const starts = entries.map(({ content }) => (content.length < smallBelow ? small : large).add(content))
  root.content = small.content()
  starts[0] = large.add(root.content)
  const header = compoundHeader(directoryStart, large.add(small.table()))
  const content = large.content()
  Buffer.concat(entries.map((entry, index) => directoryEntry(entry, starts[index]!))).copy(content)
  return Buffer.concat([header, large.table(), content])
}

/** What a Word document is made of. */
interface WordParts {
  /** Of its text, in the order of reading; they lie in the file from the last to the first. */
  pieces?: { text: string; isWide?: boolean }[]
  /** How often all of them are named. */
  times?: number
  /** Characters that the last of them says it has beyond its own. */
  beyond?: number
  template?: string
  flags?: number
  form?: number
  /** What stands beside the text. */
  more?: CompoundParts
}

/** A Word document in the form of before 2007 (MS-DOC). */
export function oldWord({
  pieces = [{ text: 'Text\r' }],
  template,
  times = 1,
  beyond = 0,
  flags = 0,
  form = 0xc1,
  more,
}: WordParts = {}) {
  const head = Buffer.alloc(1024)
  const ends = [0]
  const places: Buffer[] = []
  let document = head
  for (let time = 0; time < times; time += 1)
    for (const { text } of pieces) ends.push(ends.at(-1)! + text.length)
  ends[ends.length - 1]! += beyond
  for (const { text, isWide } of pieces.toReversed()) {
    const place = Buffer.alloc(8)
    const start = document.length
    place.writeUInt32LE(isWide ? start : ((start * 2) | 0x40000000) >>> 0, 2)
    places.unshift(place)
    document = Buffer.concat([document, Buffer.from(text, isWide ? 'utf16le' : 'latin1')])
  }
  const cps = Buffer.alloc(ends.length * 4)
  for (const [index, end] of ends.entries()) cps.writeUInt32LE(end, index * 4)
  const table = Buffer.concat([cps, ...Array.from({ length: times }, () => places).flat()])
  const described = Buffer.concat([Buffer.from([1, 2, 0, 9, 9, 2]), uint32(table.length), table])
  const associated =
    template === undefined
      ? Buffer.alloc(0)
      : Buffer.concat([
          Buffer.from([0xff, 0xff, 2, 0, 0, 0, 0, 0]),
          uint16(template.length),
          Buffer.from(template, 'utf16le'),
        ])
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(form, 2)
  document.writeUInt16LE(0x0200 | flags, 10)
  for (const [offset, value] of [
    [0x019a, described.length],
    [0x019e, associated.length],
    [0x01a2, 0],
    [0x01a6, described.length],
  ] as const)
    document.writeUInt32LE(value, offset)
  return compoundFile({ WordDocument: document, '1Table': Buffer.concat([described, associated]), ...more })
}

/** A record of a table (MS-XLS). */
const record = (kind: number, data: Buffer) => Buffer.concat([uint16(kind), uint16(data.length), data])

/** A workbook in the form of before 2007, with records behind the first. */
export function oldExcel(
  records: [kind: number, data: Buffer][] = [],
  { stream = 'Workbook', more = {} }: { stream?: string; more?: CompoundParts } = {},
) {
  const all = [[0x0809, Buffer.alloc(16)] as const, ...records, [0x000a, Buffer.alloc(0)] as const]
  const content = Buffer.concat([...all.map(([kind, data]) => record(kind, data)), Buffer.alloc(5000)])
  return compoundFile({ [stream]: content, ...more })
}

/** The record of a sheet of a kind. */
export const sheetRecord = (kind: number): [number, Buffer] => [
  0x0085,
  Buffer.from([0, 0, 0, 0, 0, kind, 1, 0, 65]),
]

/** The record by which a workbook names another, or a program and its topic. */
export const bookRecord = (name: string, isWide = false): [number, Buffer] => [
  0x01ae,
  Buffer.concat([
    uint16(1),
    uint16(name.length),
    Buffer.from([isWide ? 1 : 0]),
    Buffer.from(name, isWide ? 'utf16le' : 'latin1'),
  ]),
]
