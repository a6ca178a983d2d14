import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SegmentedIndex } from './segmented-index.ts'
import type { AnyArray, ArrayType, Header, SectionHeader } from './snapshot-format.ts'
import { arrayNames, magic, snapshotFormat } from './snapshot-format.ts'

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
  const header: Header = {
    format: snapshotFormat,
    kind: index.collection.kind,
    declaration: JSON.stringify(index.collection.declaration),
    sequence,
    segments: segments.length,
    sections: headers,
  }
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

function sharedArrays(index: SegmentedIndex): Record<string, AnyArray> {
  const { terms, surfaces, surfaceTerms } = index.analyser.vocabulary
  const { totals, termUnits, characters, pairs } = index.statistics.toArrays()
  const termArrays = terms.toArrays()
  const surfaceArrays = surfaces.toArrays()
  return {
    'terms.pool': termArrays.pool,
    'terms.starts': termArrays.starts,
    'surfaces.pool': surfaceArrays.pool,
    'surfaces.starts': surfaceArrays.starts,
    surfaceTerms: surfaceTerms.toArray(),
    totals,
    termUnits,
    'characters.slots': characters.slots,
    'characters.counts': characters.counts,
    'pairs.slots': pairs.slots,
    'pairs.counts': pairs.counts,
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
