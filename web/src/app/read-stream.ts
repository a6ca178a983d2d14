import type { Language } from '@portal/protocol/kernel/languages.ts'
import { CallFailed } from './ask.ts'

/** A refusal comes as any call's does, before the first piece. */
async function refusalOf(response: Response): Promise<CallFailed> {
  try {
    const { code, message, data } = (await response.json()) as {
      code: string
      message: string
      data: unknown
    }
    return new CallFailed(code, message, data)
  } catch {
    return new CallFailed(null, 'offline')
  }
}

/**
 * The pieces of a call whose answer comes piece by piece, each a line of JSON, as they come.
 *
 * @throws CallFailed where it is refused, or breaks off
 */
export async function* readStream<Piece>(
  address: string,
  language: Language,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const lost = () => new CallFailed(null, 'offline')
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: { 'accept-language': language },
    signal,
  }).catch(() => {
    throw lost()
  })
  if (!response.ok || !response.body) throw await refusalOf(response)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw lost()
    })
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as Piece
  }
}
