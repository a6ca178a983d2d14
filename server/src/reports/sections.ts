import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Block, Chart, Fact, Run } from '../documents/door.ts'
import type { reportWords } from './report-words.ts'

/** In which words a report is written. */
export interface Setting {
  words: ReturnType<typeof reportWords>
  language: Language
  /** A number as it is written. */
  figure(value: number): string
  /** A calendar date (YYYY-MM-DD) as it is written. */
  dated(day: string): string
}

export function heading(text: string, level = 1): Block {
  return { kind: 'heading', level, text }
}

/** Facts of numbers, and of what is said of them. */
export function numbersOf({ figure }: Setting, facts: readonly [string, number | string][]): Fact[] {
  return facts.map(([label, value]) => ({ label, value: typeof value === 'number' ? figure(value) : value }))
}

interface Counted {
  form: Chart['form']
  title: string
  counts: readonly [string, number][]
}

/** A chart of counts; none where all are nothing. Bars are drawn of what there is alone. */
export function chartOf({ figure }: Setting, { form, title, counts }: Counted): Chart[] {
  const shown = form === 'bars' ? counts.filter(([, count]) => count > 0) : counts
  if (shown.every(([, count]) => count === 0)) return []
  const parts = shown.map(([label, value]) => ({ label, value, figure: figure(value) }))
  return [{ kind: 'chart', form, title, parts }]
}

interface Line {
  title: string
  /** The title's. */
  language: Language
  /** Where the title leads. */
  address?: string
  rest: readonly string[]
}

/** What is named one after another, or that there is none. */
export function linesOf(lines: readonly Line[], none: string): Block[] {
  if (lines.length === 0) return [{ kind: 'paragraph', runs: [{ text: none }] }]
  const runsOf = ({ title, language, address, rest }: Line): Run[] => [
    { text: title, language, ...(address !== undefined && { address }) },
    { text: rest.map((part) => ` · ${part}`).join('') },
  ]
  return [
    {
      kind: 'list',
      isOrdered: false,
      items: lines.map((line) => [{ kind: 'paragraph', runs: runsOf(line) }]),
    },
  ]
}
