import { Readable } from 'node:stream'
import { streamType, type Stream } from '@portal/protocol/kernel/stream.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { whenEnded } from './when-ended.ts'

/** Each event as a line. One that does not fit its schema is our fault and never leaves. */
async function* lines(event: z.ZodType, events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const one of events) yield `${JSON.stringify(event.parse(one))}\n`
}

/**
 * What sends the streamed answers of an app: each event as soon as it is there, and none held back by what stands in
 * between. Whoever makes them is told when the reader goes away, and when the portal stops.
 */
export function openStreams(app: FastifyInstance) {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  return (reply: FastifyReply, event: z.ZodType, begin: Stream<unknown>) => {
    const gone = new AbortController()
    whenEnded(reply, () => gone.abort())
    const events = begin(AbortSignal.any([gone.signal, stopping.signal]))
    return reply
      .type(streamType)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(lines(event, events)))
  }
}
