import { beforeMark, presentWording, type Dated } from '@portal/protocol/laws/wording-said.ts'
import type { LawName } from '../law-name.ts'
import { cue, datesBefore, datesIn } from './chinese-dates.ts'
import { datedBy } from './mention.ts'
import { knownName } from './name-cache.ts'

const lawWord =
  '法典|法律|法|典|条例|规定|办法|解释|公约|条约|协定|协议|规则|细则|通则|总则|分则|决定|意见|批复|议定书'
/** Ends of titles in 《》 that are laws'. */
const title = new RegExp(`(?:${lawWord}|编|纲要|章程|令|制度|标准)\\s*(?:\\([^()]{1,40}\\))?\\s*$`)
const lawEnd = new RegExp(`(?:${lawWord})$`)
/** "本法", but not the last signs of 日本法, 基本法; "该法"; "旧法", but not those of 创新法. */
const own = new RegExp(
  `(?:(?<![日基资样版根文抄书])本|(该|上述|前述|(?:(?<=符合)|(?<![合不共相]))同)|${cue}(?:([旧原])|(新)))(${lawWord}|宪法)$`,
)
/** Behind a cue, or at the beginning, a kind alone. */
const kindAlone =
  /(?:^|[\s,;:、()。依据照按据用反合于和与及或在从属述成供提交开启了])(法典|条例|规定|办法|解释|公约|条约|协定|规则|细则|通则)$/
const latin = /(?<![a-z\d])[a-z][a-z&]{1,11}\d{0,2}$/
/** CISG 1980, CISG1980年 */
const yearOfLetters = /(?<=[a-z])\s?((?:1[89]|20)\d\d)年?$/
const inCapitals = /^[A-Z&]+\d{0,2}$/
/** "CMR公约": a kind that capitals before it tell. */
const kindOfLatin = /^(?:公约|条约|协定|规则|条例|法)$/
/** The part of a judicial interpretation: 公司法解释三, 公司法解释(三) */
const numbered = /(?<=解释|规定)(?:\([一二三四五六七八九十]{1,2}\)|[一二三四五六七八九十]{1,2})$/
const run = /[\u4e00-\u9fff〇\d]{2,40}$/
const noteAtEnd = /[([〔【]([^()[\]〔〕【】]{1,100})[)\]〕】]\s?$/
/** Names that say nothing of which law is meant. */
const generic = new Set(
  `${lawWord}|国法|民法|该法|本法|司法|立法|执法|方法|做法|有关规定|法律规定`.split('|'),
)

/** Behind these a name may begin. */
const cueSigns = new Set(
  '依据照按见受和与及或于由为是有在以对从被的即如除该其原旧新了者则且而并系属均亦应须需可将向用反合守时效行前',
)
const mostReadings = 6

const kindAtEnd = /(法典|法|条例|规定|办法|解释|公约|条约|协定|规则|细则|通则)(?:\([^()]{1,40}\))?$/

/** 民法典合同编: the books of a code, between its name and an article. */
export const bookOfCode = '(?:[·•]?(?:总则|物权|合同|人格权|婚姻家庭|继承|侵权责任)编)'
/** What stands between a name and its article. */
const linkBehind = new RegExp(`\\s{0,3}${bookOfCode}?(?:(?:[的之中]|规定的|所规定的)\\s{0,3})?$`)

/** The kind of law that a name ends in: a code, a convention. */
export function kindOf(key: string): string | null {
  return kindAtEnd.exec(key)?.[1] ?? null
}

/** "the Convention": the end of a text that is nothing but a law's kind; null when it is more, or none. */
export function kindNamed(before: string): string | null {
  const trimmed = before.replace(linkBehind, '')
  return kindAlone.exec(trimmed)?.[1] ?? null
}

/** Whether what stands in 《》 may be the title of a law. */
export function isLawTitle(folded: string): boolean {
  return title.test(folded)
}

/** What points to a law without its name: 本法, 该法, 旧法. */
export interface Pointer {
  isOwn: boolean
  kind: string
  /** Which of its wordings is meant; null: not said. */
  wording: string | null
  printed: string
  length: number
}

const contractTitle =
  /^[^中国欧]{0,30}(?:合同|公司章程|(?:转让|合作|增资|补充|框架|股东|借款|借贷|租赁|服务|保密|担保|保证|购销|买卖|代理|经销|劳动|和解|调解|委托|加工|承揽|赔偿|离婚|许可|顾问|对赌|回购|代持|抵押|质押)协议)书?$/

/** Whether what stands in 《》 is the title of a contract, which has articles of its own. */
export function isContractTitle(folded: string): boolean {
  return contractTitle.test(folded)
}

/** Whether the text before an article ends in "this law", "that law" or "the old law", and how long that is. */
export function ownOrSaid(before: string): Pointer | null {
  const trimmed = before.replace(linkBehind, '')
  const found = own.exec(trimmed)
  if (!found) return null
  const [printed, said, old, current, kind] = found
  return {
    isOwn: (said ?? old ?? current) === undefined,
    kind: kind!,
    wording: old === undefined ? (current && presentWording) || null : beforeMark,
    printed,
    length: before.length - found.index,
  }
}

/** What the brackets say in which a text ends, and where they begin; null where it ends in none. */
export function noteBefore(before: string): { note: string; start: number } | null {
  const found = noteAtEnd.exec(before)
  return found && { note: found[1]!, start: found.index }
}

/**
 * The ways to read the end of a text as the bare name of a law, longest first: where it begins is not marked.
 *
 * @param before folded text before the article
 * @param printed the same as printed
 */
export function barelyNamed(before: string, printed: string): { length: number; name: LawName }[] {
  const named = before.replace(linkBehind, '')
  const part = numbered.exec(named)?.[0] ?? ''
  // 商标法(2019修正)第四条
  const noted = part === '' ? noteBefore(named) : null
  const dated: Dated = noted ? datesIn(noted.note) : { year: null, wording: null }
  const end = noted ? before.slice(0, noted.start).trimEnd().length : named.length - part.length
  const text = before.slice(0, end)
  const lettersEnd = end - (yearOfLetters.exec(text)?.[0].length ?? 0)
  const acronym = latin.exec(text.slice(0, lettersEnd))?.[0]
  const acronymFrom = lettersEnd - (acronym?.length ?? 0)
  if (acronym !== undefined && inCapitals.test(printed.slice(acronymFrom, lettersEnd))) {
    const year = yearOfLetters.exec(text)?.[1] ?? dated.year
    return [{ length: before.length - acronymFrom, name: { ...knownName(acronym), year } }]
  }
  const signs = run.exec(text)?.[0]
  if (signs === undefined || !lawEnd.test(signs)) return []
  const letters = kindOfLatin.test(signs) ? latin.exec(text.slice(0, -signs.length))?.[0] : undefined
  const from = end - signs.length - (letters?.length ?? 0)
  if (letters !== undefined && inCapitals.test(printed.slice(from, end - signs.length)))
    return [{ length: before.length - from, name: knownName(letters + signs) }]
  const begins = Array.from(signs, (_, at) => at).filter((at) => at === 0 || cueSigns.has(signs[at - 1]!))
  const kept = begins.length > mostReadings ? [0, ...begins.slice(1 - mostReadings)] : begins
  return kept
    .map((at) => signs.slice(at))
    .filter((name) => name.length > 1 && !generic.has(name))
    .map((name) => ({
      length: before.length - (end - name.length),
      name: datedBy(datedBy(knownName(name + part), dated), datesBefore(text, 0, end - name.length)),
    }))
    .filter(({ name }) => name.key.length > 1)
}
