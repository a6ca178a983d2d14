import {
  importDocuments,
  type ImportControls,
  type ImportEnd,
  type OutcomeCounts,
} from '../../import/import-documents.ts'
import type { SaveCaseOutcome } from '../actions/save-cases.ts'
import type { CaseDocument } from '../document.ts'
import { readCaseSources, surveyCases } from './sources.ts'

export interface CaseImportResult extends Omit<ImportEnd<SaveCaseOutcome>, 'counts'> {
  /** `notCases`: files that hold no cases (laws, index pages, other formats). */
  counts: OutcomeCounts<SaveCaseOutcome> & { notCases: number }
}

interface ImportOptions extends ImportControls {
  /** A file or a folder. */
  path: string
  /** Stores documents, in a database or through a running portal; it answers in their order. */
  save: (documents: CaseDocument[]) => Promise<SaveCaseOutcome[]>
}

const outcomes: readonly SaveCaseOutcome[] = ['added', 'updated', 'unchanged']

/**
 * Imports every case at a path. What is bad is named and skipped. As saving the same again changes nothing, it may
 * be stopped at any moment, or die, and be run again.
 *
 * @throws what `save` throws when it takes none of a batch's cases: the store is at fault then, not a case
 */
export async function importCases({ path, save, ...controls }: ImportOptions): Promise<CaseImportResult> {
  const survey = await surveyCases(path)
  const { counts, ...end } = await importDocuments({
    total: survey.sources,
    sources: readCaseSources(survey),
    outcomes,
    save,
    lengthOf,
    ...controls,
  })
  return { ...end, counts: { ...counts, notCases: survey.notCases } }
}

function lengthOf({ texts }: CaseDocument): number {
  const sections = texts.flatMap((text) => text.sections)
  return sections.reduce((sum, { text }) => sum + text.length, 0)
}
