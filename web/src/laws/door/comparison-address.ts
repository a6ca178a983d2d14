import { isLanguage, type Language } from '@portal/protocol/kernel/languages.ts'

/** Two wordings of a law to be compared, by their ids. */
export interface ComparisonWanted {
  id: string
  from: string
  to: string
  text?: Language | undefined
}

export interface ComparisonAddress extends ComparisonWanted {
  /** Articles without a change are shown too. */
  isWhole: boolean
}

export function readComparisonAddress(search: URLSearchParams): ComparisonAddress {
  const text = search.get('text')
  return {
    id: search.get('id') ?? '',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    text: isLanguage(text) ? text : undefined,
    isWhole: search.get('articles') === 'all',
  }
}

export function comparisonPath({
  id,
  from,
  to,
  text,
  isWhole,
}: ComparisonWanted & Partial<ComparisonAddress>) {
  const search = new URLSearchParams({ id, from, to })
  if (text) search.set('text', text)
  if (isWhole) search.set('articles', 'all')
  return `/legal/compare?${search}`
}
