import { isSameValue } from './same-value.ts'

/** What a form changes counts its changes. */
export interface Revised {
  revision: number
}

type NameOf<V> = keyof V & string

interface Row {
  id: string
}

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row)

/** The fields in which two differ, but the revision. */
export function differing<V extends Revised>(one: V, other: V): NameOf<V>[] {
  return (Object.keys(other) as NameOf<V>[]).filter(
    (name) => name !== 'revision' && !isSameValue(one[name], other[name]),
  )
}

/** What is now, and beside it those rows of mine that neither it nor the beginning knows. */
function withAdded(begun: unknown, mine: unknown, now: unknown): unknown {
  if (![begun, mine, now].every(isRows)) return now
  const known = new Set([...(begun as Row[]), ...(now as Row[])].map(({ id }) => id))
  const added = (mine as Row[]).filter(({ id }) => id === '' || !known.has(id))
  return [...(now as Row[]), ...added]
}

/** Some fields as they are now; rows that were added to those it began with stay beside them. */
export function takenOver<V extends Revised>(
  { begun, mine, now }: Record<'begun' | 'mine' | 'now', V>,
  fields: readonly NameOf<V>[],
): Partial<V> {
  const taken = fields.map((name) => [name, withAdded(begun[name], mine[name], now[name])])
  return { ...(Object.fromEntries(taken) as Partial<V>), revision: now.revision }
}
