import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PreferredLaws } from '@portal/protocol/laws/schemas.ts'
import type { Preferred } from '../kernel/searched.ts'
import type { Labels } from '../reference/door.ts'

/** The countries whose laws go before others, by their names. */
export function shownPreferred(
  { because, countries }: Preferred,
  labels: Labels,
  reader: Language,
): PreferredLaws {
  return {
    because,
    countries: countries.map((value) => ({ value, label: labels.of('COUNTRY', value, reader) })),
  }
}
