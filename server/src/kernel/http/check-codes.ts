import type { Call } from '@portal/protocol/kernel/call.ts'
import { codePlaces, type CodePlace } from '@portal/protocol/kernel/dictionary-code.ts'
import { InputInvalid } from '../refusal.ts'

/** The dictionaries in use. */
export interface Dictionaries {
  /** The codes that a dictionary offers now. */
  codesOf(dictionary: string): Promise<ReadonlySet<string>>
}

/** What stands at a place of an input; lists on the way and at its end are taken item by item. */
function valuesAt(holder: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(holder))
    return holder.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return holder === undefined || holder === null ? [] : [holder]
  if (typeof holder !== 'object' || holder === null) return []
  return valuesAt((holder as Record<string, unknown>)[name], rest)
}

/** The places of a call's input that take codes of dictionaries, for its requests to be checked by. */
export function codePlacesOf({
  params,
  query,
  body,
}: Call): { part: 'params' | 'query' | 'body'; place: CodePlace }[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? codePlaces(schema).map((place) => ({ part: part as 'params' | 'query' | 'body', place })) : [],
  )
}

/**
 * Checks that dictionaries offer what was chosen from them.
 *
 * @throws InputInvalid naming each field that holds something else
 */
export async function checkCodes(
  dictionaries: Dictionaries,
  places: ReturnType<typeof codePlacesOf>,
  given: { params: unknown; query: unknown; body: unknown },
): Promise<void> {
  const unknown = new Set<string>()
  for (const { part, place } of places) {
    const values = valuesAt(given[part], place.path)
    if (values.length === 0) continue
    const codes = await dictionaries.codesOf(place.dictionary)
    if (values.some((value) => !codes.has(value as string))) unknown.add(place.path.join('.'))
  }
  if (unknown.size === 0) return
  throw new InputInvalid([...unknown].map((field) => ({ field, rule: 'notChoice' as const })))
}
