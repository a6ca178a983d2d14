import { textKey } from './questions.ts'

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = items[last]!
    items[last] = items[other]!
    items[other] = item
  }
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。；：])|\n/).filter((sentence) => sentence.trim() !== '')
}

/**
 * New articles: the sentences of real ones in any order, as many in each as real ones have. None says what a real
 * one or an earlier one says: a copy of an answer would count as wrong.
 */
export function* recombine(texts: readonly string[], count: number, seed: number): Generator<string> {
  const random = generator(seed)
  const articles = texts.map(sentencesOf).filter((sentences) => sentences.length > 0)
  const lengths = articles.map((sentences) => sentences.length)
  const sentences = articles.flat()
  const seen = new Set(texts.map(textKey))
  let made = 0
  while (made < count && sentences.length > 0) {
    shuffle(sentences, random)
    shuffle(lengths, random)
    let start = 0
    for (const length of lengths) {
      if (made === count) return
      const text = sentences.slice(start, start + length).join('')
      start += length
      if (seen.has(textKey(text))) continue
      seen.add(textKey(text))
      yield text
      made += 1
    }
  }
}
