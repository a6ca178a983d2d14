import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SearchConcept } from '../door.ts'
import { snapshotFormat } from '../index/snapshot-format.ts'
import { TranslationTable, type TableArrays } from './translation-table.ts'

/** Translations of one language into another: "ru zh". */
export type Translations = Map<string, TranslationTable>

/** A glossary as it was handed in, and what was learned of it, which takes half a second. */
export interface KeptGlossary {
  concepts: readonly SearchConcept[]
  translations: Translations
}

/** Tells concepts from others, and from the same when texts were analysed otherwise. */
export function keyOf(concepts: readonly SearchConcept[]): string {
  return digest(`${snapshotFormat}${JSON.stringify(concepts)}`)
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Bytes of a digest. */
const digestBytes = 64

/** The glossary that was kept; null where there is none, one that is not whole, or one of another format. */
export function readGlossary(path: string): KeptGlossary | null {
  try {
    const file = readFileSync(path)
    const content = file.subarray(digestBytes)
    if (file.toString('latin1', 0, digestBytes) !== digest(content)) return null
    const { format, concepts, tables } = deserialize(content) as {
      format: number
      concepts: SearchConcept[]
      tables: [string, TableArrays][]
    }
    if (format !== snapshotFormat) return null
    const translations = new Map(
      tables.map(([languages, arrays]) => [languages, new TranslationTable(ownArrays(arrays))]),
    )
    return { concepts, translations }
  } catch {
    return null
  }
}

/** What was read is a view of the file, all of which it would hold. */
const ownArrays = ({ starts, places, probabilities, ...words }: TableArrays): TableArrays => ({
  ...words,
  starts: starts.slice(),
  places: places.slice(),
  probabilities: probabilities.slice(),
})

/** Keeps a glossary. Where it cannot be, the next start learns it again. */
export function writeGlossary(path: string, { concepts, translations }: KeptGlossary): void {
  const tables = [...translations].map(([languages, { arrays }]) => [languages, arrays])
  const content = serialize({ format: snapshotFormat, concepts, tables })
  const temporary = `${path}.new`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, Buffer.concat([Buffer.from(digest(content)), content]))
    renameSync(temporary, path)
  } catch {
    // No more than half a second of the next start is lost.
  }
}
