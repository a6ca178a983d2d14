import { cutEnd } from '@portal/protocol/kernel/cut-text.ts'
import type { Fragment } from '@portal/protocol/kernel/fields.ts'
import { sentencesOf, type Span } from '../../text/sentences.ts'

/** Characters of a text that a passage shows, with the signs of what is left out. */
export const passageLength = 1_200

const leftOut = '…'

/** A text about the sentence that matters, which is marked; cut between sentences where it is longer than shown. */
export function cutAround(text: string, sentence: Span | null): Fragment[] {
  const { from, to } = text.length <= passageLength ? { from: 0, to: text.length } : windowOf(text, sentence)
  const mark = sentence ?? { from, to: from }
  const marked = { from: Math.max(mark.from, from), to: Math.min(mark.to, to) }
  const pieces = [
    { text: (from > 0 ? leftOut : '') + text.slice(from, marked.from), marked: false },
    { text: text.slice(marked.from, marked.to), marked: true },
    {
      text:
        to < text.length
          ? text.slice(marked.to, cutEnd(text, to, marked.to)) + leftOut
          : text.slice(marked.to, to),
      marked: false,
    },
  ]
  return pieces.filter((piece) => piece.text !== '')
}

/** The sentence with those around it that fit, those behind it first. */
function windowOf(text: string, sentence: Span | null): Span {
  const room = passageLength - 2 * leftOut.length
  const sentences = sentencesOf(text)
  let first = Math.max(
    0,
    sentences.findIndex(({ to }) => to > (sentence?.from ?? 0)),
  )
  let last = first
  const spanOf = (from: number, to: number): Span => ({ from: sentences[from]!.from, to: sentences[to]!.to })
  const fits = (from: number, to: number): boolean => {
    if (from < 0 || to >= sentences.length) return false
    const span = spanOf(from, to)
    return span.to - span.from <= room
  }
  if (!fits(first, last)) {
    const { from } = spanOf(first, last)
    return { from, to: wholeCharacter(text, from + room) }
  }
  for (;;) {
    if (fits(first, last + 1)) last += 1
    else if (!fits(first - 1, last)) break
    if (fits(first - 1, last)) first -= 1
  }
  return spanOf(first, last)
}

/** No character is cut in two. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit < 0xe000 ? at - 1 : at
}
