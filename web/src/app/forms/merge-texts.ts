import { readRichText } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { align } from './align.ts'

/** A paragraph, heading, list or table that both changed; null on the side that took it out. */
export interface BothChanged {
  begun: string
  mine: string | null
  theirs: string | null
}

/** A part of a merged text: as it stands, or to be chosen. */
export type MergedPart = string | BothChanged

/** However it is written down: an editor's table has columns that the stored one has not. */
interface Block {
  html: string
  key: string
}

const piece = /<(\/?)(\w+)(?:"[^"]*"|[^>"])*>/g
const alone = new Set(['br', 'img', 'col'])

/** The blocks of a formatted text that stand in no other. */
function blocksOf(html: string): Block[] {
  const ends: number[] = []
  let depth = 0
  for (const { 0: text, 1: end, 2: tag, index } of html.matchAll(piece)) {
    if (alone.has(tag!)) continue
    depth += end ? -1 : 1
    if (depth === 0) ends.push(index + text.length)
  }
  return ends.map((end, at) => {
    const block = html.slice(ends[at - 1] ?? 0, end)
    return { html: block, key: JSON.stringify(readRichText(block)) }
  })
}

function pairsOfSigns(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))
}

/** How much of two blocks is the same; never nothing, so that what stands in one place is paired. */
function likeness(one: Block, other: Block): number {
  const [first, second] = [pairsOfSigns(one.html), pairsOfSigns(other.html)]
  const shared = [...first].filter((pair) => second.has(pair)).length
  return 0.01 + (2 * shared) / (first.size + second.size + 1)
}

/** What a side made of each block that both began with, and what it added before each and at the end. */
function changesOf(begun: readonly Block[], side: readonly Block[]) {
  const same = align(begun, side, (one, other) => (one.key === other.key ? 1 : 0))
  const pairs = [...same]
  let [from, to] = [0, 0]
  for (const [at, other] of [...same, [begun.length, side.length] as const]) {
    const changed = align(begun.slice(from, at), side.slice(to, other), likeness)
    for (const [one, another] of changed) pairs.push([from + one, to + another])
    from = at + 1
    to = other + 1
  }
  const madeOf = new Map(pairs)
  const place = new Map(pairs.map(([one, another]) => [another, one]))
  const added: Block[][] = Array.from({ length: begun.length + 1 }, () => [])
  let after = 0
  for (const [at, block] of side.entries()) {
    const paired = place.get(at)
    if (paired === undefined) added[after]!.push(block)
    else after = paired + 1
  }
  const now = begun.map((_, at) => side[madeOf.get(at) ?? -1] ?? null)
  return { now, added }
}

/**
 * Two changes of a text in one: what one side alone changed or added is taken, what both added in one place stands one
 * after the other, and what both changed otherwise is left to be chosen.
 *
 * @param begun what both began with
 */
export function mergeTexts(begun: string, mine: string, theirs: string): MergedPart[] {
  const before = blocksOf(begun)
  const [own, other] = [changesOf(before, blocksOf(mine)), changesOf(before, blocksOf(theirs))]
  const addedAt = (at: number) => {
    const first = own.added[at]!
    const second = other.added[at]!.filter(({ key }) => !first.some((block) => block.key === key))
    return [...first, ...second].map(({ html }) => html)
  }
  const merged = before.flatMap((block, at): MergedPart[] => {
    const [one, another] = [own.now[at] ?? null, other.now[at] ?? null]
    const isSame = (first: Block | null, second: Block | null) => first?.key === second?.key
    const taken =
      isSame(one, block) || isSame(one, another) ? another : isSame(another, block) ? one : undefined
    if (taken !== undefined) return [...addedAt(at), ...(taken ? [taken.html] : [])]
    return [...addedAt(at), { begun: block.html, mine: one?.html ?? null, theirs: another?.html ?? null }]
  })
  return [...merged, ...addedAt(before.length)]
}
