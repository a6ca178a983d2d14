import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SearchConcept } from '../door.ts'
import { snapshotFormat } from '../index/snapshot-format.ts'
import type { Translation } from './learn-translations.ts'

/** Translations of each key of one language into another: "ru zh". */
export type Translations = Map<string, Map<string, Translation[]>>

/** What the translations were learned of, and how texts were analysed then. */
function keyOf(concepts: readonly SearchConcept[]): string {
  return digest(`${snapshotFormat}${JSON.stringify(concepts)}`)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The translations that were learned of these concepts, which takes half a second of each start; null where they were
 * not kept, or not whole.
 */
export function readTranslations(path: string, concepts: readonly SearchConcept[]): Translations | null {
  try {
    const [key, check, text = ''] = readFileSync(path, 'utf8').split('\n', 3)
    if (key !== keyOf(concepts) || check !== digest(text)) return null
    const tables = JSON.parse(text) as [string, [string, Translation[]][]][]
    return new Map(tables.map(([languages, table]) => [languages, new Map(table)]))
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
  const text = JSON.stringify([...translations].map(([languages, table]) => [languages, [...table]]))
  const temporary = `${path}.new`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, `${keyOf(concepts)}\n${digest(text)}\n${text}`)
    renameSync(temporary, path)
  } catch {
    // No more than half a second of the next start is lost.
  }
}
