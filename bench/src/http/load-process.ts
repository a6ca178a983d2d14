import autocannon from 'autocannon'
import { serveParent } from '../measure/child.ts'
import { timesOf } from '../measure/quantiles.ts'

/** Asks a server in a process of its own, so that asking is not counted as answering. */

interface Load {
  url: string
  method: string
  body: string | null
  token: string | null
  connections: number
  requests: number
}

const duties = {
  run: async ({ url, method, body, token, connections, requests }: Load) => {
    const took: number[] = []
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
