import { ContentProblem } from '../../../import/content-problem.ts'
import { cleanMarkdown } from '../../../import/markdown/cleaning.ts'
import { splitDate } from '../../../import/markdown/dates.ts'

/** A dated line under the title: what happened to the law on that day. */
export interface LawEvent {
  on: string
  text: string
}

export interface MarkdownHead {
  title: string
  /** The second title: this file is that part of the law. */
  part: string | null
  events: LawEvent[]
  /** Lines that are neither a date's nor the title again. */
  notes: string[]
}

/** Several events in one line: "…第一次修正根据2009年8月27日…第二次修正". */
const nextEvent =
  /(?<=通过|公布|发布|批准|修正|修订|修改|施行|实施)[，,、；;。\s]*(?:根据)?(?=\d{4}年\d{1,2}月\d{1,2}日)/

export function readHead(head: string): MarkdownHead {
  const lines = cleanMarkdown(head)
  const titles = lines.filter((line) => line.marks === 1).map((line) => line.text)
  const title = titles[0]
  if (title === undefined) throw new ContentProblem('has no title line (# …)')
  const events: LawEvent[] = []
  const notes = titles.slice(2)
  for (const line of lines) {
    if (line.marks === 1) continue
    for (const piece of line.text.split(nextEvent)) {
      const date = splitDate(piece)
      const last = events.at(-1)
      if (date) events.push({ on: date.on, text: date.rest })
      else if (last) last.text += piece
      else if (!isPartOfTitle(piece, title)) notes.push(piece)
    }
  }
  return { title, part: titles[1] ?? null, events, notes }
}

/** Titles are printed again under the first one, at times broken into two lines. */
export function isPartOfTitle(line: string, title: string): boolean {
  const squeezed = line.replace(/\s+/g, '')
  return squeezed.length > 1 && title.replace(/\s+/g, '').includes(squeezed)
}
