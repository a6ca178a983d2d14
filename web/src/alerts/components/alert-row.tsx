import type { MailState } from '@portal/protocol/alerts/constants.ts'
import type { AlertRow as Row } from '@portal/protocol/alerts/schemas.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Action } from '../../ui/actions.tsx'
import { CountryMark } from '../../ui/country-mark.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { alertsKey } from '../queries.ts'

interface AlertRowProps {
  row: Row
  /** Whether e-mail can come. */
  mail: MailState
  edit: (row: Row) => void
  end: (row: Row) => void
}

/** A saved search, or a law that is followed: how and how often it tells, and what may be done with it. */
export function AlertRow({ row, mail, edit, end }: AlertRowProps) {
  const { t } = useTranslation('alerts')
  const { ask } = useApp()
  const language = useLanguage()
  const day = useFormatDay()
  const countryName = useEntryNames('COUNTRY')
  const { id, name, kind, list, countries, path, frequency, byMail, isPaused, createdAt, toldAt } = row
  const pausing = useAct(
    () => ask('alerts', 'change', { params: { id }, body: { name, frequency, byMail, isPaused: !isPaused } }),
    { toast: t(isPaused ? 'resumeDone' : 'pauseDone'), invalidates: [alertsKey] },
  )
  const isMailed = byMail && mail === 'CONFIRMED'
  const way = isMailed ? t('byMail') : t(byMail && mail === 'UNCONFIRMED' ? 'waitsForMail' : 'bySite')
  const actions: Action[] = [
    { label: t('edit'), icon: 'pencil', onClick: () => edit(row) },
    { label: t(isPaused ? 'resume' : 'pause'), onClick: () => pausing.make(undefined) },
    { label: t('open'), to: path },
    { label: t('end'), onClick: () => end(row), isDestructive: true },
  ]
  return (
    <FollowedRow
      state={<StatusTag tone={isPaused ? 'grey' : 'jade'}>{t(isPaused ? 'paused' : 'active')}</StatusTag>}
      title={name}
      language={writtenIn(name) ?? language}
      to={path}
      waits={`${t(`frequencies.${frequency}`)} · ${way}`}
      meta={
        <>
          <Tag>{list === null ? t(`kinds.${kind}`) : t(`lists.${list}`)}</Tag>
          {countries.map((code) => (
            <CountryMark key={code} code={code} name={countryName(code)} />
          ))}
          <span>{t('created', { date: day(createdAt) })}</span>
          <span>{toldAt === null ? t('neverTold') : t('told', { date: day(toldAt) })}</span>
        </>
      }
      due={pausing.problem && <p role="alert">{pausing.problem}</p>}
      actions={actions}
    />
  )
}
