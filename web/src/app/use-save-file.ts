import { useMutation } from '@tanstack/react-query'
import { useApp } from './page.ts'
import { saveFile } from './save-file.ts'
import { useTellFailure } from './use-tell-failure.ts'

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
  const { language } = useApp()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (chosen: Chosen) => {
      const { address, name, body } = fileOf(chosen)
      return saveFile(address, name, language(), body)
    },
    onError: tellFailure,
  })
}
