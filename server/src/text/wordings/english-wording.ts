import { beforeMark, firstWording } from '@portal/protocol/laws/wording-said.ts'
import { lastTold, wordingOnDay, wordingUntil, year } from './told-days.ts'
import { dayPattern } from './written-day.ts'

/** "2018 Amendment"; not "2018 Amendment Act", which is another act. */
const amendment = new RegExp(
  `(?<!\\d)(${year})\\s(?:amendment|revision|version|wording|text|edition|ed\\.|rev\\.|amended|revised)(?!\\sact)|` +
    `(?:amendment|revision|version),?\\s(?:of\\s)?(${year})(?!\\d)`,
)
/** "as amended on 26 October 2018", "as amended by Act 3 of 2016" */
const amended = /(?<![a-z])(?:amended|revised|rev\.|rev['’]d)(?![a-z])/
/** What is said behind it is of another day; up to which it was amended, of no amendment's. */
const beyond = /;|(?<![a-z])(?:effective|in force|with effect|promulgated|adopted)(?![a-z])/
/** "as amended up to 1 July 2013", "as of 1 July 2013" */
const inForceOn =
  /(?<![a-z])(?:amended (?:up )?to|as of|as at|(?:in force|in effect|applicable|stood|it was) (?:on|in|until))(?![a-z])/
/** Before a name: "the former", "the pre-2018" with its year, "the then-applicable". */
export const formerText = `(?:former|old|previous|earlier|pre-(${year})|unamended|pre-amend(?:ment|ed)|then(?:[\\s-](?:applicable|current|effective))?)`
export const currentText = '(?:new|current|present|existing|applicable)'
/** "before the 2015 amendment", "pre-2015", "as it stood before 1 July 2024" */
const former = new RegExp(
  `(?<![a-z])(?:before|prior to)\\s(?:the\\s|its\\s)?(?:(${year})\\s)?(?:amendment|revision|changes)|` +
    `(?<![a-z])pre-(${year})(?!\\d)|(?:former|old|previous|earlier)\\sversion|^(?:old|former)$`,
)
const inForceBefore = /(?:in force|in effect|applicable|stood)\s(?:before|prior to)(?![a-z])/
const asEnacted = /(?:as\s(?:originally\s)?enacted|original\s(?:version|wording|text))/

/** "as amended in 2018", "as amended by Act 3 of 2016", "amended on 26 October 2018, 2019 and 2021" */
const changedText =
  '(?:as\\s{1,2}(?:last\\s{1,2})?)?(?:amended|revised)\\s{1,2}(?:(?:[a-z\\d]{1,14}|\\(amendment\\)|act,)\\s{1,2}){0,10}?' +
  `(?:${dayPattern.en}|${year}(?!\\d))(?:(?:,|,?\\s{1,2}and)\\s{1,2}(?:in\\s)?${year}(?!\\d)){0,8}`
/** "in its 2018 version", "prior to the 2023 revision", "in force until 30 June 2024" */
const stoodText =
  `in\\sits\\s${year}\\s(?:version|wording|text)|` +
  `(?:before|prior\\sto)\\s(?:the|its)\\s(?:${year}\\s)?(?:amendment|revision)|` +
  '(?:as\\s)?(?:in\\sforce|in\\seffect|applicable|it\\sstood|it\\swas)\\s(?:on|in|until|before|prior\\sto)\\s' +
  `(?:${dayPattern.en}|${year}(?!\\d))`
/** The pattern of what is said of a wording beside a name or an article, without brackets. */
export const englishWordingText = `(?:${changedText}|${stoodText})`

/** @param note folded */
export function englishWording(note: string): string | null {
  const told = wordingUntil(note, inForceBefore, 'en') ?? wordingOnDay(note, inForceOn, 'en')
  if (told) return told
  const before = former.exec(note)
  if (before) return beforeMark + (before[1] ?? before[2] ?? '')
  const [, first, last] = amendment.exec(note) ?? []
  if (first ?? last) return first ?? last!
  const [, ...behind] = note.split(amended)
  const changed = lastTold(behind.join(' ').split(beyond)[0]!, 'en')
  return changed ?? (asEnacted.test(note) ? firstWording : null)
}
