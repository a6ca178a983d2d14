import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { LawDocumentUnit } from './document.ts'

export interface UnitRow {
  position: number
  kind: 'heading' | 'article'
  level: number | null
  key: string | null
  anchor: string
  number: string | null
  heading: string | null
  body: string | null
}

/**
 * The rows of a text: every heading and article with an anchor of its own on the page. Articles are anchored by
 * their key; where a key comes twice (annexes count anew), the later ones carry their turn.
 */
export function unitRows(units: readonly LawDocumentUnit[]): UnitRow[] {
  const turns = new Map<string, number>()
  let headings = 0
  return units.map((unit, position) => {
    if (!('number' in unit)) {
      headings += 1
      return {
        position,
        kind: 'heading',
        level: unit.level,
        key: null,
        anchor: `part-${headings}`,
        number: null,
        heading: unit.heading,
        body: null,
      }
    }
    const base = articleKey(unit.number) ?? `p${position}`
    const turn = (turns.get(base) ?? 0) + 1
    turns.set(base, turn)
    const key = turn === 1 ? base : `${base}.n${turn}`
    return {
      position,
      kind: 'article',
      level: null,
      key,
      anchor: `art-${key}`,
      number: unit.number,
      heading: unit.heading || null,
      body: unit.text,
    }
  })
}
