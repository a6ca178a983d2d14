import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { fileAddress } from '../../app/ask.ts'
import { useSaveFile } from '../../app/use-save-file.ts'

/** Gets the result of a lookup as a document; `by` says as whom. */
export function useDocuments(by: 'document' | 'deskDocument', { id, code }: { id: string; code: string }) {
  const saving = useSaveFile((format: DocumentFormat) => ({
    address: fileAddress('lookups', by, { params: { id }, query: { format } }),
    name: `${code}.${format}`,
  }))
  return { save: saving.mutate, saving: saving.isPending ? saving.variables : null }
}
