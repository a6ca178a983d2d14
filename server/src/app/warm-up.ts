import { languages } from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../kernel/services.ts'

/** What readers come to first, and what stands on the most code. */
const asked = ['/home', '/legal/query', '/legal/query?keyword=2024', '/service/demand', '/information/news']

/**
 * Answers what many will ask for before anybody does: in a process that has just started a page takes many times as long
 * as later, and whoever comes from the proxy meanwhile would be refused.
 */
export async function warmUp(app: FastifyInstance, { config }: Services): Promise<void> {
  const origin = new URL(config.publicUrl)
  for (const language of languages) {
    for (const address of asked) {
      const url = new URL(address, origin)
      url.searchParams.set('lang', language)
      await app.inject({ url: `${url.pathname}${url.search}`, headers: { host: origin.host } })
    }
  }
}
