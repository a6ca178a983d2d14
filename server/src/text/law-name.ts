import { fold } from './characters.ts'
import { stem } from './stem.ts'
import { chineseNumber } from '@portal/protocol/laws/article-number.ts'
import { beforeMark } from '@portal/protocol/laws/wording-said.ts'
import { chineseAbbreviations, codeAbbreviations } from './abbreviations.ts'
import { allCountryNames } from './country-names.ts'
import { interpretationName } from './interpretation-name.ts'
import { yearsInDigits } from './wordings/chinese-wording.ts'
import { wordingNamed } from './wordings/wording-named.ts'

/** A name of a law taken apart. */
export interface LawName {
  /** What two writings of one name have in common; '' when nothing is left. */
  key: string
  /** Country named beside it, as an ISO 3166 code. */
  country: string | null
  /** Year named beside it, of a law or its version. */
  year: string | null
  /** What it says of its version, as `wordingNamed` answers it. */
  wording: string | null
  isChinese: boolean
}

const quotes = /[《》〈〉<>「」『』"“”„«»‹›'‘’＂]/g
/** "China's Civil Code" */
const possessive = /(?<=\p{L})['’]s(?!\p{L})/gu
/** Names of countries in Chinese, the longest first. */
export const chineseCountries = Object.entries(allCountryNames)
  .flatMap(([country, { zh }]) => zh.map((name) => ({ country, name })))
  .sort((one, other) => other.name.length - one.name.length)

/**
 * Takes the name of a law apart, as a title prints it or a citation writes it: without quotes, country, year and
 * note of the version. Words of English and Russian names are stemmed and sorted, for "Law of the Republic of
 * Kazakhstan on Investments" is "Kazakhstan's Investment Law" too.
 */
export function lawName(text: string): LawName {
  const plain = fold(text).replace(possessive, '').replace(quotes, ' ').trim()
  return /\p{Script=Han}/u.test(plain) ? chineseName(plain) : otherName(plain)
}

/** What a law goes by. */
export interface NamedLaw {
  titles: { title: string; shortTitles: string[] }[]
  number: string | null
}

/** Keys of all names a law goes by, and of its official number. */
export function namesOf({ titles, number }: NamedLaw): string[] {
  const names = new Set<string>()
  for (const { title, shortTitles } of titles) {
    for (const name of [title, ...shortTitles]) {
      const { key, isChinese } = lawName(name)
      names.add(key)
      if (isChinese) {
        names.add(key.replace(/\([^()]*\)$/, ''))
        continue
      }
      // Parts and wordings in brackets are left out in citations: "(часть первая)", "(Part One)".
      names.add(lawName(name.replace(/\s*\([^()]*\)\s*$/, '')).key)
      // «О рекламе» is cited as «закон о рекламе».
      if (key.startsWith(aboutMark)) {
        names.add(sortedKey([...key.slice(aboutMark.length).split(' '), ...lawWord(key)]))
      }
    }
  }
  if (number) names.add(numberMark + officialNumberKey(number))
  names.delete('')
  return [...names]
}

/** Sets official numbers apart from names. */
export const numberMark = '№ '

/** An official number without spaces, hyphens, "No." and the way its numerals are written. */
export function officialNumberKey(text: string): string {
  return (
    fold(text)
      .replace(/第?([〇零一二两三四五六七八九十百千]+)号/g, (match, numeral: string) => {
        const value = chineseNumber(numeral)
        return value === null ? match : `${value}号`
      })
      .replace(/第(?=\d+号)/g, '')
      // "国务院第723号令", as "国务院令第723号"
      .replace(/(\d+号)令$/, '令$1')
      // "5338-I", as "5338-1"
      .replace(/(?<=\d{3}-)i$/, '1')
      .replace(/(?<![\p{L}])(?:no|n)(?![\p{L}])\.?/gu, '')
      .replace(/[\s\-‐‑–—№."'“”«»()[\]〔〕【】]/g, '')
      .replace(/(?<=\d)fz$/, 'фз')
      .replace(/^(фк?з)(\d+)$/, '$2$1')
  )
}

/** 2018年, 2018年修正的, 2018修正, 修订前的: before a name, of its wording. */
const wordingBefore =
  /^(?:(?:18|19|20)\d\d(?:年(?:版|(?:修正|修订|修改)(?:[前后]|(?=的)))?|版|(?:修正|修订)[前后]?|(?=\p{Script=Han}))|(?:修正|修订|修改)[前后])的?/u
const writtenDate = /^[一二][〇○零一二三四五六七八九]{3}年[一二三四五六七八九十]{1,3}月/
/** 旧公司法, 老公司法; no law's own name begins so. */
const former = /^(?:旧|老(?![年挝]))(?=.{2,}(?:法|法典)$)/
const version = /\((?:\d{4}年?)?[^()]*(?:修订|修正|修改|版|文本|施行|公布|通过)[^()]*\)|\(\d{4}年?\)/g
const bareVersion = /(?:\d{4}年?)(?:第[一二三四五六七八九十]+次)?(?:修订|修正|修改|版)$/

function chineseName(plain: string): LawName {
  const printed = plain.replace(/[\s,，、。·:：]+/g, '')
  // 一九四九年八月十二日日内瓦公约 bears its day as a part of its name.
  let rest = writtenDate.test(printed) ? printed : yearsInDigits(printed)
  const year = /(?:18|19|20)\d\d/.exec(rest)?.[0] ?? null
  rest = rest.replace(version, '').replace(bareVersion, '')
  let country: string | null = null
  // The country and the year may stand in either order: 印度1872年合同法, 1872年印度合同法.
  for (let round = 0; round < 2; round++) {
    const beginning = rest
    const known = chineseCountries.find(({ name }) => beginning.startsWith(name))
    if (known && country === null) {
      country = known.country
      rest = rest.slice(known.name.length)
    }
    rest = rest.replace(wordingBefore, '').replace(/^的/, '')
  }
  const isFormer = former.test(rest)
  rest = rest.replace(former, '')
  const name = interpretationName(rest) ?? chineseAbbreviations.get(rest) ?? rest
  const wording = wordingNamed(plain) ?? (isFormer ? beforeMark : null)
  return { key: name, country, year, wording, isChinese: true }
}

/** Words that names are cited with and without. */
const noise = new Set(
  'the a an of on for and in to by concerning regarding relating no n о об обо в и на от для по с со федеральный год г'
    .split(' ')
    .map(stem),
)
const about = new Set(['о', 'об', 'обо', 'on'])
/** Begins the key of a name that says only what the law is about. */
const aboutMark = '~ '

const otherCountries = Object.entries(allCountryNames)
  .flatMap(([country, { other }]) => other.map((name) => ({ country, stems: stemsOf(name) })))
  .sort((one, other) => other.stems.length - one.stems.length)

function otherName(plain: string): LawName {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = stemsOf(words.flatMap((word) => codeAbbreviations.get(word) ?? word).join(' '))
  let country: string | null = null
  for (const known of otherCountries) {
    for (let at = indexOfAll(stems, known.stems); at !== -1; at = indexOfAll(stems, known.stems)) {
      country ??= known.country
      stems.splice(at, known.stems.length)
    }
  }
  const year = stems.find((word) => /^(?:18|19|20)\d\d$/.test(word)) ?? null
  const rest = stems.filter((word) => word !== year)
  const key = sortedKey(rest)
  return {
    key: key !== '' && about.has(words[0]!) ? aboutMark + key : key,
    country,
    year,
    wording: wordingNamed(plain),
    isChinese: false,
  }
}

function stemsOf(text: string): string[] {
  const words =
    fold(text)
      .replace(possessive, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(stem).filter((word) => !noise.has(word))
}

function sortedKey(stems: string[]): string {
  return stems.toSorted().join(' ')
}

function lawWord(key: string): string[] {
  return [stem(/[а-я]/.test(key) ? 'закон' : 'law')]
}

function indexOfAll(words: string[], wanted: string[]): number {
  return words.findIndex((_, at) => wanted.every((word, offset) => words[at + offset] === word))
}
