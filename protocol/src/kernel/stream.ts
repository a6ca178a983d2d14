import { z } from 'zod'

/** What a streamed answer is sent as: one event a line, each JSON. */
export const streamType = 'application/x-ndjson'

/** Begins a streamed answer. The signal says that its reader has gone, or that the portal stops. */
export type Stream<Event> = (gone: AbortSignal) => AsyncIterable<Event>

/**
 * The part of a call's declaration that says: its answer comes piece by piece. A refusal is an envelope, as of any
 * other call; what is refused later is an event.
 *
 * @param event each of them; what it does not name is stripped
 */
export function streamOf<Event extends z.ZodType>(event: Event) {
  return { event, output: z.custom<Stream<z.input<Event>>>((value) => typeof value === 'function') }
}
