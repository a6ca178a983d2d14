import type { LawUnit } from '@portal/protocol/laws/schemas.ts'

/** Units of two texts that belong beside each other; null where one has none. */
export interface UnitPair {
  left: LawUnit | null
  right: LawUnit | null
}

/** What units in two languages have in common: the article's key; a heading's place before the article it leads to. */
function names(units: readonly LawUnit[]): string[] {
  const found: string[] = []
  let next = 'end'
  let headings = 0
  for (const unit of units.toReversed()) {
    if (unit.kind === 'article') {
      next = unit.key
      headings = 0
      found.push(unit.key)
    } else {
      headings += 1
      found.push(`${next} ${unit.level} ${headings}`)
    }
  }
  return found.toReversed()
}

/**
 * Puts two texts side by side, in the order of the left one; what only the right one has stands behind what it
 * follows there.
 */
export function alignUnits(left: readonly LawUnit[], right: readonly LawUnit[]): UnitPair[] {
  const leftNames = names(left)
  const held = new Set(leftNames)
  const matches = new Map<string, LawUnit>()
  /** Units that only the right text has, by the name they stand behind. */
  const behind = new Map<string, LawUnit[]>()
  let last = ''
  for (const [place, name] of names(right).entries()) {
    const unit = right[place]!
    if (held.has(name)) {
      matches.set(name, unit)
      last = name
    } else behind.set(last, [...(behind.get(last) ?? []), unit])
  }
  const alone = (name: string): UnitPair[] =>
    (behind.get(name) ?? []).map((unit) => ({ left: null, right: unit }))
  return [
    ...alone(''),
    ...left.flatMap((unit, place) => {
      const name = leftNames[place]!
      return [{ left: unit, right: matches.get(name) ?? null }, ...alone(name)]
    }),
  ]
}
