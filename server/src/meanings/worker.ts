import { parentPort } from 'node:worker_threads'
import { VectorLibrary } from './library.ts'
import type { Reply, Request } from './messages.ts'

/** The thread that holds all vectors: comparing a question with each of them would hold up the portal's own. */

const port = parentPort!
const library = new VectorLibrary()

port.on('message', (request: Request) => {
  if (request.call === 'change') library.change(request.change)
  const nearest = request.call === 'nearest' ? request.wanted.map((one) => library.nearest(one)) : []
  port.postMessage({ id: request.id, held: library.held, nearest } satisfies Reply)
})
