import { fold } from './characters.ts'
import { countryHints, countryNames } from './country-names.ts'

/** A country that a text speaks of, and the words that say so, as they stand there folded. */
export interface CountryNamed {
  country: string
  words: string[]
}

/** The countries that a text names, in any of the portal's languages. */
export function countriesNamed(text: string): CountryNamed[] {
  return countriesIn(text, names)
}

/** The countries that a text speaks of by their money or their cities. */
export function countriesSuggested(text: string): CountryNamed[] {
  return countriesIn(text, hints)
}

interface Said {
  country: string
  pattern: RegExp
}

/** 白俄罗斯 is not Russia, nor 印度尼西亚 India. */
const beginsBefore = '(?<!白)'
const goesOn = '(?!尼西亚|洋|河|支那)'

function patternsOf(table: Record<string, { zh: string[]; other: string[] }>): Said[] {
  return Object.entries(table).map(([country, { zh, other }]) => {
    const forms = other.map((name) => name.split(' ').map(formsOf).join('[\\s-]+'))
    const inLetters = `(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`
    return { country, pattern: new RegExp(`${beginsBefore}(?:${zh.join('|')})${goesOn}|${inLetters}`, 'gu') }
  })
}

/** Endings of Russian names of countries and cities, and of their adjectives, by the ending that they are listed with. */
const endings: readonly (readonly [listed: string, others: string])[] = [
  ['ия', 'ия|ии|ию|ией'],
  ['ай', 'ай|ая|аю|аем|ае'],
  ['ий', 'ий|ого|ому|им|ом|ая|ой|ую|ое|ие|их|ими'],
  ['ая', 'ая|ой|ую'],
  ['ка', 'ка|ки|ке|ку|кой'],
  ['ва', 'ва|вы|ве|ву|вой'],
  ['на', 'на|ны|не|ну|ной'],
  ['ль', 'ль|ля|лю|лем|ле|ли|лей|лям|лях|лями'],
  ['нь', 'нь|ня|ню|нем|не|ни|ней|ням|нях|нями'],
]

/** All forms of a word, as a pattern. */
function formsOf(word: string): string {
  if (!/[а-я]$/.test(word)) return word
  const [listed, others] =
    endings.find(([ending]) => word.length > ending.length + 1 && word.endsWith(ending)) ?? []
  if (listed && others) return `${word.slice(0, -listed.length)}(?:${others})`
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) && word.length > 4 ? `${word}(?:а|у|ом|е)?` : word
}

const names = patternsOf(countryNames)
const hints = patternsOf(countryHints)

function countriesIn(text: string, said: readonly Said[]): CountryNamed[] {
  const plain = fold(text)
  return said.flatMap(({ country, pattern }) => {
    const words = Array.from(plain.matchAll(pattern), ([word]) => word)
    return words.length > 0 ? [{ country, words: [...new Set(words)] }] : []
  })
}
