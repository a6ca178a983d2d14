import type { CaseSummary } from '@portal/protocol/cases/schemas.ts'
import type { CaseType, DocumentType } from '@portal/protocol/cases/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Labels } from '../reference/labels.ts'
import type { CaseHit } from '../search/door.ts'
import type { CaseNames } from './names.ts'

export interface Reader {
  language: Language
  labels: Labels
  names: CaseNames
}

/** Loads the names that these cases are shown with. */
export async function loadNames(
  names: CaseNames,
  cases: readonly { court: string | null; cause: string | null }[],
): Promise<void> {
  await Promise.all([
    names.courts.load(cases.flatMap(({ court }) => court ?? [])),
    names.causes.load(cases.flatMap(({ cause }) => cause ?? [])),
  ])
}

/** A case found, with names in the reader's language; these are loaded before. */
export function caseSummary(hit: CaseHit, { language, labels, names }: Reader): CaseSummary {
  const { id, title, titleLanguage, country, court, cause, judgedOn, isSample } = hit
  return {
    id,
    title,
    titleLanguage,
    country,
    countryName: labels.of('COUNTRY', country, language),
    court: court && names.courts.in(court, language),
    type: hit.type as CaseType,
    documentType: hit.documentType as DocumentType,
    caseNumber: hit.number,
    judgedOn,
    cause: cause && names.causes.in(cause, language),
    isSample,
  }
}
