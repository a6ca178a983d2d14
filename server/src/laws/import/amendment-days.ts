import { readFileSync } from 'node:fs'
import { titleKey } from '../address.ts'

interface Amendment {
  law: string
  /** YYYY-MM-DD. */
  decidedOn: string
  inForceFrom: string
  /** The session and the decision, as the heads of published texts name them; left out where none was compared. */
  decision?: string
}

const table = new URL('../../../seeds/reference/amendments-cn.jsonl', import.meta.url)

let known: Map<string, Amendment> | null = null

function readTable(): Map<string, Amendment> {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Amendment)
  return new Map(rows.map((row) => [keyOf(row.law, row.decidedOn), row]))
}

function keyOf(title: string, decidedOn: string): string {
  return `${titleKey(title)} ${decidedOn}`
}

/**
 * The decision that amended a Chinese law, and the day from which it has the amended wording in force; null where
 * the portal has no record of that (docs/importing.md).
 *
 * @param decidedOn the day of the amendment, YYYY-MM-DD
 */
export function amendmentOf(title: string, decidedOn: string | null): Amendment | null {
  if (decidedOn === null) return null
  known ??= readTable()
  return known.get(keyOf(title, decidedOn)) ?? null
}
