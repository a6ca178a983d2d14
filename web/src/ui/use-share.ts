import { useTranslation } from 'react-i18next'
import { useCopy } from './use-copy.ts'

/** Hands an address to what the device shares by, else copies it. */
export function useShare(): (title: string, url: string) => Promise<void> {
  const { t } = useTranslation()
  const copy = useCopy()
  return async (title, url) => {
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // Whoever closes the device's menu wants nothing more; where it cannot open, the address is copied.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    await copy(url, t('actions.linkCopied'))
  }
}
