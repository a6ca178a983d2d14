import { beforeMark, firstWording } from '@portal/protocol/laws/wording-said.ts'
import { lastTold, wordingOnDay, wordingUntil, year } from './told-days.ts'
import { dayPattern } from './written-day.ts'

/** «ред. от 31.07.2020», «в редакции Федерального закона от 8 марта 2015 г. № 42-ФЗ», «с изм. и доп. от 05.05.2014» */
const edited =
  /(?<!\p{L})(?:ред\.|редакци\p{L}{1,3}|(?:с\s(?:уч[её]том\s|последними\s)?)?изм(?:\.|енени(?:ями|й)(?!\p{L}))|поправ(?:ки|ками)(?!\p{L}))/u
/** Behind the wording: rulings of courts, suspensions. */
const beside = /,?\s+с\s+изм/
/** «по состоянию на 01.01.2021», «в редакции, действующей на 03.12.2026», «с изменениями на 3 декабря 2026 г.» */
const inForceOn =
  /(?<!\p{L})(?:по состоянию на|действ\p{L}{2,8}\sна|(?:изменениями|изм\.|доп\.|дополнениями)\sна)(?!\p{L})/u
/** «в редакции, действовавшей до 01.01.2016» */
const inForceUntil = /действ(?:\.|ова\p{L}{1,4})\sдо(?!\p{L})|^\(?до(?!\p{L})/u
const former = /(?<!\p{L})(?:стар|прежн|предыдущ|предшествующ)\p{L}{1,3}\sредакци/u
const first = /(?<!\p{L})(?:первоначальн|исходн)\p{L}{1,3}\sредакци/u

/** A contract has wordings too. */
const otherText = 'договор|контракт|соглашени|устав'
const ofOther = new RegExp(`(?<!\\p{L})(?:${otherText})`, 'u')
/** The pattern of what begins a note of the wording. */
const editedText = 'ред(?:\\.|акци)|(?:с\\s(?:уч[её]том\\s|последними\\s)?)?изм(?:\\.|енени)'
const ofDay = `[^().;\\n]{0,60}?(?:от\\s{1,2})?${dayPattern.ru}(?:\\s{1,2}(?:№|n)\\s?[\\p{L}\\p{N}-]{1,12})?`
/**
 * The pattern of what is said of a wording beside a name or an article, without brackets: «в редакции Федерального закона
 * от 08.03.2015 № 42-ФЗ», «ред. от 31.07.2020», «в ред. 2018 г.», «в старой редакции».
 */
export const russianWordingText =
  `(?:в\\s)?(?:${editedText})[\\p{L}.]{0,6}\\s{0,2}(?:${ofDay}|${year}\\s?г(?:ода|\\.)?)|` +
  `в\\sредакции,?\\sдействовавшей\\sдо\\s${dayPattern.ru}|` +
  'в\\s(?:стар|прежн|предыдущ|первоначальн)[а-я]{2}\\sредакции'
/** The same in brackets: «(ред. от 31.07.2020)», with the name that the text gives the law. */
export const russianWordingNote = new RegExp(
  `\\s{0,2}[([]\\s?(?!далее|[^()]{0,60}(?:${otherText}))[^()[\\]]{0,40}?` +
    `(?<!\\p{L})(?:${editedText}|действ|до\\s|по\\sсостоянию)[^()[\\]]{1,150}[)\\]]|,?\\s{1,2}(?:${russianWordingText})`,
  'uy',
)

/**
 * Of several changes that a note names, the last made the wording.
 *
 * @param note folded
 */
export function russianWording(note: string): string | null {
  if (ofOther.test(note)) return null
  const told = wordingUntil(note, inForceUntil, 'ru') ?? wordingOnDay(note, inForceOn, 'ru')
  if (told) return told
  if (former.test(note)) return beforeMark
  if (first.test(note)) return firstWording
  const from = note.search(edited)
  if (from === -1) return null
  // «с изм.» at the beginning is the wording itself.
  const [head, rest] = [note.slice(from, from + 1), note.slice(from + 1)]
  return lastTold(head + rest.split(beside)[0]!, 'ru')
}
