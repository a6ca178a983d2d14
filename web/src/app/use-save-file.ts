import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/toast.tsx'
import { useApp } from './page.ts'
import { isForScreen } from './refusals.ts'
import { saveFile } from './save-file.ts'

/** Where a call answers a file, and what it is kept as. */
interface AnsweredFile {
  address: string
  name: string
  /** What the call is posted, where it is. */
  body?: object
}

/**
 * Gets a file that a call answers, for the reader to keep; a refusal is told.
 *
 * @param fileOf of what is chosen, where there are several
 */
export function useSaveFile<Chosen = void>(fileOf: (chosen: Chosen) => AnsweredFile) {
  const { t: ui } = useTranslation()
  const { language } = useApp()
  return useMutation({
    mutationFn: (chosen: Chosen) => {
      const { address, name, body } = fileOf(chosen)
      return saveFile(address, name, language(), body)
    },
    onError: (error) => {
      if (isForScreen(error)) showToast(error.message || ui('states.failed'), { tone: 'error' })
    },
  })
}
