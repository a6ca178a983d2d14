import { postLifecycle, type livePostStates } from '@portal/protocol/forum/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** How a post stands. */
export function PostTag({ state }: { state: (typeof livePostStates)[number] }) {
  const { t } = useTranslation('forum')
  return (
    <StatusTag tone={postLifecycle.tones[state]} isWaiting={state === 'REVIEWING'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
