import { brokenRules, type Broken } from './check-fields.ts'
import type { Fields } from './form-call.ts'

/** A row of a list that a form sends. */
export type Row = Readonly<Record<string, string>>

/** The path of a row's field in what the form sends. */
export const pathOf = (list: string, at: number, name: string) => `${list}.${at}.${name}`

/** The paths of all fields in a list's rows. */
export function pathsOf(list: string, rows: readonly Row[]): string[] {
  return rows.flatMap((row, at) => Object.keys(row).map((name) => pathOf(list, at, name)))
}

/**
 * The rules that rows break, by the path of each field.
 *
 * @param fields what the call takes of a row
 */
export function brokenInRows(
  list: string,
  rows: readonly Row[],
  fields: Fields,
): (readonly [path: string, broken: Broken])[] {
  return rows.flatMap((row, at) =>
    Object.entries(brokenRules(row, fields)).map(([name, one]) => [pathOf(list, at, name), one] as const),
  )
}
