import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { envelope } from '@portal/protocol/kernel/envelope.ts'
import { streamType } from '@portal/protocol/kernel/stream.ts'
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

/** A streamed answer in the documentation: what each of its lines is. */
function streamSchema(event: z.ZodType) {
  return { description: 'One event a line', content: { [streamType]: { schema: event } } }
}

function answerSchema({ file, event, output }: Call) {
  if (file) return fileSchema(file)
  return event ? streamSchema(event) : envelope(output)
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
    response: { 200: answerSchema(call) },
    ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
  }
}
