import { useTranslation } from 'react-i18next'
import { Link } from '../ui/link.tsx'
import { Written } from '../ui/written.tsx'
import classes from './asked-before.module.css'

interface AskedBeforeProps {
  questions: readonly { question: string; path: string | null }[]
}

/** Questions much like this one that were answered before: what answered them stands further up among what is found. */
export function AskedBefore({ questions }: AskedBeforeProps) {
  const { t } = useTranslation('search')
  if (questions.length === 0) return null
  return (
    <div className={`sideways ${classes.asked}`}>
      <p id="asked-before" className={classes.label} title={t('asked.hint')}>
        {t('asked.label')}
      </p>
      <ul aria-labelledby="asked-before">
        {questions.map(({ question, path }) => (
          <li key={path ?? question}>
            {path === null ? (
              <Written>{question}</Written>
            ) : (
              <Link to={path}>
                <Written>{question}</Written>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
