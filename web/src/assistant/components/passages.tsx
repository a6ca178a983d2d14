import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { Fragments } from '../../search/fragments.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { byCountry, placeName } from '../by-country.ts'
import { GroupName } from './group-name.tsx'
import { PassageCard } from './passage-card.tsx'
import { PassageFacts } from './passage-facts.tsx'
import classes from './passages.module.css'

interface PassageGroupsProps {
  turn: string
  passages: readonly Passage[]
}

/** Passages, those of a country together, and treaties. */
export function PassageGroups({ turn, passages }: PassageGroupsProps) {
  return byCountry(passages).map((group) => (
    <section key={group.key} className={classes.group}>
      <h3>
        <GroupName group={group} />
      </h3>
      {group.passages.map((passage) => (
        <PassageCard key={passage.number} turn={turn} passage={passage} />
      ))}
    </section>
  ))
}

/** One of them over the foot of a phone's screen. */
export function PassageSheet({ passage, onClose }: { passage: Passage; onClose: () => void }) {
  return (
    <Dialog title={placeName(passage)} place="sheet" onClose={onClose}>
      <div className={classes.sheet}>
        <p className={classes.text} lang={passage.language}>
          <Fragments fragments={passage.text} />
        </p>
        <PassageFacts passage={passage} />
      </div>
    </Dialog>
  )
}
