import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { AskButton } from './ask-button.tsx'
import classes from './ask-panel.module.css'
import { Pace } from './pace.tsx'

/** The way to a question of one's own, with how long an answer usually takes; administrators answer them. */
export function AskPanel() {
  const { t } = useTranslation('publishedConsultations')
  if (useViewer()?.userType === 'ADMIN') return null
  return (
    <section className={`${classes.panel} no-print`} aria-labelledby="ask-own">
      <div className={classes.words}>
        <h2 id="ask-own">{t('askTitle')}</h2>
        <p>{t('askText')}</p>
        <Pace />
      </div>
      <AskButton />
    </section>
  )
}
