import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ClientBase, QueryResult } from 'pg'

/** A statement that was asked so often is worth a place in the server's memory. */
const often = 5
/** So many are named, those that were asked last, and so many counted, of those that are not longer than this. */
const mostNamed = 200
const mostCounted = 2000
const longest = 10_000

/** PostgreSQL: a table has other columns than when the statement was prepared. */
const changedResult = '0A000'
/** PostgreSQL: no such statement; there is one already. A pooler has handed the connection to somebody else. */
const pooled = ['26000', '42P05']

/**
 * Which statements are sent under a name, so that neither side reads the whole text again and the server need not plan
 * it again.
 */
export class StatementNames {
  private readonly counts = new Map<string, number>()
  private readonly names: LRUCache<string, string>
  private readonly changed = new Set<string>()
  private isOff = false

  /** @param onForgotten told of a name that another has taken the place of */
  constructor(onForgotten: (name: string) => void = () => {}) {
    this.names = new LRUCache({ max: mostNamed, dispose: (name) => onForgotten(name) })
  }

  /** The name of a statement; null while it is sent without one. */
  of(text: string): string | null {
    if (this.isOff) return null
    const name = this.names.get(text)
    if (name) return name
    if (!this.mayBeNamed(text)) return null
    if (this.counts.size >= mostCounted) this.counts.clear()
    const count = (this.counts.get(text) ?? 0) + 1
    this.counts.set(text, count)
    if (count >= often) this.names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 16))
    return null
  }

  /** Rows that are passed over are planned for by their number: one plan does not fit all pages. */
  private mayBeNamed(text: string): boolean {
    return text.length <= longest && !this.changed.has(text) && !/\b(limit|offset) \$/.test(text)
  }

  /** Whether a statement failed for its name alone, and had done nothing: it is not named again. */
  isToBlame(text: string, problem: string | undefined): boolean {
    if (problem === changedResult) {
      this.changed.add(text)
      return this.names.delete(text)
    }
    if (!pooled.includes(problem ?? '')) return false
    this.isOff = true
    return true
  }
}

/** What reads or writes rows. */
export const touchesRows = /^\s*(?:select|with|insert|update|delete)\b/i

type Ask = (...given: unknown[]) => Promise<QueryResult>

/** Sends the statements of a connection under their names. Outside a transaction, one that fails for its name is sent again. */
export function nameStatements(client: ClientBase, names: StatementNames): void {
  const ask = client.query.bind(client) as unknown as Ask
  const named: Ask = (text, values, done) => {
    // What begins or ends a transaction is sent as it is.
    const isStatement =
      typeof text === 'string' && Array.isArray(values) && done === undefined && touchesRows.test(text)
    const name = isStatement ? names.of(text) : null
    if (!isStatement || name === null) return ask(text, values, done)
    const isAlone = client.getTransactionStatus() === 'I'
    return ask({ name, text, values }).catch((error: unknown) => {
      if (names.isToBlame(text, (error as { code?: string }).code) && isAlone) return ask(text, values)
      throw error
    })
  }
  client.query = named
}
