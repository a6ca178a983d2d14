import type { Call } from '@portal/protocol/kernel/call.ts'
import { tokenHash } from '@portal/server/kernel/crypto.ts'
import type { Case } from './cases.ts'
import { sessionRow, to } from './first-cases.ts'
import { thing } from './thing.ts'

/** Queries that read the rows of an answer, one after the other, each with its values. */
export type Floor = readonly (readonly [sql: string, ...values: unknown[]])[]

interface Place {
  /** Of the session of whoever asks; without it a visitor does. */
  token?: string
  id?: string
  query?: string
  /** What it moves, each once. */
  ids?: readonly string[]
}

/**
 * A call whose answer is made each time, with the words of its address, and the queries that read its rows, or move
 * them: behind that of the session where somebody signed in asks.
 */
export function asked(name: string, call: Call, { token, id, query, ids }: Place, floor: Floor): Case {
  const named = ids ? thing : id
  const { path, ...rest } = to(call, named === undefined ? {} : { id: named })
  const session = token === undefined ? [] : [{ sql: sessionRow, values: [tokenHash(token)] }]
  return {
    name,
    ...rest,
    path: path + (query ? `?${query}` : ''),
    ...(ids && { ids, body: {} }),
    ...(token !== undefined && { token }),
    isFirst: true,
    floor: [...session, ...floor.map(([text, ...values]) => ({ sql: text, values }))],
  }
}
