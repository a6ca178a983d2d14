import type { Language } from '@portal/protocol/kernel/languages.ts'
import { align } from './align.ts'

interface Marked {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** So many pairs of words are compared in a moment; longer texts are told as wholly other. */
const mostPairs = 4_000_000

/** What a text says otherwise than before, word by word. */
export function markWords(before: string, after: string, language: Language): Marked[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const [one, other] = [before, after].map((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  ) as [string[], string[]]
  const pairs =
    one.length * other.length > mostPairs
      ? []
      : align(one, other, (first, second) => (first === second ? 1 : 0))
  const marked: Marked[] = []
  const say = (words: readonly string[], change: Marked['change']) => {
    if (words.length > 0) marked.push({ text: words.join(''), change })
  }
  let [from, to] = [0, 0]
  for (const [at, place] of [...pairs, [one.length, other.length] as const]) {
    say(one.slice(from, at), 'removed')
    say(other.slice(to, place), 'added')
    say(one.slice(at, at + 1), 'same')
    from = at + 1
    to = place + 1
  }
  return marked
}
