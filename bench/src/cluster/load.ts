import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { Writer } from './people.ts'

/** A request that was not answered as it should be. */
interface Failure {
  at: number
  what: string
  why: string
}

/** What readers and writers saw, and what they were told that is stored. */
export interface Seen {
  requests: number
  failures: Failure[]
  took: number[]
  /** What was acknowledged, and when. */
  acknowledged: { text: string; at: number }[]
  /** Acknowledged, and not there when it was read back at once. */
  unread: string[]
}

interface Asked {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: unknown
}

/** Milliseconds between two requests of one of them. */
const pause = 20
/** Limits count by address, and some calls are few a minute from one: so many requests come from each. */
const perAddress = 20

let addresses = 0

/** The loopback is a whole network of addresses. */
function nextAddress(): string {
  addresses += 1
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** One who asks the proxy, over a connection that is kept for a while, from an address of their own. */
function openVisitor(origin: string, seen: Seen) {
  let agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let left = 0
  let localAddress = nextAddress()

  async function send({ method, path, token, body }: Asked): Promise<{ status: number; text: string }> {
    if (left === 0) {
      agent.destroy()
      agent = new Agent({ keepAlive: true, maxSockets: 1 })
      localAddress = nextAddress()
      left = perAddress
    }
    left -= 1
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const headers = {
      'accept-language': 'zh',
      ...(token && { accesstoken: token }),
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    }
    return new Promise((resolve, reject) => {
      const outgoing = request(origin + path, { method, agent, headers, localAddress }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        )
      })
      outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer in 30 s')))
      outgoing.on('error', reject)
      outgoing.end(payload)
    })
  }

  /** The answer; null where there was none as it should be, which is noted. */
  async function ask(asked: Asked): Promise<string | null> {
    const since = performance.now()
    seen.requests += 1
    const fail = (why: string) => {
      seen.failures.push({ at: Date.now(), what: `${asked.method} ${asked.path}`, why })
      return null
    }
    try {
      const { status, text } = await send(asked)
      if (status !== 200) return fail(`${status} ${text.slice(0, 100)}`)
      if (asked.path.startsWith('/api/') && !text.includes(`"code":"${codes.done.code}"`))
        return fail(text.slice(0, 100))
      seen.took.push(performance.now() - since)
      return text
    } catch (error) {
      return fail((error as Error).message)
    }
  }
  return { ask, close: () => agent.destroy() }
}

const search = { method: 'POST', path: '/api/frLegalPlatform/web/lawRegulations/page' } as const

async function keepReading(
  origin: string,
  seen: Seen,
  { signal, token }: { signal: AbortSignal; token: string },
) {
  const visitor = openVisitor(origin, seen)
  const asked: Asked[] = [
    { method: 'GET', path: '/home' },
    { ...search, body: { keyword: '合同', unit: 'law' } },
    { method: 'GET', path: '/api/frLegalPlatform/web/lawRegulations/coverage' },
    { method: 'GET', path: '/api/frLegalPlatform/web/user/current', token },
    { ...search, body: { unit: 'law' } },
    { method: 'GET', path: '/legal/query' },
  ]
  for (let turn = 0; !signal.aborted; turn += 1) {
    await visitor.ask(asked[turn % asked.length]!)
    await sleep(pause)
  }
  visitor.close()
}

async function keepWriting(origin: string, seen: Seen, writer: Writer, signal: AbortSignal) {
  const visitor = openVisitor(origin, seen)
  while (!signal.aborted) {
    const text = randomUUID()
    const { token } = writer
    const answer = await visitor.ask({
      method: 'POST',
      path: writer.replyPath,
      token,
      body: { text, files: [] },
    })
    if (answer !== null) {
      seen.acknowledged.push({ text, at: Date.now() })
      const entries = await visitor.ask({ method: 'GET', path: writer.entriesPath, token })
      if (entries !== null && !entries.includes(text)) seen.unread.push(text)
    }
    await sleep(pause)
  }
  visitor.close()
}

export interface Load {
  seen: Seen
  end(): Promise<void>
}

/** Readers, and people who write and read back what they wrote, all through the proxy. */
export function startLoad(origin: string, readers: number, writers: readonly Writer[]): Load {
  const seen: Seen = { requests: 0, failures: [], took: [], acknowledged: [], unread: [] }
  const stopping = new AbortController()
  const { signal } = stopping
  const token = writers[0]?.token ?? ''
  const all = [
    ...Array.from({ length: readers }, () => keepReading(origin, seen, { signal, token })),
    ...writers.map((writer) => keepWriting(origin, seen, writer, signal)),
  ]
  return {
    seen,
    end: async () => {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
