/** Modules that come in one file. */
export interface Part {
  modules: readonly string[]
  /** Characters of code. */
  size: number
  /** Those that load it, by their places. */
  screens: Set<number>
  /** The parts that run before it: whoever loads it loads them. */
  imports: Set<Part>
}

/** Two parts that would come in one file, and what all screens together would save by it. */
interface Pair {
  other: Part
  saved: number
}

/** To ask for a file costs a slow phone as much as so many characters of code. */
const costOfFile = 3000

const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one, ...other])

/** All parts that run before some, without these. */
function behind(...parts: readonly Part[]): Set<Part> {
  const all = new Set(parts.flatMap(({ imports }) => [...imports]))
  for (const one of all) for (const next of one.imports) all.add(next)
  for (const part of parts) all.delete(part)
  return all
}

/**
 * Parts in fewer files, so that all screens together load least: two at a time are joined, those first that save most,
 * until none would save anything. No file imports itself by way of others in the end: the same screens would load both, and
 * to join them would save something.
 *
 * @param given whoever loads one loads what it imports; changed by this
 * @param weights how much each screen counts, by its place
 */
export function joined(given: Iterable<Part>, weights: readonly number[]): Set<Part> {
  const parts = new Set(given)
  const pairs = new Map<Part, Pair | null>()

  function costOf(size: number, screens: Iterable<number>): number {
    let weight = 0
    for (const screen of screens) weight += weights[screen]!
    return (size + costOfFile) * weight
  }

  /** Whoever loads what is joined loads what stands behind either. */
  function savedBy(one: Part, other: Part): number {
    const screens = union(one.screens, other.screens)
    const apart = costOf(one.size, one.screens) + costOf(other.size, other.screens)
    let saved = apart - costOf(one.size + other.size, screens)
    if (saved <= 0) return saved
    for (const part of behind(one, other)) {
      const more = [...screens].filter((screen) => !part.screens.has(screen))
      saved -= costOf(part.size, more)
    }
    return saved
  }

  function bestOf(part: Part, others: Iterable<Part>, known: Pair | null): Pair | null {
    let best = known
    for (const other of others) {
      if (other === part) continue
      const saved = savedBy(part, other)
      if (saved > (best?.saved ?? 0)) best = { other, saved }
    }
    return best
  }

  /** Joins two, and tells the parts that are now others than before. */
  function join(one: Part, other: Part): Set<Part> {
    const both: Part = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      screens: union(one.screens, other.screens),
      imports: union(one.imports, other.imports),
    }
    for (const part of [one, other]) {
      parts.delete(part)
      pairs.delete(part)
      both.imports.delete(part)
    }
    for (const part of parts) {
      const had = part.imports.size
      part.imports.delete(one)
      part.imports.delete(other)
      if (part.imports.size < had) part.imports.add(both)
    }
    parts.add(both)
    const changed = new Set([both])
    for (const part of behind(both)) {
      const screens = union(part.screens, both.screens)
      if (screens.size > part.screens.size) changed.add(part)
      part.screens = screens
    }
    return changed
  }

  let changed = parts
  for (;;) {
    for (const part of parts) {
      const known = pairs.get(part)
      const isStale = changed.has(part) || (known && (changed.has(known.other) || !parts.has(known.other)))
      pairs.set(
        part,
        isStale || known === undefined ? bestOf(part, parts, null) : bestOf(part, changed, known),
      )
    }
    let best: readonly [Part, Part, number] | null = null
    for (const [part, pair] of pairs)
      if (pair && pair.saved > (best?.[2] ?? 0)) best = [part, pair.other, pair.saved]
    if (!best) return parts
    changed = join(best[0], best[1])
  }
}
