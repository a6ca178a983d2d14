import autocannon from 'autocannon'
import { serveParent } from '../measure/child.ts'
import { timesOf } from '../measure/quantiles.ts'

/** Asks a server in a process of its own, so that asking is not counted as answering. */

interface Load {
  url: string
  method: string
  body: string | null
  connections: number
  seconds: number
}

const duties = {
  run: async ({ url, method, body, connections, seconds }: Load) => {
    const took: number[] = []
    const run = autocannon({
      url,
      method,
      connections,
      duration: seconds,
      headers: { 'accept-language': 'zh', ...(body !== null && { 'content-type': 'application/json' }) },
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
