import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import classes from './timeline.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { Written } from './written.tsx'

export interface TimelineEntry {
  key: string
  /** What happened. */
  title: string
  /** Who and when. */
  by: ReactNode
  /** What was said with it. */
  note?: string | null
  icon?: IconName
  tone?: Tone
  /** Has not come yet. */
  isAhead?: boolean
}

/** What happened to a thing, the newest first, and what is still to come. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const newest = entries.find(({ isAhead }) => !isAhead)
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} data-ahead={entry.isAhead || undefined}>
          <span
            className={classes.dot}
            data-tone={entry.tone ?? 'ink'}
            data-newest={entry === newest || undefined}
          >
            {!entry.isAhead && <Icon name={entry.icon ?? 'clock'} size={12} />}
          </span>
          <p>{entry.title}</p>
          <p className={classes.by}>{entry.by}</p>
          {entry.note && (
            <p className={classes.note}>
              <Written>{entry.note}</Written>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
