import {
  importDocuments,
  type ImportControls,
  type ImportProblem,
  type OutcomeCounts,
} from '../../import/import-documents.ts'
import type { SaveOutcome } from '../actions/save-law.ts'
import type { LawDocument } from '../document.ts'
import type { FolderLevels } from './markdown/level.ts'
import { readLawSources } from './sources.ts'
import { surveySources } from './survey.ts'

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

export interface ImportResult {
  counts: ImportCounts
  problems: ImportProblem[]
  /** Stopped by the signal before the end; the same import again goes on. */
  isStopped: boolean
}

interface ImportOptions extends ImportControls {
  /** A file or a folder. */
  path: string
  /** Levels of acts by the folders they lie in. */
  levels?: FolderLevels | undefined
  /** Stores documents, in a database or through a running portal; it answers in their order. */
  save: (documents: LawDocument[]) => Promise<SaveOutcome[]>
}

const outcomes: readonly SaveOutcome[] = ['added', 'new-version', 'updated', 'unchanged']

/**
 * Imports every law at a path. What is bad is named and skipped. As saving the same again changes nothing, it may
 * be stopped at any moment, or die, and be run again.
 *
 * @throws what `save` throws when it takes none of a batch's laws: the store is at fault then, not a law
 */
export async function importLaws({ path, levels, save, ...controls }: ImportOptions): Promise<ImportResult> {
  const survey = await surveySources(path)
  const { counts, problems, isStopped } = await importDocuments({
    total: survey.sources,
    sources: readLawSources(path, { survey, levels }),
    outcomes,
    save,
    lengthOf,
    ...controls,
  })
  return { counts: named(counts, survey.notLaws), problems, isStopped }
}

function named(counts: OutcomeCounts<SaveOutcome>, notLaws: number): ImportCounts {
  const { 'new-version': newVersions, ...others } = counts
  return { ...others, newVersions, notLaws }
}

function lengthOf(document: LawDocument): number {
  const units = document.texts.flatMap((text) => text.units)
  return units.reduce((sum, unit) => sum + ('text' in unit ? unit.text.length : unit.heading.length), 0)
}
