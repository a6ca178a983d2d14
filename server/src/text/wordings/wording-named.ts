import { fold } from '../characters.ts'
import { chineseWording } from './chinese-wording.ts'
import { englishWording } from './english-wording.ts'
import { russianWording } from './russian-wording.ts'

/**
 * What a note beside the name of a law says of the wording that is meant: the year or day (YYYY-MM-DD) that names it,
 * `beforeMark`, alone or with a year or a day, where it is the one before, `onMark` with the day on which it was in force,
 * `firstWording`; null where it says none.
 */
export function wordingNamed(note: string): string | null {
  const folded = fold(note)
  return /\p{Script=Han}/u.test(folded)
    ? chineseWording(folded)
    : (englishWording(folded) ?? russianWording(folded))
}
