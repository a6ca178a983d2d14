import { readFileSync } from 'node:fs'
import { fold } from './characters.ts'

/** A change of a law that is known; days are YYYY-MM-DD. */
export interface Amendment {
  /** Its title, in its own language. */
  law: string
  decidedOn: string
  inForceFrom: string
  /** The session and the decision, or the act, as published texts name them. */
  decision: string
}

/** A Chinese act that another one ended. */
interface Repeal {
  law: string
  repealedOn: string
  /** The provision that says so. */
  by: string
}

/** Countries of whose laws a table of changes ships with the portal. */
const countries = ['CN', 'RU'] as const

let known: Map<string, readonly Amendment[]> | null = null
let ended: Map<string, Repeal> | null = null

function keyOf(country: string, title: string): string {
  return `${country} ${fold(title).replace(/[^\p{L}\p{N}]+/gu, '')}`
}

/** The rows of a table of reference data by country and title. */
function readTable<Row extends { law: string }>(
  table: 'amendments' | 'repeals',
  country: (typeof countries)[number],
): [string, Row][] {
  const file = `../../seeds/reference/${table}-${country.toLowerCase()}.jsonl`
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
    .map((row) => [keyOf(country, row.law), row])
}

/** The changes of a law that are known, the earliest first (docs/importing.md). */
function amendmentsOf(country: string, title: string): readonly Amendment[] {
  known ??= new Map(
    [
      ...Map.groupBy(
        countries.flatMap((one) => readTable<Amendment>('amendments', one)),
        ([key]) => key,
      ),
    ].map(([key, rows]) => [key, rows.map(([, row]) => row)]),
  )
  return known.get(keyOf(country, title)) ?? []
}

/** The decision that amended a Chinese law on a day; null where the portal has no record of that. */
export function amendmentOf(title: string, decidedOn: string | null): Amendment | null {
  return amendmentsOf('CN', title).find((one) => one.decidedOn === decidedOn) ?? null
}

/** The day on which another act ended a Chinese law, YYYY-MM-DD; null where the portal has no record of that. */
export function repealOf(title: string): string | null {
  ended ??= new Map(readTable<Repeal>('repeals', 'CN'))
  return ended.get(keyOf('CN', title))?.repealedOn ?? null
}

interface Wording {
  version_on: string | null
  in_force_from: string | null
}

interface Amended {
  country: string
  repealed_on: string | null
  /** In any language and any wording. */
  titles: readonly string[]
  /** All that are held. */
  versions: readonly Wording[]
}

/**
 * The changes that came after a wording and before the next one held, the earliest first: what they made of the law is
 * not held.
 */
export function unheldAfter(
  { country, repealed_on: repealedOn, titles, versions }: Amended,
  { version_on: made, in_force_from: from }: Wording,
): Amendment[] {
  if (made === null) return []
  const later = versions.flatMap(({ version_on: day }) => (day !== null && day > made ? [day] : []))
  const next = later.toSorted()[0]
  const changes = new Set([...new Set(titles)].flatMap((title) => amendmentsOf(country, title)))
  return [...changes].filter(
    ({ decidedOn, inForceFrom }) =>
      decidedOn > made &&
      (next === undefined || decidedOn < next) &&
      (from === null || inForceFrom > from) &&
      (repealedOn === null || inForceFrom < repealedOn),
  )
}
