import { Moment } from '../../ui/moment.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { Written } from '../../ui/written.tsx'
import { actionLooks, endedLook } from '../action-looks.ts'

export interface Moved {
  at: string
  action: string
  /** What it is called. */
  title: string
  /** Whose it was, where that is not plain. */
  who?: string
  note: string | null
}

/** What happened to things that two sides follow, the newest first. */
export function MovedTimeline({ moves }: { moves: readonly Moved[] }) {
  const newestFirst = moves.toReversed().toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Timeline
      entries={newestFirst.map(({ at, action, title, who, note }, place) => ({
        key: `${at} ${action} ${place}`,
        title,
        by: (
          <>
            {who && <Written>{who}</Written>}
            <Moment at={at} />
          </>
        ),
        note,
        ...(actionLooks[action] ?? endedLook),
      }))}
    />
  )
}
