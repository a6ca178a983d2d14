export const effectLevels = [
  'CONSTITUTION',
  'LAW',
  'ADMINISTRATIVE_REGULATION',
  'JUDICIAL_INTERPRETATION',
  'DEPARTMENTAL_RULE',
  'LOCAL_REGULATION',
  'INTERNATIONAL_TREATY',
  'FOREIGN_STATUTE',
] as const

/** Status on a day. AMENDED: in force, with amendments since it was adopted. */
export const timelinessStates = ['IN_FORCE', 'AMENDED', 'REPEALED', 'LAPSED', 'NOT_YET_IN_FORCE'] as const

export const lawCategories = [
  'CONSTITUTIONAL',
  'CIVIL_COMMERCIAL',
  'ADMINISTRATIVE',
  'ECONOMIC',
  'SOCIAL',
  'CRIMINAL',
  'PROCEDURE',
  'INTERNATIONAL',
] as const

/** The kind of act in its address. */
export const lawKinds = [
  'constitution',
  'code',
  'law',
  'regulation',
  'interpretation',
  'rule',
  'decree',
  'treaty',
] as const

export type EffectLevel = (typeof effectLevels)[number]
export type Timeliness = (typeof timelinessStates)[number]
export type LawCategory = (typeof lawCategories)[number]
export type LawKind = (typeof lawKinds)[number]

/** Chosen in the place of a country: no country's laws go before others. */
export const noPreference = 'none'

/** Why the laws of a country go before others in an answer. */
export const preferenceReasons = ['named', 'chosen', 'suggested', 'language'] as const

export const lawSorts = ['relevance', 'newest', 'oldest'] as const

export type LawSort = (typeof lawSorts)[number]

/** Longest keyword looked at, in characters. */
export const longestKeyword = 10_000

export const facetNames = [
  'country',
  'effectLevel',
  'timeliness',
  'category',
  'year',
  'publishDepartment',
] as const

export type FacetName = (typeof facetNames)[number]

/** What becomes of a law. */
export const lawChanges = ['inForce', 'amended', 'repealed'] as const
