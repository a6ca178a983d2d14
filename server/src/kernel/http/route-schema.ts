import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { envelope } from '@portal/protocol/kernel/envelope.ts'
import { z } from 'zod'

/** Fastify's notation of a call's address. */
export function routePath(call: Call): string {
  return apiPrefix + call.path.replace(/\{(\w+)\}/g, ':$1')
}

/** A file in the documentation: bytes of a media type. */
function fileSchema(types: string | readonly string[]) {
  const content = Object.fromEntries([types].flat().map((type) => [type, { schema: z.file() }]))
  return { description: 'The file', content }
}

/** What a request and its answer look like: by it they are validated, stripped and documented. */
export function routeSchema(call: Call) {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'portal'],
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.form && { consumes: ['multipart/form-data'] }),
    response: { 200: call.file ? fileSchema(call.file) : envelope(call.output) },
    ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
  }
}
