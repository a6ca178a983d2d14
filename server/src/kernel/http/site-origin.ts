import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where readers reach this site, without a slash at the end: PUBLIC_URL, else as this request came. */
export function siteOrigin(config: Config, request: FastifyRequest): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}
