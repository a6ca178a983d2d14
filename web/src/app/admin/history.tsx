import { useTranslation } from 'react-i18next'
import { Moment } from '../../ui/moment.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { Written } from '../../ui/written.tsx'
import { actionLooks } from '../action-looks.ts'

interface Entry<Action> {
  at: string
  /** Null for the portal itself; left out where the action says whose it was. */
  by?: string | null
  action: Action
  note: string | null
  /** What it is called, where its action alone does not say it. */
  title?: string
}

interface HistoryProps<Action extends string> {
  entries: readonly Entry<Action>[]
  /** What the actions are called. */
  names: Readonly<Record<NoInfer<Action>, string>>
}

/** What happened to a thing, the newest first. */
export function History<Action extends string>({ entries, names }: HistoryProps<Action>) {
  const { t } = useTranslation('adminFrame')
  if (entries.length === 0) return <p>{t('history.empty')}</p>
  const newestFirst = entries.toReversed().toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Timeline
      entries={newestFirst.map(({ at, by, action, note, title }, place) => ({
        key: `${at} ${action} ${place}`,
        title: title ?? names[action] ?? action,
        by: (
          <>
            {by !== undefined && <Written>{by ?? t('list.platform')}</Written>}
            <Moment at={at} />
          </>
        ),
        note,
        ...actionLooks[action],
      }))}
    />
  )
}
