import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { LexiconArrays } from '../analysis/lexicon.ts'
import type { GroupRecord, Segment } from './segment.ts'
import { segmentArrays } from './segment.ts'
import type { SegmentedIndex } from './segmented-index.ts'
import type { StatisticsArrays } from './statistics.ts'

/** Raised whenever the layout or the analysis of texts changes: an older snapshot is then built anew. */
export const snapshotFormat = 1

/** What a snapshot holds, enough to answer as the index did that wrote it. */
export interface IndexState {
  sequence: number
  terms: LexiconArrays
  surfaces: LexiconArrays
  surfaceTerms: Uint32Array
  statistics: StatisticsArrays
  segments: { segment: Segment; isRemoved: Uint8Array }[]
}

/** The file cannot be used; the message says why. */
export class SnapshotDamaged extends Error {
  override name = 'SnapshotDamaged'
}

const magic = 0x4c534e31
const prefixBytes = 16

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const
type ArrayType = keyof typeof arrayTypes
type AnyArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

interface SectionHeader {
  name: string
  type: ArrayType
  bytes: number
  crc: number
}

interface Header {
  format: number
  sequence: number
  segments: number
  sections: SectionHeader[]
}

/**
 * Writes the index to `path`, by a temporary file that is renamed when it is whole and on the disk. Layout, in
 * the machine's byte order: magic, length of the header, its CRC-32, zero (4 bytes each), the header in JSON,
 * then the sections as it lists them. Answers the sequence that the file stands for.
 */
export async function writeSnapshot(index: SegmentedIndex, path: string): Promise<number> {
  // Taken at one moment: what is shared is copied, segments do not change but for their removals.
  const sequence = index.sequence
  const segments = index.segments.map(({ segment, isRemoved }) => ({ segment, isRemoved: isRemoved.slice() }))
  const shared = sharedArrays(index)
  const sections = function* (): Generator<[string, AnyArray]> {
    yield* Object.entries(shared)
    for (const [number, { segment, isRemoved }] of segments.entries()) {
      yield [`${number}.groups`, Buffer.from(JSON.stringify(segment.groups))]
      yield [`${number}.isRemoved`, isRemoved]
      for (const name of arrayNames) yield [`${number}.${name}`, segment[name]]
    }
  }
  const headers: SectionHeader[] = []
  for (const [name, array] of sections()) {
    headers.push({ name, type: typeOf(array), bytes: array.byteLength, crc: crc32(bytesOf(array)) })
    await new Promise(setImmediate)
  }
  const header: Header = { format: snapshotFormat, sequence, segments: segments.length, sections: headers }
  const headerBytes = Buffer.from(JSON.stringify(header))
  const prefix = Buffer.from(new Uint32Array([magic, headerBytes.length, crc32(headerBytes), 0]).buffer)
  const temporary = `${path}.new`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(prefix)
    await file.writeFile(headerBytes)
    for (const [, array] of sections()) await file.writeFile(bytesOf(array))
    await file.sync()
    await file.close()
    await rename(temporary, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(temporary, { force: true })
    throw error
  }
  return sequence
}

/**
 * Reads a snapshot; each section goes straight into its array. Null when there is no such file, or one of another
 * format.
 * @throws SnapshotDamaged when any part of it is not as it was written
 */
export function readSnapshot(path: string): IndexState | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new SnapshotDamaged(`cannot be opened: ${(error as Error).message}`)
  }
  try {
    return readState(file)
  } catch (error) {
    if (error instanceof SnapshotDamaged) throw error
    throw new SnapshotDamaged(`cannot be read: ${(error as Error).message}`)
  } finally {
    closeSync(file)
  }
}

function readState(file: number): IndexState | null {
  let remaining = fstatSync(file).size
  const read = (bytes: number): Buffer => {
    if (bytes > remaining) throw new SnapshotDamaged('ends too early')
    remaining -= bytes
    const buffer = Buffer.from(new ArrayBuffer(bytes))
    for (let at = 0; at < bytes;) {
      const got = readSync(file, buffer, at, bytes - at, null)
      if (got === 0) throw new SnapshotDamaged('ends too early')
      at += got
    }
    return buffer
  }
  const prefix = new Uint32Array(read(prefixBytes).buffer)
  if (prefix[0] !== magic || prefix[3] !== 0) throw new SnapshotDamaged('is not a snapshot')
  const headerBytes = read(prefix[1]!)
  if (crc32(headerBytes) !== prefix[2]) throw new SnapshotDamaged('its header is damaged')
  const header = JSON.parse(headerBytes.toString()) as Header
  if (header.format !== snapshotFormat) return null
  const arrays = new Map<string, AnyArray>()
  for (const { name, type, bytes, crc } of header.sections) {
    const buffer = read(bytes)
    if (crc32(buffer) !== crc) throw new SnapshotDamaged(`its section ${name} is damaged`)
    arrays.set(name, new arrayTypes[type](buffer.buffer as ArrayBuffer))
  }
  if (remaining > 0) throw new SnapshotDamaged('is longer than it says')
  return stateOf(header, arrays)
}

const arrayNames = Object.keys(segmentArrays) as (keyof typeof segmentArrays)[]

function sharedArrays(index: SegmentedIndex): Record<string, AnyArray> {
  const { terms, surfaces, surfaceTerms } = index.analyser.vocabulary
  const statistics = index.statistics.toArrays()
  const termArrays = terms.toArrays()
  const surfaceArrays = surfaces.toArrays()
  return {
    'terms.pool': termArrays.pool,
    'terms.starts': termArrays.starts,
    'surfaces.pool': surfaceArrays.pool,
    'surfaces.starts': surfaceArrays.starts,
    surfaceTerms: surfaceTerms.toArray(),
    ...statistics,
  }
}

function stateOf(header: Header, arrays: Map<string, AnyArray>): IndexState {
  const array = <A extends AnyArray>(name: string): A => {
    const found = arrays.get(name)
    if (!found) throw new SnapshotDamaged(`has no section ${name}`)
    return found as A
  }
  const segments = Array.from({ length: header.segments }, (_, number) => {
    const own = Object.fromEntries(arrayNames.map((name) => [name, array(`${number}.${name}`)]))
    const groups = JSON.parse(Buffer.from(array<Uint8Array>(`${number}.groups`)).toString()) as GroupRecord[]
    return {
      segment: { groups, ...own } as unknown as Segment,
      isRemoved: array<Uint8Array>(`${number}.isRemoved`),
    }
  })
  return {
    sequence: header.sequence,
    terms: { pool: array('terms.pool'), starts: array('terms.starts') },
    surfaces: { pool: array('surfaces.pool'), starts: array('surfaces.starts') },
    surfaceTerms: array('surfaceTerms'),
    statistics: {
      totals: array('totals'),
      termUnits: array('termUnits'),
      characterUnits: array('characterUnits'),
      bigramUnits: array('bigramUnits'),
    },
    segments,
  }
}

function typeOf(array: AnyArray): ArrayType {
  if (array instanceof Uint16Array) return 'Uint16Array'
  if (array instanceof Uint32Array) return 'Uint32Array'
  return array instanceof Float64Array ? 'Float64Array' : 'Uint8Array'
}

function bytesOf(array: AnyArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
