import type { CaseSection } from './document.ts'
import type { Tables } from '../kernel/database/tables.ts'

type SectionRow = Omit<Tables['case_section'], 'text_id'>

/**
 * The rows of a text, each section with an anchor of its own on the page: its kind, with its turn where the kind
 * comes again ("facts", "other", "other-2").
 */
export function sectionRows(sections: readonly CaseSection[]): SectionRow[] {
  const turns = new Map<string, number>()
  return sections.map(({ kind, heading, text }, position) => {
    const turn = (turns.get(kind) ?? 0) + 1
    turns.set(kind, turn)
    const anchor = kind.toLowerCase()
    return {
      position,
      kind,
      anchor: turn === 1 ? anchor : `${anchor}-${turn}`,
      heading,
      body: text,
    }
  })
}
