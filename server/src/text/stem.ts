import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'

/** English words that the stemmer takes for others: a probation is no probate. */
const stemsApart: ReadonlyMap<string, string> = new Map([
  ['probation', 'probation'],
  ['probations', 'probation'],
  ['probationary', 'probation'],
  ['probationer', 'probation'],
])

/** Stem of one folded word by its script: Latin as English, Cyrillic as Russian, any other as it stands. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word
  const first = word.charCodeAt(0)
  if (first < 0x250) return stemsApart.get(word) ?? (stemEnglish(word) || word)
  return first >= 0x400 && first < 0x530 ? stemRussian(word) || word : word
}
