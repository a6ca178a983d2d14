import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { isForScreen } from '../../app/refusals.ts'
import { showToast } from '../../ui/toast.tsx'
import { messagesKey } from '../queries.ts'
import { unreadKey } from './unread.ts'

/** Marks messages as read, and brings what shows their number up to date. */
export function useMarkRead<Input, Output>(mark: (input: Input) => Promise<Output>) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: mark,
    onSuccess: () =>
      Promise.all([messagesKey, unreadKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    onError: (error) => {
      if (isForScreen(error)) showToast(error.message || t('states.failed'), { tone: 'error' })
    },
  })
}

/** Marks one message as read. */
export function useMarkMessage() {
  const { ask } = useApp()
  return useMarkRead((id: string) => ask('messages', 'markRead', { params: { id } }))
}
