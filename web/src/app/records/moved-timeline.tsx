import type { ReactNode } from 'react'
import { Moment } from '../../ui/moment.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { actionLooks, endedLook } from '../action-looks.ts'

export interface Moved {
  at: string
  action: string
  /** What it is called. */
  title: string
  /** To which of them it happened, where that is not plain. */
  of?: ReactNode
  note: string | null
}

/** What happened to things that two sides follow, the newest first. */
export function MovedTimeline({ moves }: { moves: readonly Moved[] }) {
  const newestFirst = moves.toReversed().toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Timeline
      entries={newestFirst.map(({ at, action, title, of, note }, place) => ({
        key: `${at} ${action} ${place}`,
        title,
        by: (
          <>
            {of && <span>{of}</span>}
            <Moment at={at} />
          </>
        ),
        note,
        ...(actionLooks[action] ?? endedLook),
      }))}
    />
  )
}
