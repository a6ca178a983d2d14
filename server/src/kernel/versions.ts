/**
 * A version of what the desk edits, as stored: one is worked on beside the one that everybody reads, which it takes the
 * place of once it is published.
 */
export interface Version {
  id: string
  number: number
  state: string
  is_latest: boolean
  published_at: Date | null
}

/** Who wrote it last. */
interface Written {
  written_by: string | null
  username: string | null
  written_at: Date
}

/** Who wrote a version last; an account that is no more has neither id nor name. */
export function writerOf(row: Pick<Written, 'written_by' | 'username'>) {
  return { id: row.written_by ?? '', username: row.username ?? '' }
}

/** The version that another is begun from: the one that is named, else the published one, else the latest. */
export function sourceOf<V extends Version>(all: readonly V[], from: string | undefined): V | undefined {
  if (from !== undefined) return all.find((row) => row.id === from)
  return all.find((row) => row.state === 'PUBLISHED') ?? all.find((row) => row.is_latest)
}

/** Whether one of them is worked on: is in one of the states `open`. */
export function isWorkedOn(all: readonly Pick<Version, 'state'>[], open: readonly string[]): boolean {
  return all.some(({ state }) => open.includes(state))
}

/** Whether one of them was ever published: what never was is not revised, but written. */
export function wasPublished(all: readonly Pick<Version, 'published_at'>[]): boolean {
  return all.some(({ published_at: at }) => at !== null)
}

/** Whether another version may be begun. */
export function mayRevise(
  all: readonly Pick<Version, 'state' | 'published_at'>[],
  open: readonly string[],
): boolean {
  return !isWorkedOn(all, open) && wasPublished(all)
}

/** Which version it is, and whose. */
export function versionHead(row: Pick<Version, 'id' | 'number'> & Written) {
  return {
    id: row.id,
    number: row.number,
    writtenBy: writerOf(row),
    writtenAt: row.written_at.toISOString(),
  }
}

/** All of them as the desk lists them. */
export function listedVersions<V extends Version & Written>(all: readonly V[]) {
  return all.map((row) => ({
    ...versionHead(row),
    state: row.state as V['state'],
    publishedAt: row.published_at?.toISOString() ?? null,
  }))
}
