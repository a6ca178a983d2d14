import { useTranslation } from 'react-i18next'
import { Link } from '../ui/link.tsx'
import classes from './search-results.module.css'

interface SuggestionsProps {
  keywords: readonly string[]
  addressOf: (keyword: string) => string
}

/** Other wordings of a question that found nothing, or in which a word looks mistyped. */
export function Suggestions({ keywords, addressOf }: SuggestionsProps) {
  const { t } = useTranslation('search')
  if (keywords.length === 0) return null
  return (
    <p className={classes.suggestions}>
      {t('results.didYouMean')}
      {keywords.map((keyword) => (
        <Link key={keyword} to={addressOf(keyword)}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}

/** Says that not everything can be found yet. */
export function Incomplete() {
  const { t } = useTranslation('search')
  return (
    <p className={classes.resolved} role="status">
      {t('results.incomplete')}
    </p>
  )
}

/** Says that what the question names stands first. */
export function Resolved({ text }: { text: string }) {
  return <p className={classes.resolved}>{text}</p>
}
