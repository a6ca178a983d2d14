/**
 * Pairs what stands in two rows for each other, both in their order, so that what is paired is worth the most together.
 *
 * @param worth nothing where two may not be paired
 */
export function align<Item>(
  one: readonly Item[],
  other: readonly Item[],
  worth: (first: Item, second: Item) => number,
): [number, number][] {
  const width = other.length + 1
  const best = new Float64Array((one.length + 1) * width)
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const paired = worth(one[at]!, other[to]!)
      const skipped = Math.max(best[(at + 1) * width + to]!, best[at * width + to + 1]!)
      const both = paired > 0 ? paired + best[(at + 1) * width + to + 1]! : 0
      best[at * width + to] = Math.max(skipped, both)
    }
  }
  const pairs: [number, number][] = []
  let [at, to] = [0, 0]
  while (at < one.length && to < other.length) {
    const now = best[at * width + to]!
    if (now === best[(at + 1) * width + to]!) at += 1
    else if (now === best[at * width + to + 1]!) to += 1
    else {
      pairs.push([at, to])
      at += 1
      to += 1
    }
  }
  return pairs
}
