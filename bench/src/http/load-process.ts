import autocannon, { type Request } from 'autocannon'
import { serveParent } from '../measure/child.ts'
import { timesOf } from '../measure/quantiles.ts'
import { thing } from './thing.ts'

/** Asks a server in a process of its own, so that asking is not counted as answering. */

interface Load {
  url: string
  method: string
  body: string | null
  token: string | null
  connections: number
  requests: number
  /** One for each request, in place of `{id}` in the address, and two more for each connection. */
  ids: readonly string[] | null
}

const duties = {
  run: async ({ url, method, body, token, connections, requests, ids }: Load) => {
    const took: number[] = []
    const { pathname, search } = new URL(url)
    let at = 0
    // Each connection has its next request at hand.
    const next = (request: Request) => ({
      ...request,
      path: decodeURIComponent(pathname + search).replace(thing, ids![at++]!),
    })
    const run = autocannon({
      url,
      method,
      connections,
      amount: requests,
      headers: {
        'accept-language': 'zh',
        ...(token !== null && { cookie: `accessToken=${token}` }),
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { body }),
      ...(ids !== null && { requests: [{ setupRequest: next }] }),
    })
    run.on('response', (_client, _status, _bytes, milliseconds) => took.push(milliseconds))
    const { duration, non2xx, errors, timeouts } = await run
    if (non2xx + errors + timeouts > 0)
      throw new Error(`${non2xx + errors + timeouts} requests failed: ${url}`)
    return { requests: took.length, perSecond: took.length / duration, ...timesOf(took) }
  },
}

export type LoadDuties = typeof duties

serveParent(duties)
