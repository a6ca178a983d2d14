import { postLifecycle, type livePostStates } from '@portal/protocol/forum/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface PostTagProps {
  state: (typeof livePostStates)[number]
  /** It waits for the reader, and not for somebody else. */
  isReaders?: boolean
}

/** How a post stands. */
export function PostTag({ state, isReaders = false }: PostTagProps) {
  const { t } = useTranslation('forum')
  return (
    <StatusTag tone={postLifecycle.tones[state]} isWaiting={state === 'REVIEWING' && !isReaders}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
