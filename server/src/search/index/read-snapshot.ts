import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Collection, GroupRecord } from './collection.ts'
import type { Segment } from './segment.ts'
import type { AnyArray, Header, IndexState } from './snapshot-format.ts'
import {
  arrayNames,
  arrayTypes,
  magic,
  prefixBytes,
  snapshotFormat,
  SnapshotDamaged,
} from './snapshot-format.ts'

/**
 * Reads the snapshot of a collection; each section goes straight into its array. Null when there is no such file, or
 * one of another format or declaration.
 * @throws SnapshotDamaged when any part of it is not as it was written
 */
export function readSnapshot(path: string, collection: Collection): IndexState | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new SnapshotDamaged(`cannot be opened: ${(error as Error).message}`)
  }
  try {
    return readState(file, collection)
  } catch (error) {
    if (error instanceof SnapshotDamaged) throw error
    throw new SnapshotDamaged(`cannot be read: ${(error as Error).message}`)
  } finally {
    closeSync(file)
  }
}

/** Where the snapshot of a collection stands in the change log; 0 where there is none that can be used. */
export function snapshotSequence(path: string, collection: Collection): number {
  let file: number | null = null
  try {
    file = openSync(path, 'r')
    return readHeader(openReading(file).read, collection)?.sequence ?? 0
  } catch {
    return 0
  } finally {
    if (file !== null) closeSync(file)
  }
}

/** Reads a file from its beginning, so many bytes at a time. */
function openReading(file: number) {
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
  return { read, isAtEnd: () => remaining === 0 }
}

/** What a snapshot says of itself; null of one of another format or declaration. */
function readHeader(read: (bytes: number) => Buffer, { kind, declaration }: Collection): Header | null {
  const prefix = new Uint32Array(read(prefixBytes).buffer)
  if (prefix[0] !== magic || prefix[3] !== 0) throw new SnapshotDamaged('is not a snapshot')
  const headerBytes = read(prefix[1]!)
  if (crc32(headerBytes) !== prefix[2]) throw new SnapshotDamaged('its header is damaged')
  const header = JSON.parse(headerBytes.toString()) as Header
  if (header.format !== snapshotFormat) return null
  if (header.kind !== kind) throw new SnapshotDamaged(`is one of kind ${header.kind}`)
  return header.declaration === JSON.stringify(declaration) ? header : null
}

function readState(file: number, collection: Collection): IndexState | null {
  const { read, isAtEnd } = openReading(file)
  const header = readHeader(read, collection)
  if (!header) return null
  const arrays = new Map<string, AnyArray>()
  for (const { name, type, bytes, crc } of header.sections) {
    const buffer = read(bytes)
    if (crc32(buffer) !== crc) throw new SnapshotDamaged(`its section ${name} is damaged`)
    arrays.set(name, new arrayTypes[type](buffer.buffer as ArrayBuffer))
  }
  if (!isAtEnd()) throw new SnapshotDamaged('is longer than it says')
  return stateOf(header, arrays)
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
      characters: { slots: array('characters.slots'), counts: array('characters.counts') },
      pairs: { slots: array('pairs.slots'), counts: array('pairs.counts') },
    },
    segments,
  }
}
