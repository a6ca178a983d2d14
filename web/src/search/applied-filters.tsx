import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import classes from './applied-filters.module.css'

interface AppliedFiltersProps<Address> {
  /** Each filter in force, and the search without it. */
  applied: readonly { label: string; without: Address }[]
  cleared: Address
  onChange: (address: Address) => void
}

/** The filters in force, each with a way to take it off. */
export function AppliedFilters<Address>({ applied, cleared, onChange }: AppliedFiltersProps<Address>) {
  const { t } = useTranslation('search')
  if (applied.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filters.applied')}>
      {applied.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(without)}
            aria-label={t('filters.remove', { name: label })}
          >
            {label} <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange(cleared)}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
