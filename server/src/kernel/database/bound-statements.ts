import type { ClientBase } from 'pg'

/** How long statements may take; null: as long as they need. */
export interface StatementLimit {
  milliseconds: number | null
}

type Ask = (...given: unknown[]) => Promise<unknown> | undefined

/**
 * Gives a connection up where a statement has had no answer for so long: a server that stands still says nothing, and
 * whoever waits would wait as long as it does.
 */
export function boundStatements(client: ClientBase, limit: StatementLimit): void {
  const ask = client.query.bind(client) as unknown as Ask
  const bounded: Ask = (...given) => {
    if (limit.milliseconds === null) return ask(...given)
    // With a statement under way this breaks the connection, and whoever waits for it is told.
    const timer = setTimeout(
      () => void (client as ClientBase & { end(): Promise<void> }).end(),
      limit.milliseconds,
    )
    const done = given.at(-1)
    if (typeof done === 'function') {
      return ask(...given.slice(0, -1), (...answer: unknown[]) => {
        clearTimeout(timer)
        done(...answer)
      })
    }
    return ask(...given)?.finally(() => clearTimeout(timer))
  }
  client.query = bounded as typeof client.query
}
