import { Agent, request } from 'node:http'
import type { Method } from '@portal/protocol/kernel/call.ts'

export interface Answer {
  status: number
  body: Buffer
  /** From the first byte sent to the last received. */
  took: number
}

/** One connection that is kept open, for questions one after the other. */
export function openConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask: (method: Method, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
        const headers = {
          'accept-language': 'zh',
          ...more,
          ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
        }
        const start = performance.now()
        const outgoing = request(origin + path, { method, agent, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const took = performance.now() - start
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), took })
          })
        })
        outgoing.on('error', reject)
        outgoing.end(payload)
      }),
    close: () => agent.destroy(),
  }
}

export type Connection = ReturnType<typeof openConnection>

/** `data` of a call's answer. */
export function dataOf<T>({ status, body }: Answer): T {
  if (status !== 200) throw new Error(`HTTP ${status}: ${body.toString('utf8').slice(0, 500)}`)
  return (JSON.parse(body.toString('utf8')) as { data: T }).data
}
