import type { Language } from '@portal/protocol/kernel/languages.ts'
import { longestTranslated } from '@portal/protocol/translation/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

/** A token is used for less than it is taken for. */
const tokenKept = 240_000

/** Milliseconds after which a service that has not translated a text is told to be out of order. */
const patience = 30_000

type Asking = Pick<AppContext, 'ask' | 'queries'>

const tokenQuery = ({ ask }: Pick<Asking, 'ask'>) =>
  queryOptions({
    queryKey: ['translation', 'token'],
    queryFn: ({ signal }) => ask('translation', 'token', {}, signal),
    staleTime: tokenKept,
  })

interface Wanted {
  text: string
  /** Null where nobody has said what it is written in. */
  from: Language | null
  to: Language
}

/** A text in parts that the service takes, divided between lines where none of them is longer than that. */
export function partsOf(text: string): string[] {
  if (text.length <= longestTranslated) return [text]
  const end = text.lastIndexOf('\n', longestTranslated)
  return end > 0
    ? [text.slice(0, end), ...partsOf(text.slice(end + 1))]
    : [text.slice(0, longestTranslated), ...partsOf(text.slice(longestTranslated))]
}

/** @throws where the service answers otherwise than LibreTranslate's protocol says, or not in time */
async function translatePart({ ask, queries }: Asking, { text, from, to }: Wanted): Promise<string> {
  const { token, url } = await queries.fetchQuery(tokenQuery({ ask }))
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
    body: JSON.stringify({
      q: text,
      source: from ?? 'auto',
      target: to,
      format: 'text',
    }),
  })
  const answer = (await response.json()) as { translatedText?: unknown }
  if (!response.ok || typeof answer.translatedText !== 'string')
    throw new Error(`the translation service answered ${response.status}`)
  return answer.translatedText
}

/**
 * Has the service translate a text, as it is read: the browser asks it, with a token of the portal.
 *
 * @throws where it answers otherwise than LibreTranslate's protocol says, or not in time
 */
export async function translate(app: Asking, { text, from, to }: Wanted): Promise<string> {
  const parts: string[] = []
  for (const part of partsOf(text)) parts.push(await translatePart(app, { text: part, from, to }))
  return parts.join('\n')
}
