import { useMutation } from '@tanstack/react-query'
import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { isForScreen } from '../../app/refusals.ts'
import { saveFile } from '../../app/save-file.ts'
import { showToast } from '../../ui/toast.tsx'

/** Gets the result of a lookup as a document; `by` says as whom. */
export function useDocuments(by: 'document' | 'deskDocument', { id, code }: { id: string; code: string }) {
  const { t: ui } = useTranslation()
  const { language } = useApp()
  const saving = useMutation({
    mutationFn: (format: DocumentFormat) =>
      saveFile(
        fileAddress('lookups', by, { params: { id }, query: { format } }),
        `${code}.${format}`,
        language(),
      ),
    onError: (error) => {
      if (isForScreen(error)) showToast(error.message || ui('states.failed'), { tone: 'error' })
    },
  })
  return { save: saving.mutate, saving: saving.isPending ? saving.variables : null }
}
