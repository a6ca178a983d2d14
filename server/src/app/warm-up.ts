import { languages } from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../kernel/services.ts'

/** What readers come to first, in each language; then what stands on the most code, as its words are all that differs. */
const asked = [
  ...languages.map((language) => `/home?lang=${language}`),
  '/legal/query?keyword=2024',
  '/service/demand',
]

/**
 * Answers what many will ask for before anybody does: in a process that has just started a page takes many times as long
 * as later, and whoever comes from the proxy meanwhile would be refused.
 */
export async function warmUp(app: FastifyInstance, { config }: Services): Promise<void> {
  const origin = new URL(config.publicUrl)
  for (const url of asked) await app.inject({ url, headers: { host: origin.host } })
}
