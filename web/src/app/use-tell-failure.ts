import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/toast.tsx'
import { CallFailed } from './ask.ts'
import { isForScreen } from './refusals.ts'

/** Tells why a call failed in a short message, where nothing on the screen stands for it. */
export function useTellFailure(): (error: Error) => void {
  const { t } = useTranslation()
  return (error) => {
    if (!isForScreen(error)) return
    const isAnswered = error instanceof CallFailed && error.code !== null
    showToast(isAnswered ? error.message : t('states.offline'), { tone: 'error' })
  }
}
