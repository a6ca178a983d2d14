import { boundedFetch } from '../../kernel/bounded-fetch.ts'
import type { AiSettings } from '../../kernel/config.ts'

/** Most tokens that a model may write. */
const mostTokens = 1_500

/** What it sends of them, with what it thinks: each comes in an event of some hundred bytes. */
const mostBytes = 8_000_000

/**
 * What a model writes, piece by piece. The packages that speak to it are loaded when the first question is asked.
 *
 * @throws what broke it off: refused, cut, or stopped by the signal
 */
export async function* streamText(
  { url, key, model }: AiSettings,
  { system, prompt }: { system: string; prompt: string },
  signal: AbortSignal,
): AsyncGenerator<string> {
  const [{ extractReasoningMiddleware, streamText: open, wrapLanguageModel }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    fetch: boundedFetch(mostBytes),
    ...(key !== null && { apiKey: key }),
  })
  // Some write what they think in front of what they say.
  const thinking = extractReasoningMiddleware({ tagName: 'think' })
  const { stream } = open({
    model: wrapLanguageModel({ model: provider(model), middleware: thinking }),
    instructions: system,
    prompt,
    temperature: 0,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal: signal,
    // What breaks is told by the stream itself; nothing of a question is printed.
    onError: () => {},
  })
  let finished: string | null = null
  for await (const part of stream) {
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'finish') finished = part.finishReason
  }
  if (finished !== 'stop') throw new Error(`The model broke off: ${finished ?? 'no end'}.`)
}
