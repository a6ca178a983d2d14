import { isScreen, type Screen, type Section } from './screen.ts'

/** Whether an address leads to a screen that a later feature brings. */
export function isPrepared(rows: readonly (Screen | Section)[], to: string): boolean {
  const row = rows.find(({ path }) => `/${path}` === to)
  if (!row) return false
  return isScreen(row) ? row.page === undefined : isPrepared(rows, `/${row.to}`)
}
