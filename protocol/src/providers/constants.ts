import { agencyTypes, providerTypes } from '../kernel/user-types.ts'

/** Bodies that do not register themselves: administrators keep them. */
export const institutionKinds = ['LEGAL_AID', 'NOTARY', 'MEDIATION', 'ARBITRATION', 'APPRAISAL'] as const

export type InstitutionKind = (typeof institutionKinds)[number]

/** What has persons who work for it, or an office that people go to. */
export const organizationKinds = [...agencyTypes, ...institutionKinds] as const

/** Whoever stands in the directory by themselves; a member does for their agency. */
export const directoryKinds = [...providerTypes, ...institutionKinds] as const

export const providerKinds = [...directoryKinds, 'MEMBER'] as const

export type ProviderKind = (typeof providerKinds)[number]

/** Who a person is that can be written to: a lawyer by the account's id, a member of an agency by the member's. */
export const personTypes = ['lawyer', 'member'] as const

export function isInstitution(kind: ProviderKind): kind is InstitutionKind {
  return institutionKinds.some((one) => one === kind)
}

/** Of an institution, in each language. */
export const longestInstitutionName = 200
export const longestInstitutionAddress = 300
export const longestInstitutionBrief = 3000
/** Of one institution. */
export const mostSpecialties = 20

/** A list of institutions as a file: its bytes, and the institutions it may hold. */
export const importBytes = 10 * 1024 * 1024
export const mostImportRows = 20_000
/** Bad rows that an import names; of the others it says how many there are. */
export const mostImportProblems = 200

/** Columns of such a file, by its first line; those without a mark may be left out, or be empty. */
export const importColumns = [
  { name: 'kind', isRequired: true },
  { name: 'country', isRequired: true },
  { name: 'area', isRequired: false },
  { name: 'name_zh', isRequired: true },
  { name: 'name_en', isRequired: false },
  { name: 'name_ru', isRequired: false },
  { name: 'address_zh', isRequired: true },
  { name: 'address_en', isRequired: false },
  { name: 'address_ru', isRequired: false },
  { name: 'brief_zh', isRequired: false },
  { name: 'brief_en', isRequired: false },
  { name: 'brief_ru', isRequired: false },
  { name: 'phone', isRequired: false },
  { name: 'email', isRequired: false },
  { name: 'website', isRequired: false },
  /** Codes, with spaces between them. */
  { name: 'specialties', isRequired: false },
  { name: 'languages', isRequired: false },
] as const

export type ImportColumn = (typeof importColumns)[number]['name']
