import type { fileAnswer } from '@portal/protocol/kernel/file-answer.ts'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** A year, in which no browser asks again. */
const lasting = 'public, max-age=31536000, immutable'

/**
 * Sends a file to be saved under its name, in the two forms that browsers read (RFC 6266, RFC 8187), or to be shown,
 * under a policy that lets nothing in it run or load.
 *
 * @param file the media type that the call declares, or those
 */
export function sendFile(
  reply: FastifyReply,
  file: string | readonly string[],
  answer: z.output<typeof fileAnswer>,
) {
  const { name, content, mediaType = [file].flat()[0]!, isInline, isLasting } = answer
  const plain = name.normalize('NFKD').replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  const disposition = isInline ? 'inline' : 'attachment'
  reply
    .type(mediaType)
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', isLasting ? lasting : 'private, no-store')
  if (content instanceof Uint8Array) return reply.send(Buffer.from(content))
  return reply.header('content-length', content.bytes).send(content.read())
}
