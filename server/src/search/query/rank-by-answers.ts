import type { AnsweredPlace } from '../answered/answered-places.ts'
import type { CandidateReader } from '../answered/candidate-reader.ts'
import { placeIn, referenceTo, segmentOf, type Matches, type Reference } from './matches.ts'

/**
 * Puts units into the order that is learned from answered questions: the best of those found, and those that answered
 * questions like this one. Their scores stay what they are together: the best unit gets the highest. Units change them
 * only with those that the order leans to as much, so that what it leans away from passes nothing by having answered.
 *
 * @param found the best units, titles among them, which stay as they are
 */
export function rankByAnswers(
  matches: readonly Matches[],
  found: readonly Reference[],
  answers: readonly AnsweredPlace[],
  reader: CandidateReader,
  articlesOnly: boolean,
): void {
  const scoreOf = (unit: Reference) => matches[segmentOf(unit)]!.live.scores[placeIn(unit)]!
  const ranked = found
    .filter((unit) => isText(matches, unit))
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one - other)
  const known = new Set(ranked)
  const others = answers
    .map(({ live, unit }) =>
      referenceTo(
        matches.findIndex((one) => one.live === live),
        unit,
      ),
    )
    .filter((unit) => !known.has(unit) && scoreOf(unit) > 0 && passes(matches, unit))
  const units = [...ranked, ...others]
  if (units.length === 0) return
  const highest = Math.max(...units.map(scoreOf))
  const worths = reader.worthsOf(
    units.map((unit, at) => {
      const { live } = matches[segmentOf(unit)]!
      const place = placeIn(unit)
      return {
        group: live.segment.groups[live.unitGroups[place]!]!.id,
        segment: live.segment,
        unit: place,
        rank: at < ranked.length ? at + 1 : null,
        score: scoreOf(unit) / highest,
      }
    }),
  )
  const leant = Map.groupBy(units.keys(), (at) => leaningTo(matches, units[at]!))
  for (const places of leant.values()) {
    const own = places.map((at) => scoreOf(units[at]!)).sort((one, other) => other - one)
    const order = places.toSorted((one, other) => worths[other]! - worths[one]! || one - other)
    for (const [place, at] of order.entries()) {
      const unit = units[at]!
      matches[segmentOf(unit)]!.live.scores[placeIn(unit)] = own[place]!
    }
  }
  for (const unit of units) findBest(matches, unit, articlesOnly)
}

/** The part of its score that a unit keeps in the order. */
function leaningTo(matches: readonly Matches[], unit: Reference): number {
  const { live, worth } = matches[segmentOf(unit)]!
  return worth[live.unitGroups[placeIn(unit)]!]!
}

function isText(matches: readonly Matches[], unit: Reference): boolean {
  const { live } = matches[segmentOf(unit)]!
  const place = placeIn(unit)
  return place >= live.segment.articleStarts[live.unitGroups[place]!]!
}

function passes(matches: readonly Matches[], unit: Reference): boolean {
  const { live, failures } = matches[segmentOf(unit)]!
  const group = live.unitGroups[placeIn(unit)]!
  return live.isRemoved[group] === 0 && failures[group] === 0
}

/** Finds the best score of a unit's group anew. */
function findBest(matches: readonly Matches[], unit: Reference, articlesOnly: boolean): void {
  const { best, live } = matches[segmentOf(unit)]!
  const { articleStarts, groupStarts } = live.segment
  const group = live.unitGroups[placeIn(unit)]!
  const start = (articlesOnly ? articleStarts : groupStarts)[group]!
  let highest = 0
  for (let at = start; at < groupStarts[group + 1]!; at++) highest = Math.max(highest, live.scores[at]!)
  best[group] = highest
}
