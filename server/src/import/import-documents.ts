import { ContentProblem } from './content-problem.ts'

/**
 * What came of one source. `source` is a file's path, with the line for JSON Lines ("laws.jsonl:12"); `files` says
 * for how many of the sources counted it stands. A repetition is a source that says what another one said.
 */
export type Source<Document> = { source: string; files: number } & (
  | { document: Document }
  | { problem: string }
  | { repeats: string }
)

export interface ImportProblem {
  /** A file's path, with the line for JSON Lines. */
  source: string
  problem: string
}

/** What became of the documents; `skipped` are sources that could not be imported, each with its problem. */
export type OutcomeCounts<Outcome extends string> = Record<Outcome | 'unchanged' | 'skipped', number>

export interface ImportProgress {
  /** Sources that are stored or skipped, of those there are: files, and lines of JSON Lines files. */
  done: number
  total: number
  /** Characters of the texts stored. */
  characters: number
}

/** How an import is watched and stopped. */
export interface ImportControls {
  onProgress?: ((progress: ImportProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

interface Import<Document, Outcome extends string> extends ImportControls {
  /** How many sources there are. */
  total: number
  sources: AsyncIterable<Source<Document>>
  /** Every outcome that `save` may answer. */
  outcomes: readonly Outcome[]
  /** Stores documents, in a database or through a running portal; it answers in their order. */
  save: (documents: Document[]) => Promise<Outcome[]>
  lengthOf: (document: Document) => number
}

export interface ImportEnd<Outcome extends string> {
  counts: OutcomeCounts<Outcome>
  problems: ImportProblem[]
  /** Stopped by the signal before the end; the same import again goes on. */
  isStopped: boolean
}

const largestBatch = { documents: 50, characters: 1_000_000 }

interface Waiting<Document> {
  source: string
  files: number
  document: Document
  characters: number
}

/**
 * Stores every document of the sources. What is bad is named and skipped. Where saving the same again changes
 * nothing, an import may be stopped at any moment, or die, and be run again.
 *
 * @throws what `save` throws when it takes none of a batch's documents: the store is at fault then, not a document
 */
export async function importDocuments<Document, Outcome extends string>({
  total,
  sources,
  outcomes,
  save,
  lengthOf,
  onProgress,
  signal,
}: Import<Document, Outcome>): Promise<ImportEnd<Outcome>> {
  const counts = Object.fromEntries(
    [...outcomes, 'unchanged', 'skipped'].map((name) => [name, 0]),
  ) as OutcomeCounts<Outcome>
  const count = (name: keyof OutcomeCounts<Outcome>) => (counts[name] += 1)
  const problems: ImportProblem[] = []
  let done = 0
  let characters = 0
  let batch: Waiting<Document>[] = []

  const report = () => onProgress?.({ done, total, characters })
  const skip = (source: string, files: number, problem: string) => {
    problems.push({ source, problem })
    count('skipped')
    done += files
  }
  const flush = async () => {
    if (batch.length === 0) return
    const saved = await saveBatch(batch, save)
    for (const [index, { source, files, characters: length }] of batch.entries()) {
      const outcome = saved[index]!
      if (outcome instanceof Error) skip(source, files, `could not be stored: ${outcome.message}`)
      else {
        count(outcome)
        done += files
        characters += length
      }
    }
    batch = []
    report()
  }

  report()
  for await (const found of sources) {
    if (signal?.aborted) return { counts, problems, isStopped: true }
    if ('problem' in found) {
      skip(found.source, found.files, found.problem)
      report()
    } else if ('repeats' in found) {
      count('unchanged')
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
 * One document that cannot be stored does not take its batch with it: then each is tried by itself. Those of the
 * batch that were stored before the failure are counted as unchanged.
 */
async function saveBatch<Document, Outcome extends string>(
  batch: readonly Waiting<Document>[],
  save: (documents: Document[]) => Promise<Outcome[]>,
): Promise<(Outcome | Error)[]> {
  try {
    return await save(batch.map(({ document }) => document))
  } catch (batchError) {
    const saved: (Outcome | Error)[] = []
    for (const { document } of batch) {
      saved.push(await save([document]).then(([outcome]) => outcome!, asError))
    }
    if (batch.length > 1 && saved.every(isStoresFault)) throw batchError
    return saved
  }
}

/** A document that is bad says so; whatever else keeps all of a batch from being stored is no document's fault. */
function isStoresFault(outcome: unknown): boolean {
  return outcome instanceof Error && !(outcome instanceof ContentProblem)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function isFull(batch: readonly { characters: number }[]): boolean {
  const characters = batch.reduce((sum, waiting) => sum + waiting.characters, 0)
  return batch.length >= largestBatch.documents || characters >= largestBatch.characters
}
