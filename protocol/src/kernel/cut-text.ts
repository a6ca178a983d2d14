/** What nothing ends with, half a character, or what a sentence goes on after: blanks, commas, semicolons, colons, dashes, brackets and quotation marks that open. */
const goesOn = /[\s,，、;；:：\-‒–—―(（[【《〈「『«“\uD800-\uDBFF]/u

/** What nothing begins with, half a character, or what ends what stands before: blanks, stops, commas, dashes, brackets and quotation marks that close. */
const hasEnded = /[\s.。!！?？,，、;；:：\-‒–—―)）\]】》〉」』»”\uDC00-\uDFFF]/u

/** Where a part of a text ends that "…" stands behind: at `to`, or before the signs there that go on; at `least` or later. */
export function cutEnd(text: string, to: number, least = 0): number {
  let at = to
  while (at > least && goesOn.test(text[at - 1]!)) at -= 1
  return at
}

/** Where a part of a text begins that "…" stands before: at `from`, or behind the signs there; at `most` or earlier. */
export function cutStart(text: string, from: number, most = text.length): number {
  let at = from
  while (at < most && hasEnded.test(text[at]!)) at += 1
  return at
}

/** A text whole, or so many characters of it at most and "…" behind them. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, cutEnd(text, most))}…` : text
}
