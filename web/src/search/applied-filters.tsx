import { useTranslation } from 'react-i18next'
import { Chips } from '../ui/chips.tsx'
import classes from './applied-filters.module.css'

interface AppliedFiltersProps {
  applied: readonly { text: string; to: string }[]
  /** Address without any; absent where they are not dropped together. */
  clear?: string | undefined
}

/** The filters in force, each with a way to take it off. */
export function AppliedFilters({ applied, clear }: AppliedFiltersProps) {
  const { t } = useTranslation('search')
  if (applied.length === 0) return null
  return (
    <div className={classes.applied}>
      <Chips label={t('filters.applied')} chips={applied} clear={clear} />
    </div>
  )
}
