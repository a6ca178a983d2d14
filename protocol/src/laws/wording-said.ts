/** Says of a wording that it is the one before: alone, before the present one; with a year or a day, before that one's. */
export const beforeMark = '<'
/** Says that the wording is the one first adopted. */
export const firstWording = 'first'

/** What a citation says of the law's year, and of its wording. */
export interface Dated {
  /** Year, or day (YYYY-MM-DD) of adoption. */
  year: string | null
  /** YYYY or YYYY-MM-DD; `beforeMark`, also before one of them; `firstWording`. */
  wording: string | null
}
