import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What an embeddings service is sent. */
export interface EmbeddingsRequest {
  model: string
  input: string[]
}

/** What it answers in place of vectors that are right: a status, a text as it stands, other vectors, or nothing at all. */
export type EmbeddingsLie =
  | { status: number }
  | { raw: string }
  | { vectors: (right: number[][]) => unknown[] }
  | 'hangs'

export interface EmbeddingsServer {
  /** As the setting AI_EMBEDDINGS_URL. */
  url: string
  requests: EmbeddingsRequest[]
  authorizations: (string | undefined)[]
  /** What the next requests are answered with, each by itself; without it by what is right. */
  lieWith: (lie?: (request: EmbeddingsRequest) => EmbeddingsLie | null) => void
  close: () => Promise<void>
}

/**
 * Words that mean the same, a line a meaning: the vector of a text has a direction for each. What else it says turns it
 * a little, so that no two texts are quite the same.
 */
const meanings: readonly (readonly string[])[] = [
  ['骆驼', 'camel', 'верблюд', '沙漠之舟'],
  ['遗失', '弄丢', 'lost', 'потерян', '找不到'],
  ['驼铃', '铃铛', 'bell', 'колокольчик'],
  ['保管人', '看管的人', 'keeper', 'хранитель'],
  ['天气', '下雨', '降温', '雪', 'rain', 'weather', 'снег'],
  ['诗', 'poem', 'стихотворение'],
]

/** Dimensions of what else a text says. */
const others = 64

/** What a text means, made of its words alone: the same text has the same vector, ever. */
export function toyVector(text: string): number[] {
  const vector = meanings.map((words) => (words.some((word) => text.includes(word)) ? 1 : 0))
  const rest = Array.from({ length: others }, () => 0)
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    rest[(code >> 1) % others]! += code % 2 === 0 ? 1 : -1
  }
  const length = Math.hypot(...rest) || 1
  return [...vector, ...rest.map((value) => (0.3 * value) / length)]
}

function say(response: ServerResponse, { model, input }: EmbeddingsRequest, lie: EmbeddingsLie | null) {
  if (lie === 'hangs') return
  if (lie && 'status' in lie) {
    response.writeHead(lie.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'It is broken.', type: 'server_error' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  if (lie && 'raw' in lie) {
    response.end(lie.raw)
    return
  }
  const right = input.map(toyVector)
  const data = (lie ? lie.vectors(right) : right).map((embedding, index) => ({
    object: 'embedding',
    index,
    embedding,
  }))
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
}

/** A service that speaks the embeddings protocol of OpenAI, on this machine, and knows a few meanings. */
export async function openEmbeddingsServer(): Promise<EmbeddingsServer> {
  let lieOf: (request: EmbeddingsRequest) => EmbeddingsLie | null = () => null
  const requests: EmbeddingsRequest[] = []
  const authorizations: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const asked = body as EmbeddingsRequest
      requests.push(asked)
      authorizations.push(request.headers.authorization)
      say(response, asked, lieOf(asked))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    authorizations,
    lieWith: (lie = () => null) => {
      lieOf = lie
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
