import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { TextMarks } from '../../citations/door/text-marks.tsx'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './passages.module.css'

const openWords = { law: 'openLaw', case: 'openCase', answered: 'openAnswered' } as const

const dayWords = {
  law: 'passages.version',
  case: 'passages.decided',
  answered: 'passages.decided',
} as const

const inForce: readonly unknown[] = ['IN_FORCE', 'AMENDED', null]

/** How a passage stands: whether it is in force, of which day, and the way to where it was taken from. */
export function PassageFacts({ passage }: { passage: Passage }) {
  const { t } = useTranslation('assistant')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const { kind, timeliness, day, adoptedOn, isNamed, language, address } = passage
  const party = passage.isTreaty ? passage.countryName : null
  const date = day && formatDate(day, reader)
  const adopted = adoptedOn && formatDate(adoptedOn, reader)
  return (
    <>
      {!inForce.includes(timeliness) && <p className={classes.warning}>{t('passages.notInForce')}</p>}
      <p className={classes.facts}>
        {timeliness ? <TimelinessTag timeliness={timeliness} /> : <Tag>{t(`passages.kinds.${kind}`)}</Tag>}
        <TextMarks text={passage} />
        {isNamed && <Tag tone="jade">{t('passages.named')}</Tag>}
        {language !== reader && <Tag>{ui(`languageNames.${language}`)}</Tag>}
        {date && (
          <span>{party ? t('passages.party', { country: party, date }) : t(dayWords[kind], { date })}</span>
        )}
        {adopted && <span>{t('passages.notRecorded', { date: adopted })}</span>}
        <Link to={address} className={classes.open}>
          {t(`passages.${openWords[kind]}`)}
        </Link>
      </p>
    </>
  )
}
