import { writeList, wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { List } from '@portal/protocol/kernel/list.ts'

/**
 * Where a search of laws or cases is seen on the portal.
 *
 * @param asked the filters that are set, and the order, as a call reads them
 * @param fixed what stands before the search
 */
export function searchAddress<L extends List>(
  origin: string,
  list: L,
  asked: Readonly<Record<string, unknown>>,
  fixed: readonly [string, string][] = [],
): string {
  const whole = wholeList(list)
  const text = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))
  const chosen = Object.keys(list.filters).flatMap((name) =>
    asked[name] === undefined ? [] : [[name, text(asked[name])] as const],
  )
  const filters = { ...whole.filters, ...Object.fromEntries(chosen) } as typeof whole.filters
  const sort = list.sorts.find((one) => one === asked['sort']) ?? whole.sort
  const parts = new URLSearchParams([...fixed, ...writeList(list, { ...whole, filters, sort })])
  return `${origin}/legal/query${parts.size > 0 ? `?${parts}` : ''}`
}
