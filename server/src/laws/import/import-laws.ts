import type { SaveOutcome } from '../actions/save-law.ts'
import type { LawDocument } from '../document.ts'
import { readLawSources } from './sources.ts'
import { surveySources } from './survey.ts'

export interface ImportProblem {
  /** A file's path, with the line for JSON Lines. */
  source: string
  problem: string
}

export interface ImportCounts {
  added: number
  newVersions: number
  updated: number
  unchanged: number
  /** Sources that could not be imported; each has its problem. */
  skipped: number
  /** Files that hold no laws (cases, index pages, other formats). */
  notLaws: number
}

export interface ImportProgress {
  /** Sources that are stored or skipped, of those there are: files, and lines of JSON Lines files. */
  done: number
  total: number
  /** Characters of the texts stored. */
  characters: number
  counts: Readonly<ImportCounts>
}

export interface ImportResult {
  counts: ImportCounts
  problems: ImportProblem[]
  /** Stopped by the signal before the end; the same import again goes on. */
  isStopped: boolean
}

interface ImportOptions {
  /** A file or a folder. */
  path: string
  /** Stores documents, in a database or through a running portal; it answers in their order. */
  save: (documents: LawDocument[]) => Promise<SaveOutcome[]>
  onProgress?: (progress: ImportProgress) => void
  signal?: AbortSignal
}

const largestBatch = { documents: 50, characters: 1_000_000 }

const counted = {
  added: 'added',
  'new-version': 'newVersions',
  updated: 'updated',
  unchanged: 'unchanged',
} as const satisfies Record<SaveOutcome, keyof ImportCounts>

interface Waiting {
  source: string
  files: number
  document: LawDocument
  characters: number
}

/**
 * Imports every law at a path. What is bad is named and skipped. As saving the same again changes nothing, it may
 * be stopped at any moment, or die, and be run again.
 *
 * @throws what `save` throws when it takes none of a batch's laws: the store is at fault then, not a law
 */
export async function importLaws({ path, save, onProgress, signal }: ImportOptions): Promise<ImportResult> {
  const survey = await surveySources(path)
  const counts = { added: 0, newVersions: 0, updated: 0, unchanged: 0, skipped: 0, notLaws: survey.notLaws }
  const problems: ImportProblem[] = []
  let done = 0
  let characters = 0
  let batch: Waiting[] = []

  const report = () => onProgress?.({ done, total: survey.sources, characters, counts: { ...counts } })
  const skip = (source: string, files: number, problem: string) => {
    problems.push({ source, problem })
    counts.skipped += 1
    done += files
  }
  const flush = async () => {
    if (batch.length === 0) return
    const saved = await saveBatch(batch, save)
    for (const [index, { source, files, characters: length }] of batch.entries()) {
      const outcome = saved[index]!
      if (typeof outcome === 'string') {
        counts[counted[outcome]] += 1
        done += files
        characters += length
      } else skip(source, files, `could not be stored: ${outcome.message}`)
    }
    batch = []
    report()
  }

  report()
  for await (const found of readLawSources(path, survey)) {
    if (signal?.aborted) return { counts, problems, isStopped: true }
    if ('problem' in found) {
      skip(found.source, found.files, found.problem)
      report()
    } else if ('repeats' in found) {
      counts.unchanged += 1
      done += found.files
    } else {
      batch.push({ ...found, characters: lengthOf(found.document) })
      if (isFull(batch)) await flush()
    }
  }
  if (signal?.aborted) return { counts, problems, isStopped: true }
  await flush()
  return { counts, problems, isStopped: false }
}

/**
 * One law that cannot be stored does not take its batch with it: then each is tried by itself. Those of the batch
 * that were stored before the failure are counted as unchanged.
 */
async function saveBatch(
  batch: readonly Waiting[],
  save: ImportOptions['save'],
): Promise<(SaveOutcome | Error)[]> {
  try {
    return await save(batch.map(({ document }) => document))
  } catch (batchError) {
    const saved: (SaveOutcome | Error)[] = []
    for (const { document } of batch) {
      saved.push(await save([document]).then(([outcome]) => outcome!, asError))
    }
    if (batch.length > 1 && saved.every((outcome) => outcome instanceof Error)) throw batchError
    return saved
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function isFull(batch: readonly Waiting[]): boolean {
  const characters = batch.reduce((sum, waiting) => sum + waiting.characters, 0)
  return batch.length >= largestBatch.documents || characters >= largestBatch.characters
}

function lengthOf(document: LawDocument): number {
  const units = document.texts.flatMap((text) => text.units)
  return units.reduce((sum, unit) => sum + ('text' in unit ? unit.text.length : unit.heading.length), 0)
}
