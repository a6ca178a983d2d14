import { beforeMark, onMark } from '@portal/protocol/laws/wording-said.ts'
import { dayPattern, writtenDay } from './written-day.ts'

/** The pattern of a year. */
export const year = '(?:1[89]|20)\\d\\d'
const yearAlone = new RegExp(`^\\s?(${year})\\s?$`)
const begunOn =
  /^\s?(?:adopted|passed|promulgated|issued|published|effective|eff\.|in force|entered into force|with effect)\s/
const everyYear = new RegExp(`(?<!\\d)(${year})(?!\\d)`, 'g')
const everyDay = { en: new RegExp(dayPattern.en, 'gu'), ru: new RegExp(dayPattern.ru, 'gu') }

/** Of several days or years that a text tells, the last. */
export function lastTold(told: string, language: 'en' | 'ru'): string | null {
  const days = [...told.matchAll(everyDay[language])].flatMap((found) => writtenDay(found, language) ?? [])
  const years = [...told.matchAll(everyYear)].map(([, one]) => one!)
  const [day, last] = [days.toSorted().at(-1), years.toSorted().at(-1)]
  // The year of a day that is the last one is told with it.
  return day !== undefined && (last === undefined || day >= last) ? day : (last ?? null)
}

/**
 * The year of a note in English that is nothing but a year, or tells when a law, or the wording that is meant, was made or
 * began: "effective 26 October 2018"; null of another note.
 */
export function yearTold(note: string): string | null {
  if (begunOn.test(note)) return lastTold(note, 'en')?.slice(0, 4) ?? null
  return yearAlone.exec(note)?.[1] ?? null
}

/** The wording before the one that began on the day, or in the year, that is told behind some words; null without them. */
export function wordingUntil(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const last = toldBehind(note, words, language)
  return last && beforeMark + last
}

/** The wording in force on the day that is told behind some words; of a year alone, that year's. */
export function wordingOnDay(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const last = toldBehind(note, words, language)
  return last === null || last.length === 4 ? last : onMark + last
}

function toldBehind(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const from = note.search(words)
  return from === -1 ? null : lastTold(note.slice(from), language)
}
