import { useTranslation } from 'react-i18next'
import { Note } from './note.tsx'
import { SmallButton } from './small-button.tsx'

interface RetryNoteProps {
  /** What has not come. */
  text: string
  isBusy?: boolean
  onRetry: () => void
}

/** Says in a part's place that something has not come, with the way to ask for it again. */
export function RetryNote({ text, isBusy, onRetry }: RetryNoteProps) {
  const { t } = useTranslation()
  return (
    <Note tone="seal" isAlert>
      {text}{' '}
      <SmallButton icon="clock" isBusy={isBusy} onClick={onRetry}>
        {t('actions.retry')}
      </SmallButton>
    </Note>
  )
}
