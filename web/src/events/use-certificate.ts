import { fileAddress } from '../app/ask.ts'
import { useSaveFile } from '../app/use-save-file.ts'

/** Gets the reader's certificate of an event. */
export function useCertificate(id: string, number: string) {
  return useSaveFile(() => ({
    address: fileAddress('events', 'certificate', { params: { id } }),
    name: `${number}.pdf`,
  }))
}
