import { fold } from './characters.ts'
import { stem } from './stem.ts'

const englishWord = /[a-z]{4,}/g

function wordsOf(text: string): string[] {
  return fold(text).match(englishWord) ?? []
}

/** A word without what its plural adds. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<!s)s$/, '')
}

/**
 * Whether an English word of a name is none of its law's titles, though it has the stem of one: "Arbitrtion Act".
 * What a stemmer takes off a word may be mistyped as well.
 */
export function isMisspelt(written: string, titles: readonly string[]): boolean {
  const byStem = Map.groupBy(titles.flatMap(wordsOf), stem)
  return wordsOf(written).some((word) => {
    const known = byStem.get(stem(word))
    return known !== undefined && !known.some((one) => singular(one) === singular(word))
  })
}
