import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What a model service is sent. */
export interface ModelRequest {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
}

/** What it does with one question. */
export interface ModelScript {
  /** Said one after another. */
  pieces: string[]
  /** Said when it has ended; null: it ends without a word. */
  finish?: 'stop' | 'length' | null
  /** Another status than 200, at once. */
  status?: number
  /** Instead of events of the protocol. */
  raw?: string
  /** Behind the pieces the connection breaks. */
  breaks?: boolean
  /** Behind the pieces nothing more comes. */
  hangs?: boolean
}

export interface ModelServer {
  /** As the setting AI_URL. */
  url: string
  requests: ModelRequest[]
  authorizations: (string | undefined)[]
  /** What the next questions are answered with. */
  answerWith: (script: ModelScript | ((request: ModelRequest) => ModelScript)) => void
  /** How many answers their asker did not wait for. */
  left: () => number
  /** How many answers are being said. */
  open: () => number
  close: () => Promise<void>
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'sample',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'sample',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

function say(response: ServerResponse, { pieces, finish = 'stop', status, raw, breaks, hangs }: ModelScript) {
  if (status) {
    response.writeHead(status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ error: { message: 'It is broken.', type: 'server_error' } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (raw !== undefined) return response.end(raw)
  response.write(event({ role: 'assistant', content: '' }))
  for (const content of pieces) response.write(event({ content }))
  if (hangs) return response
  // What was written goes out before the connection breaks.
  if (breaks) return response.write(': \n\n', () => response.destroy())
  if (finish) response.write(event({}, finish))
  return response.end('data: [DONE]\n\n')
}

/** A service that speaks the streaming protocol of OpenAI, on this machine, and says what it is told to. */
export async function openModelServer(): Promise<ModelServer> {
  let script: Parameters<ModelServer['answerWith']>[0] = { pieces: [] }
  const requests: ModelRequest[] = []
  const authorizations: (string | undefined)[] = []
  let left = 0
  let open = 0
  const server = createServer((request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
      if (!response.writableFinished) left += 1
    })
    void json(request).then((body) => {
      const asked = body as ModelRequest
      requests.push(asked)
      authorizations.push(request.headers.authorization)
      say(response, typeof script === 'function' ? script(asked) : script)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    authorizations,
    answerWith: (next) => {
      script = next
    },
    left: () => left,
    open: () => open,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
