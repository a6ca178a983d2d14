import { cutEnd, cutStart } from '@portal/protocol/kernel/cut-text.ts'
import type { Fragment } from '../door.ts'

/** A place in a text where a word of the question stands: [from, to), the word's number and weight. */
export interface Mark {
  from: number
  to: number
  word: number
  weight: number
}

/** Further occurrences of a word count this part of the first when windows are compared. */
const repeatShare = 0.1

/** `text[from..to)` in pieces, with … where the text goes on, and no comma or dash before that. */
export function cut(text: string, marks: Mark[], begin: number, end: number): Fragment[] {
  const from = begin > 0 ? cutStart(text, begin, end) : begin
  const to = end < text.length ? cutEnd(text, end, from) : end
  const pieces = fragments(text, marks, from, to)
  if (from > 0) pieces.unshift({ text: '…', marked: false })
  if (to < text.length) pieces.push({ text: '…', marked: false })
  return pieces
}

/** The part of the text with the most weight of different words in it, some context before its first word. */
export function bestWindow(text: string, marks: Mark[], length: number): [from: number, to: number] {
  let best = -1
  let first = 0
  let last = 0
  for (let start = 0; start < marks.length; start++) {
    const seen = new Set<number>()
    let weight = 0
    let end = start
    for (let next = start; next < marks.length; next++) {
      const mark = marks[next]!
      if (mark.to > marks[start]!.from + length) break
      weight += seen.has(mark.word) ? mark.weight * repeatShare : mark.weight
      seen.add(mark.word)
      end = mark.to
    }
    if (weight > best) {
      best = weight
      first = marks[start]!.from
      last = end
    }
  }
  const context = Math.floor((length - (last - first)) / 2)
  const from = Math.min(Math.max(0, first - context), Math.max(0, text.length - length))
  const start = wordStart(text, from, first)
  return [start, Math.max(last, wordEnd(text, Math.min(text.length, start + length)))]
}

/** First place from `from` on where a word begins, at most `limit`. */
function wordStart(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && at > 0 && isInsideWord(text, at)) at++
  return at
}

/** Last place up to `to` where a word ends; `to` itself when there is none within 30 characters. */
export function wordEnd(text: string, to: number): number {
  for (let at = to; at > Math.max(0, to - 30); at--) if (!isInsideWord(text, at)) return at
  return isLowSurrogate(text, to) ? to - 1 : to
}

function isInsideWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  if (isLowSurrogate(text, at)) return true
  return (
    /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1)) &&
    !/\p{Script=Han}/u.test(text.slice(at - 1, at + 1))
  )
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit < 0xe000
}

/** `text[from..to)` in pieces, marked where marks stand; overlapping and touching marks become one. */
export function fragments(text: string, marks: Mark[], from: number, to: number): Fragment[] {
  const pieces: Fragment[] = []
  const add = (end: number, start: number, marked: boolean): void => {
    if (end > start) pieces.push({ text: text.slice(start, end), marked })
  }
  let at = from
  for (let index = 0; index < marks.length;) {
    const start = Math.max(marks[index]!.from, at)
    let end = marks[index]!.to
    while (++index < marks.length && marks[index]!.from <= end) end = Math.max(end, marks[index]!.to)
    const markEnd = Math.min(end, to)
    if (markEnd <= start) continue
    add(start, at, false)
    add(markEnd, start, true)
    at = markEnd
  }
  add(to, at, false)
  return pieces
}
