import { useTranslation } from 'react-i18next'
import type { OwnConsultation } from '../standing.ts'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { PlainText } from './plain-text.tsx'
import classes from './public-text.module.css'

interface PublicTextProps {
  offer: Pick<NonNullable<OwnConsultation['offer']>, 'title' | 'language' | 'question' | 'answer'>
}

/** A question and its answer as everybody would read them. */
export function PublicText({ offer: { title, language, question, answer } }: PublicTextProps) {
  const { t } = useTranslation('consultations')
  return (
    <div className={classes.text}>
      <h3 lang={language}>{title}</h3>
      <h4>{t('question')}</h4>
      <PlainText text={question} language={language} />
      <h4>{t('answer')}</h4>
      <CitedRichText {...answer} language={language} />
    </div>
  )
}
