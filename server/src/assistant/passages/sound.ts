import type { Quotable } from '../../search/door.ts'
import type { FoundTexts } from './find.ts'

/**
 * When what was found answers a question. Set on 1,232 lay questions over Chinese statutes, 220 in three languages, 120
 * of first pages, and 30 that ask of weather, cooking and the like: what the law knows a name for weighs at least
 * `named`, and one of the best texts says so much of the question, by its own words and by the glossary's. Where the
 * glossary knows much of it, less will do; where it knows nothing, most of its own words must stand in one text.
 */
const sound = {
  named: { weight: 5, said: 0.4 },
  wellNamed: { weight: 18, said: 0.15 },
  own: 0.6,
}

/** Texts that are looked at. */
const looked = 10

const bestOf = (texts: readonly Quotable[], saying: (one: Quotable) => number) =>
  Math.max(0, ...texts.slice(0, looked).map(saying))

/** Whether texts say enough of a question; `collections` are those of each, the best first. */
function sayEnough(collections: readonly Quotable[][], conceptWeight: number): boolean {
  const best = (saying: (one: Quotable) => number) =>
    Math.max(0, ...collections.map((texts) => bestOf(texts, saying)))
  const said = best((one) => one.said + one.saidByConcepts)
  return (
    best((one) => one.said) >= sound.own ||
    [sound.named, sound.wellNamed].some((least) => conceptWeight >= least.weight && said >= least.said)
  )
}

/** Whether what was found answers the question, by its words or by its meaning. One that goes on from another is not answered by what that one said. */
export function isAnswered({ candidates, askedBefore, conceptWeight, itself }: FoundTexts): boolean {
  if (candidates.some(({ isNamed, isNear }) => isNamed || isNear)) return true
  if (candidates.length === 0 || (itself && !sayEnough(itself.quotables, itself.conceptWeight))) return false
  const byCollection = Map.groupBy(candidates, ({ searched }) => searched).values()
  const collections = [...byCollection].map((some) => some.map(({ quotable }) => quotable))
  return askedBefore.length > 0 || sayEnough(collections, conceptWeight)
}
