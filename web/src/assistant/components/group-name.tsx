import { useTranslation } from 'react-i18next'
import { CountryMark } from '../../ui/country-mark.tsx'
import type { CountryGroup } from '../by-country.ts'

/** What passages have in common that stand together: their country, or that they are of treaties, or `others`. */
export function GroupName({ group, others }: { group: CountryGroup; others: string }) {
  const { t } = useTranslation('assistant')
  const { country, name, isTreaties } = group
  if (isTreaties) return t('passages.treaties')
  return country === null ? others : <CountryMark code={country} name={name ?? country} />
}
