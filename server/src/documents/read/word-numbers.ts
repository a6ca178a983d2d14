import { walk } from './walk-xml.ts'
import { writtenNumber } from './written-number.ts'

/** Levels that a list of Word's has. */
const mostLevels = 9
/** Characters of what stands around a number: it is repeated before each paragraph of its list. */
const longestText = 60

interface Level {
  start: number
  format: string
  /** "第%1条", "%1.%2": where the numbers of which levels stand. */
  text: string
  /** All its numbers are written in digits. */
  isLegal: boolean
  /** Begins again below each number of a level above. */
  restarts: boolean
  /** The style whose paragraphs are of this level. */
  style: string | null
}

interface List {
  /** What it is a use of: uses of one list count on from each other. */
  abstract: string
  /** By level: what the list begins at where this use begins. */
  starts: ReadonlyMap<number, number>
}

interface WordLists {
  lists: ReadonlyMap<string, List>
  levels: ReadonlyMap<string, ReadonlyMap<number, Level>>
}

/** What says that a paragraph is of a list: the list's number, "0" of none, and the level. */
export interface ListPlace {
  list: string | null
  level: number | null
}

const newLevel = (): Level => ({
  start: 1,
  format: 'decimal',
  text: '',
  isLegal: false,
  restarts: true,
  style: null,
})

/** Has a level say what one of its elements says. */
function readLevel(level: Level, name: string, value: string): void {
  if (name === 'w:start') level.start = Number(value) || 0
  if (name === 'w:numFmt') level.format = value
  if (name === 'w:lvlText') level.text = value.slice(0, longestText)
  if (name === 'w:isLgl') level.isLegal = value !== '0' && value !== 'false'
  if (name === 'w:lvlRestart') level.restarts = value !== '0'
  if (name === 'w:pStyle') level.style = value
}

/** The level that an element is of; none below the last. */
function levelOf(attributes: Record<string, string>): number | null {
  const level = Number(attributes['w:ilvl'])
  return level >= 0 && level < mostLevels ? level : null
}

/** The lists of a document's numbering part. */
export function readLists(xml: string | null): WordLists {
  const lists = new Map<string, List & { starts: Map<number, number> }>()
  const levels = new Map<string, Map<number, Level>>()
  let [abstract, list] = ['', '']
  let place: number | null = null
  /** The level that is read, within a list and not within a use of one. */
  let open: Level | null = null
  walk(xml ?? '<none/>', {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:abstractNum') {
        abstract = attributes['w:abstractNumId'] ?? ''
        levels.set(abstract, new Map())
      }
      if (name === 'w:num') list = attributes['w:numId'] ?? ''
      if (name === 'w:abstractNumId') lists.set(list, { abstract: value, starts: new Map() })
      if (name === 'w:lvlOverride') place = levelOf(attributes)
      if (name === 'w:startOverride' && place !== null) lists.get(list)?.starts.set(place, Number(value) || 0)
      const defined = name === 'w:lvl' && list === '' ? levelOf(attributes) : null
      if (defined !== null) {
        open = newLevel()
        levels.get(abstract)?.set(defined, open)
      }
      if (open) readLevel(open, name, value)
    },
    close(name) {
      if (name === 'w:lvl') open = null
    },
  })
  return { lists, levels }
}

/** How far a list is counted, on each of its levels. */
class Counter {
  readonly #levels: ReadonlyMap<number, Level>
  readonly #values: (number | null)[] = Array.from({ length: mostLevels }, () => null)

  constructor(levels: ReadonlyMap<number, Level>) {
    this.#levels = levels
  }

  begin(starts: ReadonlyMap<number, number>): void {
    for (const [level, start] of starts) this.#values[level] = start - 1
  }

  #startOf(level: number): number {
    return this.#levels.get(level)?.start ?? 1
  }

  /** Counts one of a level, and says its number; nothing of one that has none, as bullets. */
  count(at: number): string | null {
    const level = this.#levels.get(at)
    if (!level) return null
    const before = this.#values[at] ?? null
    this.#values[at] = before === null ? this.#startOf(at) : before + 1
    for (let below = at + 1; below < mostLevels; below++) {
      if (this.#levels.get(below)?.restarts ?? true) this.#values[below] = null
    }
    if (level.format === 'bullet' || level.format === 'none') return null
    const written = level.text.replace(/%([1-9])/g, (_whole, digit: string) => {
      const place = Number(digit) - 1
      const value = (this.#values[place] ??= this.#startOf(place))
      const format = level.isLegal ? 'decimal' : (this.#levels.get(place)?.format ?? 'decimal')
      return writtenNumber(format, value)
    })
    return written.trim() || null
  }
}

/** Counts the paragraphs of lists in their order, as Word does when it shows them. */
export class WordNumbers {
  readonly #known: WordLists
  readonly #counters = new Map<string, Counter>()
  readonly #begun = new Set<string>()

  constructor(known: WordLists) {
    this.#known = known
  }

  /** The number before the next paragraph; null where Word writes none. */
  next({ list, level }: ListPlace, style: string): string | null {
    const found = list === null ? undefined : this.#known.lists.get(list)
    const levels = found && this.#known.levels.get(found.abstract)
    if (list === null || !found || !levels) return null
    const counter = this.#counters.get(found.abstract) ?? new Counter(levels)
    this.#counters.set(found.abstract, counter)
    if (!this.#begun.has(list)) counter.begin(found.starts)
    this.#begun.add(list)
    const ofStyle = [...levels].find(([, one]) => one.style !== null && one.style === style)?.[0]
    return counter.count(level ?? ofStyle ?? 0)
  }
}
