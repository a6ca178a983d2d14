import { shortened } from '@portal/protocol/kernel/cut-text.ts'
import { useTranslation } from 'react-i18next'
import classes from './offers.module.css'

/** Most characters of an earlier answer that a button shows. */
const mostShown = 40

interface OffersProps {
  label: string
  /** Answers of earlier contracts, the newest first. */
  offered: readonly string[]
  value: string
  wordOf: (answer: string) => string
  onTake: (answer: string) => void
}

/** What was answered in earlier contracts, below a field that is open. */
export function Offers({ label, offered, value, wordOf, onTake }: OffersProps) {
  const { t } = useTranslation('template')
  if (value !== '' || offered.length === 0) return null
  return (
    <p className={classes.offers}>
      <span>{t('offers.earlier')}</span>
      {offered.map((answer) => {
        const word = wordOf(answer)
        return (
          <button
            key={answer}
            type="button"
            aria-label={t('offers.take', { label, answer: word })}
            onClick={() => onTake(answer)}
          >
            {shortened(word, mostShown)}
          </button>
        )
      })}
    </p>
  )
}
