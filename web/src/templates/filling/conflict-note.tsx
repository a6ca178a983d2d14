import { Button } from '@mantine/core'
import { zoneTime } from '@portal/protocol/kernel/today.ts'
import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
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
  const reader = useLanguage()
  return (
    <Note tone="seal" isAlert>
      {t('conflict.text', { time: formatMoment(theirs.changedAt, reader, zoneTime) })}
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
