import { fold } from '../../text/characters.ts'
import { countriesNamed, countriesSuggested } from '../../text/countries-named.ts'
import { stem } from '../../text/stem.ts'
import { functionWords } from '../analysis/function-words.ts'
import type { Glossary } from './glossary.ts'

/** Numbers, alone or of a provision or an act, and the word that says of what: 第584条, Article 12, ст. 5, № 14-ФЗ. */
const numbered = new RegExp(
  [
    '第[0-9〇零一二两三四五六七八九十百千]+(?:条|款|项|目|章|节|编)(?:之[0-9一二三四五六七八九十]+)?',
    '(?:(?:articles?|art|sections?|sec|paragraphs?|para|clauses?|chapters?|rules?|no|стат[ьеия]\\p{L}*|ст|пункт\\p{L}*|п|част\\p{L}*|ч|глав\\p{L}*|№)\\.?\\s*)?\\p{N}[\\p{N}.,/-]*(?:-\\p{L}+)?',
  ].join('|'),
  'giu',
)

/** An amount of money: what it is of says nothing of payments. */
const amount =
  /\p{N}[\p{N}.,\s]*(?:(?:тыс|млн|млрд)\p{L}*\.?\s*|(?:thousand|million)s?\s*|[万亿]\s*)?(?:рубл\p{L}*|юан\p{L}*|доллар\p{L}*|тенге|сом\p{L}*|сум\p{L}*|yuan|r(?:o)?ubles?|dollars?|tenge|rupees?|元|卢布|美元|坚戈|卢比)/giu

/** Words in capitals at their beginning, one behind the other. */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)+/gu

/**
 * What of a question may be said in other words: neither citations nor numbers, and no names. Of names it knows
 * countries and cities, and what stands behind a capitalised word that no concept has (Huawei Technologies).
 */
export function sayableOf(free: string, glossary: Glossary): string {
  const plain = free
    .replace(amount, ' ')
    .replace(numbered, ' ')
    .replace(capitals, (run) => withoutNames(run, glossary))
  // Money has the names of its countries beside it, in small letters and in Chinese.
  const places = [...countriesNamed(plain), ...countriesSuggested(plain.replace(uncapitalised, ' '))]
  return places.flatMap(({ words }) => words).reduce(without, plain)
}

const uncapitalised = /\p{Script=Han}+|(?<!\p{L})\p{Ll}\p{L}*/gu

/** A text without a word that stands in it folded. */
function without(text: string, word: string): string {
  const at = fold(text).indexOf(word)
  return at === -1 ? text : without(`${text.slice(0, at)} ${text.slice(at + word.length)}`, word)
}

/** A run of capitalised words without those behind one that no concept has, and that one. */
function withoutNames(run: string, glossary: Glossary): string {
  const words = run.split(/\s+/u)
  const first = words.findIndex((word) => !isKnown(fold(word), glossary))
  return first === -1 || words.length > nameLimit ? run : words.slice(0, first).join(' ')
}

/** Longer runs are questions in which every word is capitalised. */
const nameLimit = 4

function isKnown(word: string, glossary: Glossary): boolean {
  return functionWords.has(word) || glossary.knows(stem(word))
}
