/** Sectors of a compound file by their numbers (MS-CFB, section 2). */
const firstSpecialSector = 0xfffffffa
const noEntry = 0xffffffff

const headerBytes = 512
const entryBytes = 128
/** Of the header: so many places for numbers of sectors of the allocation table; the rest stand in a chain. */
const placesInHeader = 109

/** Kinds of directory entries: one that has others below it, and one that has content. */
const [storage, stream] = [1, 2]

/** Streams below this size stand in the stream of the first entry, in sectors of their own. */
const smallBelow = 4096
const smallSectorBytes = 64

class Sectors {
  readonly content: Buffer
  readonly size: number
  private readonly tableSectors: number[]

  constructor(content: Buffer) {
    this.content = content
    // A power of two: 512 bytes in files of version 3, 4096 of version 4.
    this.size = content.readUInt16LE(26) === 4 ? 4096 : 512
    this.tableSectors = this.findTable()
  }

  at(sector: number): number {
    return (sector + 1) * this.size
  }

  /** The content of a chain, whole sectors. */
  read(first: number): Buffer {
    const sectors = [...this.chain(first)].map((sector) =>
      this.content.subarray(this.at(sector), this.at(sector + 1)),
    )
    return Buffer.concat(sectors)
  }

  /** The sectors of a chain, in order; a chain that runs in a circle ends after as many as the file has. */
  *chain(first: number): Generator<number> {
    const most = this.content.length / this.size
    for (let sector = first, count = 0; sector < firstSpecialSector && count < most; count += 1) {
      yield sector
      sector = this.after(sector)
    }
  }

  private after(sector: number): number {
    const perSector = this.size / 4
    const table = this.tableSectors[Math.floor(sector / perSector)]
    if (table === undefined) return noEntry
    return this.content.readUInt32LE(this.at(table) + (sector % perSector) * 4)
  }

  private findTable(): number[] {
    const found = this.numbers(76, placesInHeader)
    const perSector = this.size / 4 - 1
    const most = this.content.length / this.size
    let sector = this.content.readUInt32LE(68)
    for (let count = 0; sector < firstSpecialSector && count < most; count += 1) {
      found.push(...this.numbers(this.at(sector), perSector))
      sector = this.content.readUInt32LE(this.at(sector) + perSector * 4)
    }
    return found
  }

  private numbers(offset: number, count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.content.readUInt32LE(offset + index * 4))
  }
}

interface Entry {
  name: string
  kind: number
  left: number
  right: number
  child: number
  /** Sector of its content, and the bytes of that. */
  start: number
  bytes: number
}

function entryAt(content: Buffer, offset: number): Entry {
  // With the zero that ends it.
  const nameBytes = Math.min(content.readUInt16LE(offset + 64), 64)
  return {
    name: content.toString('utf16le', offset, offset + Math.max(nameBytes - 2, 0)),
    kind: content.readUInt8(offset + 66),
    left: content.readUInt32LE(offset + 68),
    right: content.readUInt32LE(offset + 72),
    child: content.readUInt32LE(offset + 76),
    start: content.readUInt32LE(offset + 116),
    bytes: content.readUInt32LE(offset + 120),
  }
}

function readDirectory(sectors: Sectors): Entry[] {
  const { content } = sectors
  const entries: Entry[] = []
  for (const sector of sectors.chain(content.readUInt32LE(48))) {
    const start = sectors.at(sector)
    for (let offset = 0; offset < sectors.size; offset += entryBytes) {
      entries.push(entryAt(content, start + offset))
    }
  }
  return entries
}

/** The entries that stand beside each other, from any of them on, in no order. */
function besides(entries: readonly Entry[], first: number): Entry[] {
  const found = new Map<number, Entry>()
  const waiting = [first]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || found.has(index)) continue
    found.set(index, entry)
    waiting.push(entry.left, entry.right)
  }
  return [...found.values()]
}

/** A stream that is small: its sectors stand in another stream, and in a table of their own. */
function readSmall(sectors: Sectors, root: Entry, { start, bytes }: Entry): Buffer {
  const held = sectors.read(root.start)
  const table = sectors.read(sectors.content.readUInt32LE(60))
  const pieces: Buffer[] = []
  for (
    let sector = start, count = 0;
    sector < firstSpecialSector && count * smallSectorBytes < bytes;
    count += 1
  ) {
    pieces.push(held.subarray(sector * smallSectorBytes, (sector + 1) * smallSectorBytes))
    sector = table.readUInt32LE(sector * 4)
  }
  return Buffer.concat(pieces)
}

/** What stands at the top of a compound file; what is of files embedded in it stands below. */
export interface CompoundFile {
  streams: ReadonlySet<string>
  /** By name, whether anything stands in it. */
  storages: ReadonlyMap<string, { isEmpty: boolean }>
  /**
   * A stream's content.
   *
   * @throws RangeError where there is none, or it points outside the file
   */
  read(name: string): Buffer
}

/** @throws RangeError where two of a name stand beside each other: which of them a program reads is its own choice */
function checkNames(entries: readonly Entry[]): void {
  // As compound files compare names.
  const names = new Set(entries.map(({ name }) => name.toUpperCase()))
  if (names.size < entries.length) throw new RangeError('names that are the same')
}

/** @throws RangeError where it points outside itself, or has two of a name at its top */
export function openCompoundFile(content: Buffer): CompoundFile {
  if (content.length < headerBytes) throw new RangeError('no header')
  const sectors = new Sectors(content)
  const entries = readDirectory(sectors)
  const [root] = entries
  const top = root ? besides(entries, root.child) : []
  checkNames(top)
  const streams = new Map(top.filter(({ kind }) => kind === stream).map((entry) => [entry.name, entry]))
  const storages = top.filter(({ kind }) => kind === storage)
  return {
    streams: new Set(streams.keys()),
    storages: new Map(storages.map(({ name, child }) => [name, { isEmpty: child === noEntry }])),
    read(name) {
      const entry = streams.get(name)
      if (!root || !entry) throw new RangeError(`no ${name}`)
      const whole = entry.bytes < smallBelow ? readSmall(sectors, root, entry) : sectors.read(entry.start)
      return whole.subarray(0, entry.bytes)
    },
  }
}
