import { beforeMark, presentWording, type Dated } from '@portal/protocol/laws/wording-said.ts'
import { chineseDay, dayOrYear, times, chineseYearAlone, yearsInDigits } from '../wordings/chinese-wording.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { matchAt } from './words.ts'

const changed = '(?:修正|修订|修改|修法|颁布|公布|通过|施行|实施|生效)'
/** Not in the middle of a word: 高原《公司法》. */
export const cue = '(?<=^|[^\\u4e00-\\u9fff]|[照据按依于与和及或对用反合的在是即了比较将把])'
/**
 * Before a name: 2018年, 2018版, 2018年第四次修正的, 2018年10月26日起施行的, 2018年修正前的; 原, 旧版, 修订前的, 未修订的;
 * 现行.
 */
const toldBefore = new RegExp(
  `(?<![\\d第号-])${chineseDay}${times}起?${changed}{0,2}(?:并${changed})?` +
    `([前后]|[之以]前)?(?:版|文本|${changed})?的?\\s?$|` +
    `(?:${cue}(?:[旧老]|原(?:来|有)?)(?:版|法)?|此前|以前|过去|(?:未|尚未)${changed}|${changed}[之以]?前)的?\\s?$|` +
    '(现行)(?:有效)?的?\\s?$',
)
const longestBefore = 30

/** The year, or the wording, that a note behind a name names. */
export function datesIn(note: string): Dated {
  return { year: chineseYearAlone(note), wording: wordingNamed(note) }
}

/** The same that stands right before a name, no farther back than `from`, and how long it is. */
export function datesBefore(folded: string, from: number, name: number): Dated & { length: number } {
  const near = yearsInDigits(folded.slice(Math.max(from, name - longestBefore), name))
  const [whole = '', year = null, month, day, side, isPresent] = toldBefore.exec(near) ?? []
  // 2021年1月1日《民法典》施行: a day of something else.
  if (/日\s?$/.test(whole)) return { length: 0, year: null, wording: null }
  if (isPresent !== undefined) return { length: whole.length, year: null, wording: presentWording }
  const isFormer = side?.endsWith('前') === true || (whole !== '' && year === null)
  if (!isFormer) return { length: whole.length, year, wording: null }
  const said = year === null ? '' : dayOrYear(year, month, day)
  return { length: whole.length, year: null, wording: beforeMark + said }
}

/** 《公司法》2018年修正第47条, 《公司法》修订前第47条: without brackets. */
const betweenNameAndArticle = new RegExp(
  `\\s?[,、]?\\s?(?:${chineseDay}${times}(?:修正|修订|修改|版)(?:版|文本)?|(?:修正|修订|修改)[之以]?前|原)[的,]?\\s?(?=第)`,
  'y',
)
/** 《公司法》第47条，2018年修正: the first group is what is said. */
export const behindArticle = new RegExp(
  `\\s?[,]\\s?(${chineseDay}${times}(?:修正|修订))(?=[,。;、)]|\\s|$)`,
  'y',
)

/** The same that stands between a name and its article without brackets, and how long it is. */
export function datesBetween(folded: string, at: number): Dated & { length: number } {
  const said = matchAt(betweenNameAndArticle, folded, at)?.[0] ?? ''
  const isFormer = /^\s?[,、]?\s?原/.test(said)
  return { length: said.length, year: null, wording: isFormer ? beforeMark : wordingNamed(said) }
}
