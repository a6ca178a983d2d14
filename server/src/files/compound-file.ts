/** Sectors of a compound file by their numbers (MS-CFB, section 2). */
const firstSpecialSector = 0xfffffffa
const noEntry = 0xffffffff

const headerBytes = 512
const entryBytes = 128
/** Of the header: so many places for numbers of sectors of the allocation table; the rest stand in a chain. */
const placesInHeader = 109

/** Kinds of directory entries: one that has others below it, and one that has content. */
const [storage, stream] = [1, 2]

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
  }
}

function readDirectory(content: Buffer): Entry[] {
  const sectors = new Sectors(content)
  const entries: Entry[] = []
  for (const sector of sectors.chain(content.readUInt32LE(48))) {
    const start = sectors.at(sector)
    for (let offset = 0; offset < sectors.size; offset += entryBytes) {
      entries.push(entryAt(content, start + offset))
    }
  }
  return entries
}

/**
 * Names of the streams and storages that stand at the top of a compound file; those of files embedded in it stand
 * below.
 *
 * @throws RangeError where it points outside itself
 */
export function topNames(content: Buffer): { streams: Set<string>; storages: Set<string> } {
  const names = { streams: new Set<string>(), storages: new Set<string>() }
  if (content.length < headerBytes) return names
  const entries = readDirectory(content)
  const waiting = [entries[0]?.child ?? noEntry]
  const seen = new Set<number>()
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    if (entry.kind === stream) names.streams.add(entry.name)
    if (entry.kind === storage) names.storages.add(entry.name)
    waiting.push(entry.left, entry.right)
  }
  return names
}
