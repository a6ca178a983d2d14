export const effectLevels = [
  'CONSTITUTION',
  'LAW',
  'ADMINISTRATIVE_REGULATION',
  'JUDICIAL_INTERPRETATION',
  'DEPARTMENTAL_RULE',
  'LOCAL_REGULATION',
  'INTERNATIONAL_TREATY',
  'FOREIGN_STATUTE',
  'NOT_STATED',
] as const

/** Levels that may be stated of a law. */
export const statedLevels = effectLevels.filter((level) => level !== 'NOT_STATED')

/**
 * Why the level of a law is left open: no body is named that passed it; its title is a place's and the level a
 * national one; its title is of no form that such acts have; its folder says another level than the body does; its
 * source leaves it open.
 */
export const levelDoubts = ['noBody', 'placeTitle', 'otherForm', 'otherFolder', 'notGiven'] as const

/**
 * Status on a day. AMENDED: in force, with amendments since it was adopted. UNCONFIRMED: of what level it is is not
 * stated, so nobody says that it is in force.
 */
export const timelinessStates = [
  'IN_FORCE',
  'AMENDED',
  'REPEALED',
  'LAPSED',
  'NOT_YET_IN_FORCE',
  'UNCONFIRMED',
] as const

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
export type LevelDoubt = (typeof levelDoubts)[number]
export type Timeliness = (typeof timelinessStates)[number]
export type LawCategory = (typeof lawCategories)[number]
export type LawKind = (typeof lawKinds)[number]

/** Chosen in the place of a country: no country's laws go before others. */
export const noPreference = 'none'

export const lawSorts = ['relevance', 'newest', 'oldest'] as const

export type LawSort = (typeof lawSorts)[number]

/** Longest keyword looked at, in characters: the address of a search holds it, each in nine signs. */
export const longestKeyword = 2000

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
