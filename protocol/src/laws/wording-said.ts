/** Says of a wording that it is the one before: alone, before the present one; with a year or a day, before that one's. */
export const beforeMark = '<'
/** Says that the wording in force is meant, whatever else the text names the law by. */
export const presentWording = '='
/** Before a day: says that the wording in force on it is meant. */
export const onMark = '@'
/** Says that the wording is the one first adopted. */
export const firstWording = 'first'

/** What a citation says of the law's year, and of its wording. */
export interface Dated {
  /** Year, or day (YYYY-MM-DD) of adoption. */
  year: string | null
  /** YYYY or YYYY-MM-DD; `beforeMark`, alone or before one of them; `onMark` before a day; one of the words above. */
  wording: string | null
}
