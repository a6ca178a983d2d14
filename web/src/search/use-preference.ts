import type { PreferredLaws } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatList } from '../ui/format.ts'
import { useLanguage } from '../ui/use-language.ts'

/**
 * The countries whose laws go before others, as a filter that can be taken off.
 *
 * @param without the address of the search without a preference
 */
export function usePreference(
  preferred: PreferredLaws | null,
  without: string,
): { text: string; to: string }[] {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (!preferred) return []
  const countries = formatList(
    preferred.countries.map(({ label }) => label),
    language,
  )
  return [{ text: t(`results.preferred.${preferred.because}`, { countries }), to: without }]
}
