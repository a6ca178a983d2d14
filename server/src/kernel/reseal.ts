import { isReadable, isSealedWith, type SecretKeys } from './crypto.ts'

/** Rows that hold something sealed. */
interface Resealing<Row> {
  rows: readonly Row[]
  sealedIn: (row: Row) => Uint8Array | null
  /** Seals one anew, where it is as it was read: what somebody saves meanwhile stays. */
  store: (row: Row) => Promise<unknown>
}

/**
 * Seals anew with the present key what the previous one sealed, after SECRET_KEY was changed. What the next one sealed
 * stays as it is.
 *
 * @returns how many are sealed with another key, and cannot be read
 */
export async function resealRows<Row>(
  keys: SecretKeys,
  { rows, sealedIn, store }: Resealing<Row>,
): Promise<number> {
  let unreadable = 0
  for (const row of rows) {
    const sealed = sealedIn(row)
    if (sealed === null || isSealedWith(keys.current, sealed)) continue
    if (keys.previous && isSealedWith(keys.previous, sealed)) await store(row)
    else if (!isReadable(keys, sealed)) unreadable += 1
  }
  return unreadable
}
