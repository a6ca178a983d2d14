import { walk } from '../../kernel/walk-xml.ts'
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
  /** Levels that this use writes in its own way. */
  levels: ReadonlyMap<number, Level>
}

interface ListRead extends List {
  starts: Map<number, number>
  levels: Map<number, Level>
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
  const lists = new Map<string, ListRead>()
  const levels = new Map<string, Map<number, Level>>()
  const links = new StyleLinks()
  let [abstract, list] = ['', '']
  let place: number | null = null
  /** The level that is read. */
  let open: Level | null = null
  walk(xml ?? '<none/>', {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:abstractNum') {
        abstract = attributes['w:abstractNumId'] ?? ''
        levels.set(abstract, new Map())
      }
      links.read(abstract, name, value)
      if (name === 'w:num') list = attributes['w:numId'] ?? ''
      if (name === 'w:abstractNumId') {
        lists.set(list, { abstract: value, starts: new Map(), levels: new Map() })
      }
      if (name === 'w:lvlOverride') place = levelOf(attributes)
      if (name === 'w:startOverride' && place !== null) lists.get(list)?.starts.set(place, Number(value) || 0)
      const defined = name === 'w:lvl' ? levelOf(attributes) : null
      if (defined !== null) {
        open = newLevel()
        const of = list === '' ? levels.get(abstract) : lists.get(list)?.levels
        of?.set(defined, open)
      }
      if (open) readLevel(open, name, value)
    },
    close(name) {
      if (name === 'w:lvl') open = null
    },
  })
  for (const one of lists.values()) one.abstract = links.meant(one.abstract)
  return { lists, levels }
}

/** Lists without levels of their own: each names a style, and another list says that it is what the style means. */
class StyleLinks {
  readonly #styles = new Map<string, string>()
  readonly #meant = new Map<string, string>()

  read(abstract: string, name: string, style: string): void {
    if (name === 'w:numStyleLink') this.#styles.set(abstract, style)
    if (name === 'w:styleLink') this.#meant.set(style, abstract)
  }

  /** The list that has the levels. */
  meant(abstract: string): string {
    const style = this.#styles.get(abstract)
    return (style !== undefined && this.#meant.get(style)) || abstract
  }
}

/** How far a list is counted, on each of its levels. */
class Counter {
  readonly #values: (number | null)[] = Array.from({ length: mostLevels }, () => null)

  begin(starts: ReadonlyMap<number, number>): void {
    for (const [level, start] of starts) this.#values[level] = start - 1
  }

  /** Counts one of a level, and says its number; nothing of one that has none, as bullets. */
  count(at: number, levels: ReadonlyMap<number, Level>): string | null {
    const level = levels.get(at)
    if (!level) return null
    const before = this.#values[at] ?? null
    this.#values[at] = before === null ? level.start : before + 1
    for (let below = at + 1; below < mostLevels; below++) {
      if (levels.get(below)?.restarts ?? true) this.#values[below] = null
    }
    if (level.format === 'bullet' || level.format === 'none') return null
    const written = level.text.replace(/%([1-9])/g, (_whole, digit: string) => {
      const place = Number(digit) - 1
      const value = (this.#values[place] ??= levels.get(place)?.start ?? 1)
      const format = level.isLegal ? 'decimal' : (levels.get(place)?.format ?? 'decimal')
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
    const own = found && this.#known.levels.get(found.abstract)
    if (list === null || !found || !own) return null
    const levels = new Map([...own, ...found.levels])
    const counter = this.#counters.get(found.abstract) ?? new Counter()
    this.#counters.set(found.abstract, counter)
    if (!this.#begun.has(list)) counter.begin(found.starts)
    this.#begun.add(list)
    const ofStyle = [...levels].find(([, one]) => one.style !== null && one.style === style)?.[0]
    return counter.count(level ?? ofStyle ?? 0, levels)
  }
}
