import { fold } from './characters.ts'
import { writtenDay } from './written-day.ts'

const year = '(?:1[89]|20)\\d\\d'
/** 2018修正, 2018年10月26日第四次修正, 2018年版 */
const chinese = new RegExp(
  `(${year})年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:第[一二三四五六七八九十]+次)?(?:修正|修订|修改|文本|版)`,
)
/** "2018 Amendment", "as amended in 2018", "revised on 26 October 2018"; not "2018 Amendment Act", which is another act. */
const english = new RegExp(
  `(?<!\\d)(${year})\\s(?:amendment|revision|version|amended|revised)(?!\\sact)|` +
    `(?:amended|revised)\\s(?:in|on|up to|as of)\\s(?:[a-z\\d]{1,9},?\\s){0,2}(${year})(?!\\d)|` +
    `(?:amendment|revision|version)\\s(?:of\\s)?(${year})(?!\\d)`,
)
/** «ред. от 31.07.2020», «в редакции Федерального закона от 8 марта 2015 г. № 42-ФЗ», «в ред. 2018 г.» */
const russian = /(?<!\p{L})(?:ред\.|редакци\p{L}{1,3})/u
const russianDay = /(?<!\d)(?:(\d{1,2})\.(\d{1,2})\.(\d{4})|(\d{1,2})\s([а-я]{2,8})\s(\d{4}))(?!\d)/gu
const yearAlone = new RegExp(`(?<!\\d)(${year})(?!\\d)`)

/** Of several changes that a note names, the last made the wording. */
function russianWording(note: string): string | null {
  const from = note.search(russian)
  if (from === -1) return null
  const days = [...note.slice(from).matchAll(russianDay)].flatMap((found) => writtenDay(found, 'ru') ?? [])
  return days.sort().at(-1) ?? yearAlone.exec(note.slice(from))?.[1] ?? null
}

/** Year or day (YYYY-MM-DD) of the wording that a note beside the name of a law names; null where it names none. */
export function wordingNamed(note: string): string | null {
  const folded = fold(note)
  const [, before, on, behind] = english.exec(folded) ?? []
  return chinese.exec(folded)?.[1] ?? before ?? on ?? behind ?? russianWording(folded)
}
