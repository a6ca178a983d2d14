import { useTranslation } from 'react-i18next'
import { dateFormatter } from '../../ui/formatters.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SaveState } from './use-saving.ts'
import classes from './saved-note.module.css'

const timeOf = (at: Date) => dateFormatter('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)

interface SavedNoteProps {
  state: SaveState
  onRetry: () => void
}

/** Whether what was typed is saved, in a line that is read out when it changes. */
export function SavedNote({ state, onRetry }: SavedNoteProps) {
  const { t } = useTranslation('template')
  return (
    <div className={classes.saved}>
      <p role="status" data-failed={state.is === 'failed' || undefined}>
        {state.is === 'saved' && (
          <>
            <Icon name="check" size={14} /> {t('saving.saved', { time: timeOf(state.at) })}
          </>
        )}
        {state.is === 'waiting' && t('saving.waiting')}
        {state.is === 'failed' && t('saving.failed')}
      </p>
      {state.is === 'failed' && (
        <button type="button" onClick={onRetry}>
          {t('saving.retry')}
        </button>
      )}
    </div>
  )
}

/** For visitors: where what they type stays. */
export function DeviceNote() {
  const { t } = useTranslation('template')
  return (
    <div className={classes.saved}>
      <p>{t('saving.device')}</p>
    </div>
  )
}
