import type { AnsweredPlace } from './answered-places.ts'
import { type SimilarQuestion, unitName } from './recall.ts'

/** Units within which what answered says something of another, and those within which it says a third of it. */
const reach = { most: 8, third: 2 }

/** What stands near what answered similar questions: a law treats of one matter in neighbouring articles. */
export class NearAnswers {
  /** By the groups that they stand in. */
  readonly #answers = new Map<string, { unit: number; similarity: number }[]>()

  constructor(similar: readonly SimilarQuestion[], places: ReadonlyMap<string, readonly AnsweredPlace[]>) {
    for (const { held, similarity } of similar) {
      for (const { group, unit: key } of held.by) {
        const answers = this.#answers.get(group) ?? []
        this.#answers.set(group, answers)
        for (const { unit } of places.get(unitName(group, key)) ?? []) answers.push({ unit, similarity })
      }
    }
  }

  /**
   * How like the question asked those are that the neighbours of a unit answered, together; the less the farther they
   * stand.
   */
  of(group: string, unit: number): number {
    let sum = 0
    for (const { unit: other, similarity } of this.#answers.get(group) ?? []) {
      const distance = Math.abs(other - unit)
      if (distance > 0 && distance <= reach.most) sum += similarity * Math.exp(-distance / reach.third)
    }
    return sum
  }
}
