import type { FacetCount } from './facet-count.ts'

/** The first year of the ten that a year is one of. */
const rangeOf = (year: string) => `${year.slice(0, -1)}0`

const labelOf = (range: string) => `${range}–${Number(range) + 9}`

/** Years of an answer in ranges of ten, the newest first. */
export function yearRanges(counts: readonly FacetCount[]): FacetCount[] {
  const ranges = Map.groupBy(counts, ({ value }) => rangeOf(value))
  return Array.from(ranges, ([value, years]) => ({
    value,
    label: labelOf(value),
    count: years.reduce((sum, { count }) => sum + count, 0),
  })).sort((one, other) => Number(other.value) - Number(one.value))
}

/** The ranges that years chosen stand for, each with its name and the years that are left without it. */
export function chosenRanges(
  years: readonly string[],
): { value: string; label: string; without: string[] }[] {
  return [...new Set(years.map(rangeOf))].map((value) => ({
    value,
    label: labelOf(value),
    without: years.filter((year) => rangeOf(year) !== value),
  }))
}

/** The years chosen with a range turned on or off: those of it that the answer has. */
export function toggleRange(
  years: readonly string[],
  range: string,
  counts: readonly FacetCount[],
): string[] {
  const without = years.filter((year) => rangeOf(year) !== range)
  if (without.length < years.length) return without
  return [...years, ...counts.map(({ value }) => value).filter((year) => rangeOf(year) === range)]
}
