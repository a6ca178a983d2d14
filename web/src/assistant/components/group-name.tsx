import { useTranslation } from 'react-i18next'
import { CountryMark } from '../../ui/country-mark.tsx'
import type { CountryGroup } from '../by-country.ts'

/** What passages have in common that stand together. */
export function GroupName({ group }: { group: CountryGroup }) {
  const { t } = useTranslation('assistant')
  const { country, common } = group
  return country ? <CountryMark {...country} /> : t(`passages.${common}`)
}
