import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from './toast.tsx'

/** Copies a text and says so, or what to do where the browser allows none. */
export type Copy = (text: string, copied: string) => Promise<void>

export function useCopy(): Copy {
  const { t } = useTranslation()
  return useCallback(
    async (text, copied) => {
      try {
        await navigator.clipboard.writeText(text)
        showToast(copied)
      } catch {
        showToast(t('actions.notCopied'), { tone: 'error' })
      }
    },
    [t],
  )
}
