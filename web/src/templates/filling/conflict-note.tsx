import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useFormatMoment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './conflict-note.module.css'

interface ConflictNoteProps {
  /** The contract as it was saved meanwhile, on another device or in another tab. */
  theirs: OwnDraft
  /** Shows it, in place of what is typed here. */
  onTake: () => void
  /** Writes over it with what is typed here. */
  onKeep: () => void
}

/** Tells that a contract was saved otherwise meanwhile, with the two ways on. */
export function ConflictNote({ theirs, onTake, onKeep }: ConflictNoteProps) {
  const { t } = useTranslation('template')
  const formatMoment = useFormatMoment()
  return (
    <Note tone="seal" isAlert>
      {t('conflict.text', { time: formatMoment(theirs.changedAt) })}
      <div className={classes.act}>
        <Button size="compact-md" variant="default" onClick={onTake}>
          {t('conflict.take')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onKeep}>
          {t('conflict.keep')}
        </Button>
      </div>
    </Note>
  )
}
