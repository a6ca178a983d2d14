import { Agent, request } from 'node:http'
import { serveParent } from '../measure/child.ts'
import { quantile } from '../measure/quantiles.ts'

/** Asks a server at a rate, whatever it answers, in a process of its own. */

export interface Asked {
  method: string
  path: string
  body: string | null
  headers: Record<string, string>
}

/** What is asked for the nth time; `{n}` in a path stands for n. */
interface Storm {
  origin: string
  asked: readonly Asked[]
  seconds: number
}

interface Done {
  status: number
  /** From the moment it was due to the end of the answer. */
  took: number
}

/** Readers have a connection each: no more come at once than the portal takes. */
const mostConnections = 2000
/** Nobody waits longer. */
const patience = 30_000
/** Requests that are due are sent in steps of so many milliseconds. */
const step = 5

const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, scheduling: 'lifo' })
let asked = 0

function ask(origin: string, { method, path, body, headers }: Asked, due: number): Promise<Done> {
  asked += 1
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, took: performance.now() - due })
    const outgoing = request(
      origin + path.replace('{n}', String(asked)),
      {
        method,
        agent,
        timeout: patience,
        headers: { ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
      },
      (response) => {
        response.resume()
        response.on('end', () => end(response.statusCode ?? 0))
        response.on('error', () => end(0))
      },
    )
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => end(0))
    outgoing.end(body?.replace('{n}', String(asked)))
  })
}

const pick = <T>(all: readonly T[]) => all[asked % all.length]!

function figures(done: readonly Done[], seconds: number) {
  const accepted = done.filter(({ status }) => status === 200)
  const refused = done.filter(({ status }) => status === 503)
  const times = (all: readonly Done[], share: number) =>
    quantile(
      all.map(({ took }) => took),
      share,
    )
  return {
    offered: done.length / seconds,
    accepted: accepted.length / seconds,
    p50: times(accepted, 0.5),
    p95: times(accepted, 0.95),
    refused: refused.length / seconds,
    refusedP95: times(refused, 0.95),
    failed: done.length - accepted.length - refused.length,
  }
}

export type StormFigures = ReturnType<typeof figures>

const duties = {
  /** As many as are answered, of so many readers who each ask again once they are answered. */
  capacity: async ({ origin, asked: all, seconds, readers }: Storm & { readers: number }) => {
    const until = performance.now() + seconds * 1000
    const done: Done[] = []
    const read = async () => {
      while (performance.now() < until) done.push(await ask(origin, pick(all), performance.now()))
    }
    await Promise.all(Array.from({ length: readers }, read))
    return figures(done, seconds)
  },

  /** So many a second, and how long after them one alone is answered as before: null where that took ten seconds. */
  storm: async ({ origin, asked: all, seconds, rate, usual }: Storm & { rate: number; usual: number }) => {
    const start = performance.now()
    const answers: Promise<Done>[] = []
    for (;;) {
      const since = performance.now() - start
      const due = Math.floor((Math.min(since, seconds * 1000) * rate) / 1000)
      while (answers.length < due) {
        answers.push(ask(origin, pick(all), start + (answers.length * 1000) / rate))
      }
      if (since >= seconds * 1000) break
      await new Promise((resolve) => setTimeout(resolve, step))
    }
    const ended = performance.now()
    let recovered: number | null = null
    while (recovered === null && performance.now() - ended < 10_000) {
      const { status, took } = await ask(origin, pick(all), performance.now())
      if (status === 200 && took <= usual) recovered = performance.now() - ended
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return { ...figures(await Promise.all(answers), seconds), recovered }
  },
}

export type StormDuties = typeof duties

serveParent(duties)
