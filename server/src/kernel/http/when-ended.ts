import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** By connection, what is to be told of its requests. */
const open = new WeakMap<Socket, Set<() => void>>()

function openOn(socket: Socket): Set<() => void> {
  const known = open.get(socket)
  if (known) return known
  const waiting = new Set<() => void>()
  open.set(socket, waiting)
  socket.once('close', () => {
    for (const end of waiting) end()
  })
  return waiting
}

/**
 * Tells once that a request is over: its answer is out, or its connection is gone. Fastify tells of neither where a
 * connection ends behind a request that had come whole: its sender left, said nonsense after it, or had asked more at once.
 */
export function whenEnded({ raw: answer, request }: FastifyReply, tell: () => void): void {
  const waiting = openOn(request.raw.socket)
  const end = () => {
    if (waiting.delete(end)) tell()
  }
  waiting.add(end)
  answer.once('finish', end)
}
