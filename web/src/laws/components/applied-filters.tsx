import { facetNames } from '@portal/protocol/laws/constants.ts'
import type { LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { clearFilters, toggleFacet, type SearchAddress } from '../search-address.ts'
import classes from './applied-filters.module.css'

interface AppliedFiltersProps {
  address: SearchAddress
  facets: LawSearchAnswer['facets']
  onChange: (address: SearchAddress) => void
}

/** The filters in force, each with a way to take it off. */
export function AppliedFilters({ address, facets, onChange }: AppliedFiltersProps) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const chips = [
    ...facetNames.flatMap((name) =>
      address.facets[name].map((value) => ({
        label: facets[name].find((count) => count.value === value)?.label ?? value,
        without: toggleFacet(address, name, value),
      })),
    ),
    ...(['effectiveFrom', 'effectiveTo'] as const)
      .filter((bound) => address[bound])
      .map((bound) => ({
        label: t(bound === 'effectiveFrom' ? 'form.appliedFrom' : 'form.appliedTo', {
          date: formatDate(address[bound], language),
        }),
        without: { ...address, [bound]: '', page: 1 },
      })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('form.applied')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(without)}
            aria-label={t('form.remove', { name: label })}
          >
            {label} <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange(clearFilters(address))}>
          {t('form.clear')}
        </button>
      </li>
    </ul>
  )
}
