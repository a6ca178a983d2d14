import { caseNumberKey } from '../case-number.ts'
import { caseMark, type Mention } from './mention.ts'

// On folded text. Every repetition is bounded, so that each place is looked at a bounded number of times.
const forms = [
  // (2022)鲁02民终90003号之一, with blanks or an end of a line
  /[([〔]\s?(?:19|20)\d\d\s?[)\]〕][^\S\n]?(?!第)[\u4e00-\u9fff](?:\s?[\u4e00-\u9fff\d]){0,24}?\s?\d{1,7}\s?号(?:之[一二三四五六七八九十]{1,3})?/g,
  /(?<![a-z\d])ecli:[a-z]{2}:[a-z0-9]{1,7}:\d{4}:[a-z0-9]{1,20}(?:\.[a-z0-9]{1,10}){0,3}/g,
  // А40-990017/2023, 2-99013/2022, 7527-23-00-2/90021, ЭД-99041/16
  /(?<![а-яa-z\p{N}/-])(?:[а-яa-z]{1,4}\d{0,3}|\d{1,4})(?:-\d{1,7}){1,4}\/\d{2,6}(?![а-яa-z\p{N}/-])/gu,
]
/** Common-law numbers: what stands before them belongs to them, "Customs Appeal No. 99074/2019". */
const suit =
  /(?<![\p{L}\p{N}/-])\d{2,7}(?:\/[a-z]{1,4})?(?:\/|\s{1,3}of\s{1,3})(?:19|20)\d\d(?![а-яa-z\p{N}/-])/gu
/** One word before it: "No.", "Appeal", "(COMM)". */
const wordBefore = /(?:(?<![A-Za-zА-я.])[A-Z][\p{L}.]{0,20}|\([A-Z][\p{L}. ]{0,20}\))[ \u00a0]?$/u
const mostWords = 6
const longestPrefix = 60

function mention(readings: { start: number; key: string }[], end: number): Mention {
  return {
    start: readings[0]!.start,
    end,
    isOwn: false,
    names: readings.map(({ start, key }) => ({
      start,
      end,
      key: caseMark + key,
      country: null,
      year: null,
      wording: null,
    })),
    article: null,
    paragraph: null,
    item: null,
  }
}

/** Where the number may begin, farthest first. */
function suitBegins(text: string, index: number): number[] {
  const begins: number[] = []
  let start = index
  for (let count = 0; count < mostWords; count++) {
    const from = Math.max(0, index - longestPrefix)
    const word = wordBefore.exec(text.slice(from, start))
    if (!word) break
    start = from + word.index
    begins.unshift(start)
  }
  return begins
}

/** Every case number in a text, as mentions in their order. */
export function readCaseNumbers(text: string, folded: string): Mention[] {
  const found: Mention[] = []
  for (const form of forms) {
    for (const { 0: number, index } of folded.matchAll(form)) {
      const key = caseNumberKey(number)
      if (key !== '') found.push(mention([{ start: index, key }], index + number.length))
    }
  }
  for (const { 0: number, index } of folded.matchAll(suit)) {
    const end = index + number.length
    // "In Suit No. 7/2020" begins with a word of the sentence: each beginning is a reading.
    const begins = suitBegins(text, index)
    const readings = begins.map((start) => ({ start, key: caseNumberKey(text.slice(start, end)) }))
    const distinct = readings.filter(({ key }, at) => key !== '' && key !== readings[at + 1]?.key)
    if (distinct.length > 0) found.push(mention(distinct, end))
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, at) => at === 0 || start >= found[at - 1]!.end)
}
