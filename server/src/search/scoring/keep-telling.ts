import type { Analyser } from '../analysis/analyser.ts'
import { functionWords } from '../analysis/function-words.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { rarityOf } from './score-words.ts'

/**
 * The part of what a question says that a text must have to be much the same: of one of so many words this divided by
 * their root, for who tells a story says more than any answer repeats; of few words half. Measured on the demo's
 * texts with questions in three languages: what has nothing to do with law has at most .42 of three words, .38 of
 * four, .29 of eight and .10 of thirty; what is answered there has more.
 */
const share = { most: 0.5, ofRoot: 0.85 }

/**
 * Sets to 0 the scores of units that say too little of a question. Its words that no text has count as the rarest: by
 * those most of all is a question known that nothing here answers.
 */
export function keepTelling(index: SegmentedIndex, asked: string): void {
  const { statistics, segments } = index
  const words = contentWords(asked, index.analyser)
  const whole = words.reduce((sum, word) => sum + rarityOf(statistics, word), 0)
  const least = whole * Math.min(share.most, share.ofRoot / Math.sqrt(Math.max(1, words.length)))
  for (const { scores } of segments) {
    for (let unit = 0; unit < scores.length; unit++) if (scores[unit]! < least) scores[unit] = 0
  }
}

function contentWords(asked: string, analyser: Analyser) {
  const words = analyser.words(asked)
  const content = words.filter(({ surface }) => !functionWords.has(surface))
  return content.length > 0 ? content : words
}
