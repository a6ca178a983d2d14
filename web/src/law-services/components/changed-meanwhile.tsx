import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OwnService } from '../standing.ts'
import classes from './changed-meanwhile.module.css'
import { ServiceCases } from './service-cases.tsx'
import { ServiceText } from './service-text.tsx'

interface ChangedMeanwhileProps {
  now: OwnService
  /** Goes on with what is typed. */
  onKeep: () => void
  /** Puts in what was changed meanwhile. */
  onTake: () => void
}

/** The service as it is now, to compare what is typed with, and the two ways on. */
export function ChangedMeanwhile({ now, onKeep, onTake }: ChangedMeanwhileProps) {
  const { t } = useTranslation('serviceForm')
  return (
    <div className={classes.meanwhile}>
      <details>
        <summary>{t('meanwhile.now')}</summary>
        <div className={classes.now}>
          <ServiceText service={now} />
          <ServiceCases cases={now.cases} language={now.language} />
        </div>
      </details>
      <div className={classes.ways}>
        <Button variant="default" onClick={onTake}>
          {t('meanwhile.take')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('meanwhile.keep')}
        </Button>
      </div>
    </div>
  )
}
