import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import classes from './personal-marks.module.css'

/** Characters that are shown on either side of a place. */
const around = 16

interface PersonalMarksProps {
  text: string
  /** Of those whose text it is. */
  names?: readonly string[]
}

/** The places of a text that look like personal data, each with what stands around it. */
export function PersonalMarks({ text, names }: PersonalMarksProps) {
  const { t } = useTranslation('adminFrame')
  const places = findPersonalData(text, names)
  if (places.length === 0) return null
  return (
    <Note tone="gold" icon="alert">
      <p>{t('personal.marks', { count: places.length })}</p>
      <ul className={classes.marks}>
        {places.map(({ kind, start, end }) => (
          <li key={start}>
            …{text.slice(Math.max(0, start - around), start)}
            <mark>{text.slice(start, end)}</mark>
            {text.slice(end, end + around)}… <b>{t(`personal.kinds.${kind}`)}</b>
          </li>
        ))}
      </ul>
    </Note>
  )
}
