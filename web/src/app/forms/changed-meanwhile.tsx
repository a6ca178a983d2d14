import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import classes from './changed-meanwhile.module.css'

interface ChangedMeanwhileProps {
  /** Goes on with what is typed. */
  onKeep: () => void
  /** Puts in what was changed meanwhile. */
  onTake: () => void
  /** It, as it is now. */
  children: ReactNode
}

/** Something as it is now, to compare what is typed with, and the two ways on. */
export function ChangedMeanwhile({ onKeep, onTake, children }: ChangedMeanwhileProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={classes.meanwhile}>
      <details>
        <summary>{t('elsewhere.now')}</summary>
        <div className={classes.now}>{children}</div>
      </details>
      <div className={classes.ways}>
        <Button variant="default" onClick={onTake}>
          {t('elsewhere.take')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('elsewhere.keep')}
        </Button>
      </div>
    </div>
  )
}
