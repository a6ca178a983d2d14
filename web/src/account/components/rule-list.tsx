import { useTranslation } from 'react-i18next'
import classes from './rule-list.module.css'

interface RuleListProps {
  rules: readonly { words: string; isKept: boolean }[]
  /** The value was refused: rules it does not keep are marked. */
  isWrong: boolean
}

/** What a value must be, each ticked as soon as it is; the hint of its field. */
export function RuleList({ rules, isWrong }: RuleListProps) {
  const { t } = useTranslation('account')
  return (
    <span className={classes.rules}>
      {rules.map(({ words, isKept }) => (
        <span key={words} data-kept={isKept || undefined} data-broken={(isWrong && !isKept) || undefined}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <circle cx="8" cy="8" r="7" stroke="currentColor" strokeWidth="1.4" />
            {isKept && <path d="M4.8 8.2l2.2 2.2 4.2-4.4" stroke="currentColor" strokeWidth="1.8" />}
          </svg>
          {words}
          {isKept && <span className="visually-hidden"> {t('rules.kept')}</span>}
        </span>
      ))}
    </span>
  )
}
