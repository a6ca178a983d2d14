export const caseTypes = [
  'CIVIL',
  'COMMERCIAL',
  'MARITIME',
  'INTELLECTUAL_PROPERTY',
  'LABOUR',
  'FAMILY',
  'BANKRUPTCY',
  'CRIMINAL',
  'ADMINISTRATIVE',
  'ARBITRATION',
  'ENFORCEMENT',
  'OTHER',
] as const

export const documentTypes = [
  'JUDGMENT',
  'RULING',
  'DECISION',
  'MEDIATION',
  'AWARD',
  'ORDER',
  'OTHER',
] as const

/** Parts of a judgment. */
export const sectionKinds = [
  'CLAIMS',
  'DEFENCE',
  'PROCEDURE',
  'FACTS',
  'ISSUES',
  'REASONING',
  'RESULT',
  'SIGNIFICANCE',
  'OTHER',
] as const

export const partyRoles = [
  'PLAINTIFF',
  'DEFENDANT',
  'THIRD_PARTY',
  'APPELLANT',
  'APPELLEE',
  'APPLICANT',
  'RESPONDENT',
  'PROSECUTOR',
  'ACCUSED',
  'OTHER',
] as const

export type CaseType = (typeof caseTypes)[number]
export type DocumentType = (typeof documentTypes)[number]
export type SectionKind = (typeof sectionKinds)[number]
export type PartyRole = (typeof partyRoles)[number]

export const caseSorts = ['relevance', 'newest', 'oldest'] as const

export const caseFacetNames = ['country', 'court', 'type', 'cause', 'documentType', 'year'] as const

export type CaseFacetName = (typeof caseFacetNames)[number]

/** Milliseconds after which a list or a page of cases gives up (docs/requirements.md). */
export const caseTimeout = 15_000
