/** What of an article tells whether another wording has it too. */
export interface ComparedArticle {
  key: string
  heading: string | null
  text: string
}

/** Places of an article in the older and the newer wording; null where that one has none. */
export interface Pair {
  older: number | null
  newer: number | null
}

/** Share of common shingles from which two texts are wordings of one article. */
const similarEnough = 0.5
/** The same where number or heading speak for it too. */
const similarUnderSameName = 0.2
/** What a heading weighs that both wordings have once. */
const sameHeading = 0.2
/** Shingles of more articles than this tell nothing. */
const commonShingle = 40
const candidatesPerArticle = 5

/** Pairs of Chinese characters, words of other scripts. */
function shingles(text: string): Set<string> {
  const found = new Set<string>()
  for (const [run] of text.toLowerCase().matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+/gu)) {
    if (!/\p{Script=Han}/u.test(run)) found.add(run)
    else for (let at = 0; at < Math.max(1, run.length - 1); at++) found.add(run.slice(at, at + 2))
  }
  return found
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const shingle of one) if (other.has(shingle)) common += 1
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}

/**
 * Finds which article of an older wording each article of a newer one is: the same text under the same number,
 * the same text elsewhere, the most similar text; under the same number or heading a text that has something in
 * common will do. Answers every article of both once, in the order of the newer wording; those that are no more stand
 * where they stood.
 */
export function alignArticles(older: readonly ComparedArticle[], newer: readonly ComparedArticle[]): Pair[] {
  const olderOf = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (from: number, to: number) => {
    if (taken.has(from) || olderOf.has(to)) return
    taken.add(from)
    olderOf.set(to, from)
  }
  pairSameTexts(older, newer, pair)
  const openOlder = [...older.keys()].filter((place) => !taken.has(place))
  const openNewer = [...newer.keys()].filter((place) => !olderOf.has(place))
  for (const { from, to } of similarPairs(older, newer, openOlder, openNewer)) pair(from, to)
  return inOrder(older.length, newer.length, olderOf)
}

function pairSameTexts(
  older: readonly ComparedArticle[],
  newer: readonly ComparedArticle[],
  pair: (from: number, to: number) => void,
): void {
  const byText = Map.groupBy(older.keys(), (place) => older[place]!.text)
  for (const sameKeyOnly of [true, false]) {
    for (const [to, { key, text }] of newer.entries()) {
      const same = byText.get(text) ?? []
      for (const from of same) if (!sameKeyOnly || older[from]!.key === key) pair(from, to)
    }
  }
}

/** Places of the headings that come once. */
function onlyHeadings(articles: readonly ComparedArticle[], places: readonly number[]) {
  const found = new Map<string | null, number | undefined>()
  for (const place of places) {
    const { heading } = articles[place]!
    if (heading) found.set(heading, found.has(heading) ? undefined : place)
  }
  return found
}

/** Candidates by similarity, best first. */
function similarPairs(
  older: readonly ComparedArticle[],
  newer: readonly ComparedArticle[],
  openOlder: readonly number[],
  openNewer: readonly number[],
): { from: number; to: number }[] {
  const ofOlder = new Map(openOlder.map((place) => [place, shingles(older[place]!.text)]))
  const places = new Map<string, number[]>()
  for (const [place, found] of ofOlder) {
    for (const shingle of found) {
      const list = places.get(shingle)
      if (list) list.push(place)
      else places.set(shingle, [place])
    }
  }
  const byKey = new Map(openOlder.map((place) => [older[place]!.key, place]))
  const byHeading = onlyHeadings(older, openOlder)
  const newerHeadings = onlyHeadings(newer, openNewer)
  const candidates: { from: number; to: number; score: number }[] = []
  for (const to of openNewer) {
    const found = shingles(newer[to]!.text)
    const common = new Map<number, number>()
    for (const shingle of found) {
      const list = places.get(shingle) ?? []
      if (list.length > commonShingle) continue
      for (const place of list) common.set(place, (common.get(place) ?? 0) + 1)
    }
    const likely = [...common].sort((one, other) => other[1] - one[1]).slice(0, candidatesPerArticle)
    const { key, heading } = newer[to]!
    const sameKey = byKey.get(key)
    const namesake = newerHeadings.get(heading) === to ? byHeading.get(heading) : undefined
    for (const from of new Set([
      ...likely.map(([place]) => place),
      ...[sameKey ?? [], namesake ?? []].flat(),
    ])) {
      const similar = similarity(ofOlder.get(from)!, found)
      const isNamed = from === sameKey || from === namesake
      if (similar < (isNamed ? similarUnderSameName : similarEnough)) continue
      candidates.push({ from, to, score: similar + (from === namesake ? sameHeading : 0) })
    }
  }
  return candidates.sort((one, other) => other.score - one.score)
}

function inOrder(olderCount: number, newerCount: number, olderOf: ReadonlyMap<number, number>): Pair[] {
  const newerOf = new Map([...olderOf].map(([to, from]) => [from, to]))
  /** Articles that are no more, by the newer place they stand behind; -1: at the beginning. */
  const goneBehind = new Map<number, number[]>()
  let behind = -1
  for (let from = 0; from < olderCount; from++) {
    const to = newerOf.get(from)
    if (to !== undefined) behind = to
    else goneBehind.set(behind, [...(goneBehind.get(behind) ?? []), from])
  }
  const gone = (place: number): Pair[] =>
    (goneBehind.get(place) ?? []).map((from) => ({ older: from, newer: null }))
  const pairs = gone(-1)
  for (let to = 0; to < newerCount; to++) {
    pairs.push({ older: olderOf.get(to) ?? null, newer: to }, ...gone(to))
  }
  return pairs
}
