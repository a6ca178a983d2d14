import type { Candidate, FoundTexts } from './find.ts'

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

const bestOf = (candidates: readonly Candidate[], saying: (one: Candidate) => number) =>
  Math.max(0, ...candidates.slice(0, looked).map(saying))

/** Whether what was found answers the question. */
export function isAnswered({ candidates, askedBefore, conceptWeight }: FoundTexts): boolean {
  if (candidates.some(({ isNamed }) => isNamed)) return true
  if (candidates.length === 0) return false
  if (askedBefore.length > 0) return true
  const said = Math.max(
    ...[...Map.groupBy(candidates, ({ searched }) => searched).values()].map((some) =>
      bestOf(some, ({ quotable }) => quotable.said + quotable.saidByConcepts),
    ),
  )
  const own = bestOf(candidates, ({ quotable }) => quotable.said)
  return (
    own >= sound.own ||
    [sound.named, sound.wellNamed].some((least) => conceptWeight >= least.weight && said >= least.said)
  )
}
