import { boundedFetch } from '../kernel/bounded-fetch.ts'
import type { AiSettings } from '../kernel/config.ts'
import { directionOf, WrongVectors } from './vector.ts'

/** Characters of a text that a model is handed: what a text is about is said by then. */
export const longestEmbedded = 1_500

/** Of the vectors of one request: 32 of 8,192 dimensions, each number in some twenty digits, are 6 MB. */
const mostBytes = 16_000_000

interface Patience {
  milliseconds: number
  /** How often a request is made again that failed for a reason that may pass. */
  retries: number
  /** Breaks it off. */
  stopped?: AbortSignal
}

/**
 * What texts mean, as a model has it: a direction of each, in their order. The packages that speak to it are loaded when
 * the first is asked for.
 *
 * @throws what broke it off, or WrongVectors where an answer is none
 */
export async function embedTexts(
  { url, key, model }: AiSettings,
  texts: readonly string[],
  { milliseconds, retries, stopped }: Patience,
): Promise<Int8Array[]> {
  const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: url,
    fetch: boundedFetch(mostBytes),
    ...(key !== null && { apiKey: key }),
  })
  const { embeddings } = await embedMany({
    model: provider.embeddingModel(model),
    values: texts.map((text) => text.slice(0, longestEmbedded)),
    maxRetries: retries,
    abortSignal: AbortSignal.any([AbortSignal.timeout(milliseconds), ...(stopped ? [stopped] : [])]),
  })
  if (embeddings.length !== texts.length) throw new WrongVectors('Another number of vectors than of texts.')
  const directions = embeddings.map(directionOf)
  if (directions.some(({ length }) => length !== directions[0]?.length)) {
    throw new WrongVectors('Vectors of several dimensions.')
  }
  return directions
}

/** Of an error nothing but its kind is logged: what a service says may repeat the question. */
export function kindOf(error: unknown) {
  const { name, statusCode } = error as { name?: string; statusCode?: number }
  return { kind: name, status: statusCode, ...(error instanceof WrongVectors && { reason: error.message }) }
}
