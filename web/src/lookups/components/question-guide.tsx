import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import classes from './application.module.css'

/** How to ask what can be answered. */
export function QuestionGuide() {
  const { t } = useTranslation('lookupForm')
  return (
    <Note tone="ink">
      <p className={classes.guide}>{t('howTo')}</p>
      <dl className={classes.examples}>
        <div>
          <dt>{t('worse')}</dt>
          <dd>{t('worseText')}</dd>
        </div>
        <div>
          <dt>{t('better')}</dt>
          <dd>{t('betterText')}</dd>
        </div>
      </dl>
    </Note>
  )
}
