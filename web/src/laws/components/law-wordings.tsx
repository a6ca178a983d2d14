import type { LawDetails, LawVersion } from '@portal/protocol/laws/schemas.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Folded } from '../../ui/folded.tsx'
import { formatDate } from '../../ui/format.ts'
import { KeptLanguage } from '../../ui/kept-language.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { comparisonPath } from '../door/comparison-address.ts'
import { eliPart, otherLanguage } from '../law-address.ts'
import { areComparable, wordingState, type WordingState } from '../wording-state.ts'
import classes from './law-wordings.module.css'
import { useWordingDays } from './use-wording-days.ts'

const tones: Record<WordingState, Tone> = { present: 'jade', past: 'grey', future: 'gold' }

/** Wordings listed at once; older ones open on a touch. */
const mostListed = 4

/** Leads to the wording in force on a day; works without JavaScript too. */
function DayForm({ law }: { law: LawDetails }) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  const language = useLanguage()
  const [day, setDay] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day) void navigate(eliPart(law.address, { on: day, ...otherLanguage(law, language) }))
  }

  return (
    <form className={`${classes.day} no-print`} action={law.address} onSubmit={submit}>
      <KeptLanguage />
      <span aria-hidden="true">{t('list.on')}</span>
      <DateField isCompact isLabelHidden label={t('list.on')} name="on" value={day} onChange={setDay} />
      <Button type="submit" variant="default" size="xs">
        {t('list.show')}
      </Button>
    </form>
  )
}

/** Every wording of a law that is held, newest first, and a way to that of any day. */
export function LawWordings({ law }: { law: LawDetails }) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  const days = useWordingDays(law)
  const { versions } = law
  const other = otherLanguage(law, language)

  function row(version: LawVersion, place: number) {
    const state = wordingState(version, law.today)
    const isShown = version.id === law.version.id
    const before = versions[place + 1]
    return (
      <li key={version.id} data-shown={isShown || undefined} className={classes.wording}>
        <Link
          to={eliPart(version.address, other)}
          aria-current={isShown ? 'true' : undefined}
          className={classes.days}
        >
          {days(version)}
        </Link>
        <span className={classes.tags}>
          {law.timeliness !== 'UNCONFIRMED' && <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>}
          {isShown && <Tag>{t('state.shown')}</Tag>}
        </span>
        <span className={classes.made}>
          {version.versionOn && t('list.made', { date: formatDate(version.versionOn, language) })}
        </span>
        {before && areComparable(before, version) && (
          <Link
            className={`${classes.compare} no-print`}
            to={comparisonPath({ id: law.id, from: before.id, to: version.id, text: other.language })}
          >
            {t('list.withPrevious')}
          </Link>
        )}
      </li>
    )
  }

  const older = versions.slice(mostListed)
  return (
    <Folded title={t('list.title')} note={t('list.count', { count: versions.length })}>
      <DayForm key={law.version.id} law={law} />
      <ol className={classes.list}>{versions.slice(0, mostListed).map(row)}</ol>
      {older.length > 0 && (
        <details className={classes.older} open={older.some(({ id }) => id === law.version.id)}>
          <summary>{t('list.older', { count: older.length })}</summary>
          <ol className={classes.list}>{older.map((version, place) => row(version, mostListed + place))}</ol>
        </details>
      )}
      {versions.length > 1 && <p className={classes.gaps}>{t('list.gaps')}</p>}
    </Folded>
  )
}
