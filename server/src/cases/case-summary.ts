import type { CaseSummary } from '@portal/protocol/cases/schemas.ts'
import type { CaseType, DocumentType } from '@portal/protocol/cases/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Labels } from '../reference/door.ts'
import type { GroupHit } from '../search/door.ts'
import type { CaseShown } from './search-collection.ts'
import type { CaseNames } from './names.ts'

export interface Reader {
  language: Language
  labels: Labels
  names: CaseNames
}

export type CaseHit = GroupHit<CaseShown>

/** The one value that a case has of a name; null for none. */
function valueOf({ values }: CaseHit, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' ? value : null
}

/** Loads the names that these cases are shown with. */
export async function loadNames(names: CaseNames, cases: readonly CaseHit[]): Promise<void> {
  await Promise.all([
    names.courts.load(cases.flatMap((hit) => valueOf(hit, 'court') ?? [])),
    names.causes.load(cases.flatMap((hit) => valueOf(hit, 'cause') ?? [])),
  ])
}

/** A case found, with names in the reader's language; these are loaded before. */
export function caseSummary(hit: CaseHit, { language, labels, names }: Reader): CaseSummary {
  const { id, title, titleLanguage, number } = hit
  const country = valueOf(hit, 'country')!
  const court = valueOf(hit, 'court')
  const cause = valueOf(hit, 'cause')
  return {
    id,
    title,
    titleLanguage,
    country,
    countryName: labels.of('COUNTRY', country, language),
    court: court && names.courts.in(court, language),
    type: valueOf(hit, 'type') as CaseType,
    documentType: valueOf(hit, 'documentType') as DocumentType,
    caseNumber: number,
    judgedOn: hit.dates['judgedOn'] ?? null,
    cause: cause && names.causes.in(cause, language),
    isSample: hit.shown.isSample,
  }
}
