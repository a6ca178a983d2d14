import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SearchConcept } from '../door.ts'
import { snapshotFormat } from '../index/snapshot-format.ts'
import { TranslationTable, type TableArrays } from './translation-table.ts'

/** Translations of one language into another: "ru zh". */
export type Translations = Map<string, TranslationTable>

/** What the translations were learned of, and how texts were analysed then. */
function keyOf(concepts: readonly SearchConcept[]): string {
  return digest(`${snapshotFormat}${JSON.stringify(concepts)}`)
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Bytes of a digest. */
const digestBytes = 64

/**
 * The translations that were learned of these concepts, which takes half a second of each start; null where they were
 * not kept, or not whole.
 */
export function readTranslations(path: string, concepts: readonly SearchConcept[]): Translations | null {
  try {
    const file = readFileSync(path)
    const [key, check] = [
      file.toString('latin1', 0, digestBytes),
      file.toString('latin1', digestBytes, 2 * digestBytes),
    ]
    const content = file.subarray(2 * digestBytes)
    if (key !== keyOf(concepts) || check !== digest(content)) return null
    const tables = deserialize(content) as [string, TableArrays][]
    return new Map(tables.map(([languages, arrays]) => [languages, new TranslationTable(arrays)]))
  } catch {
    return null
  }
}

/** Keeps what was learned. Where it cannot be, it is learned again. */
export function writeTranslations(
  path: string,
  concepts: readonly SearchConcept[],
  translations: Translations,
): void {
  const content = serialize([...translations].map(([languages, { arrays }]) => [languages, arrays]))
  const temporary = `${path}.new`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, Buffer.concat([Buffer.from(keyOf(concepts) + digest(content)), content]))
    renameSync(temporary, path)
  } catch {
    // No more than half a second of the next start is lost.
  }
}
