import type { CaseFigures } from '../door.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import type { ValueTable } from '../index/value-table.ts'

/** The most cited that are told. */
const toldLimit = 20

/** Counts how many cases cite each article. */
export class CitedCounter {
  readonly #values: ValueTable
  readonly #counts: Uint32Array
  /** 1 for an article, 0 for a law as a whole. */
  readonly #isArticle: Uint8Array
  #basis = 0

  constructor(values: ValueTable) {
    this.#values = values
    this.#counts = new Uint32Array(values.size)
    this.#isArticle = Uint8Array.from({ length: values.size }, (_, code) =>
      Number(values.value(code).includes('#')),
    )
  }

  count({ columns: { cites, citesStarts } }: LiveSegment<'case'>, one: number): void {
    let citesAny = 0
    for (let at = citesStarts[one]!; at < citesStarts[one + 1]!; at++) {
      this.#counts[cites[at]!]!++
      citesAny |= this.#isArticle[cites[at]!]!
    }
    this.#basis += citesAny
  }

  /** The articles that most of the cases cite; of equals the first by id. */
  figure(): CaseFigures['articles'] {
    const counts: CaseFigures['articles']['counts'] = []
    for (const [code, count] of this.#counts.entries()) {
      if (count > 0 && this.#isArticle[code]) counts.push({ value: this.#values.value(code), count })
    }
    counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    return { basis: this.#basis, counts: counts.slice(0, toldLimit) }
  }
}
