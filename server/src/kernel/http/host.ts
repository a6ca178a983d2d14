import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuseField } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its reader reaches the portal by https. */
    isSecure: boolean
  }
}

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const name = new RegExp(`^(${label}\\.)*${label}\\.?(?::(\\d{1,5}))?$`, 'i')

/** Whether it names a host, and a port where one is named (RFC 9110, 7.2). */
export function isHost(host: string): boolean {
  const [, address, port = ''] = /^\[([^\]]*)\](?::(\d{1,5}))?$/.exec(host) ?? []
  if (address !== undefined) return isIPv6(address) && Number(port) <= 65_535
  const found = name.exec(host)
  return host.length <= 260 && found !== null && Number(found.at(-1) ?? 0) <= 65_535
}

/** Refuses requests whose Host is none; no answer rests on what it says. */
export function refuseNonsenseHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    // HTTP/1.0 knows no such header.
    if (host !== undefined && !isHost(host)) refuseField('Host', 'invalid')
  })
}

/** Gives every request whether it is safe on its way: PUBLIC_URL says so, or whoever forwarded it. */
export function decorateSafety(app: FastifyInstance, { publicUrl }: Config): void {
  const isHttps = publicUrl.startsWith('https:')
  app.decorateRequest('isSecure', {
    getter() {
      return isHttps || this.protocol === 'https'
    },
  })
}
