/** A word of an English or Russian text. */
export interface Word {
  start: number
  end: number
  /** Folded. */
  plain: string
  /** Begins with a capital letter. */
  isCapital: boolean
  /** Nothing but capitals and signs, two at least: CISG, A&C, ГК, КоАП. */
  isAcronym: boolean
}

/** A text with what is read off it once: its folded form, and its words. */
export interface Source {
  text: string
  folded: string
  words: readonly Word[]
}

export function sourceOf(text: string, folded: string): Source {
  return { text, folded, words: wordsOf(text, folded) }
}

/** Before the article of a convention cited by its letters and a number alone: "CISG 35(2)", "NYC V(1)(e)". */
export const letteredPlace =
  '(?<=(?<![\\p{L}\\p{N}])(?:cisg|cmr|mc99)\\s)(?=\\d{1,3}(?![\\p{L}\\p{N}%]|[.,-]\\d))|(?<=(?<![\\p{L}\\p{N}])nyc\\s)(?=[ivx]{1,4}\\(\\d)'

/** What a sticky pattern finds at a place of the folded text. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** "506-524" is a range, "27-12" an article. */
const range = /^(\d{1,5})-(\d{1,5})$/

/** The first of a range of articles. */
export function firstOf(printed: string): string {
  const [, from, to] = range.exec(printed) ?? []
  return Number(to) > Number(from) ? from! : printed
}

const word = /[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu

/** The words of a text in their order. */
function wordsOf(text: string, folded: string): Word[] {
  const words: Word[] = []
  for (const { 0: printed, index } of text.matchAll(word)) {
    const end = index + printed.length
    const isCapital = /^\p{Lu}/u.test(printed)
    words.push({
      start: index,
      end,
      plain: folded.slice(index, end),
      isCapital,
      isAcronym:
        isCapital &&
        printed.length < 9 &&
        /\p{Lu}.*\p{Lu}/u.test(printed.slice(0, 6)) &&
        !/-\p{Lu}?\p{Ll}/u.test(printed),
    })
  }
  return words
}

/** Place of the first word that begins at or behind a position. */
export function wordAt(words: readonly Word[], position: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.start < position) low = middle + 1
    else high = middle
  }
  return low
}
