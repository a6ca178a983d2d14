import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { ZoneMoment } from './zone-moment.tsx'
import classes from './timeline.module.css'

interface Entry {
  at: string
  /** Null for the portal itself. */
  by: string | null
  action: string
  note: string | null
}

/** What happened to a thing, the newest first. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin')
  const words = useCatalogue('admin').history as Readonly<Record<string, string>>
  if (entries.length === 0) return <p>{t('history.empty')}</p>
  const newestFirst = entries.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <ol className={classes.timeline}>
      {newestFirst.map(({ at, by, action, note }) => (
        <li key={`${at} ${action}`}>
          <p>
            <b>{words[action] ?? action}</b>
            <span>{by ?? t('list.platform')}</span>
            <ZoneMoment at={at} />
          </p>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
