import { filePurposes, type FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../ask.ts'
import { useApp } from '../page.ts'
import { sendFile, type CropArea } from '../send-file.ts'

const megabyte = 1024 * 1024

interface Sent {
  file: File
  crop?: CropArea | undefined
  signal: AbortSignal
  /** @param percent how much has gone out, 0 to 100 */
  onProgress: (percent: number) => void
}

interface Sending {
  isPending: boolean
  /** What can be said of a file before it is sent. The server judges it by its content. */
  refusal: (file: File) => string | undefined
  /** The stored file, or in words why there is none. */
  send: (sent: Sent) => Promise<FileInfo | string>
}

/** Sends files for a purpose. */
export function useSending(purpose: FilePurpose): Sending {
  const { t } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const { language } = useApp()
  const sending = useMutation({
    mutationFn: ({ crop, onProgress, ...sent }: Sent) =>
      sendFile({
        ...sent,
        purpose,
        ...(crop && { crop }),
        language: language(),
        onProgress: (share) => onProgress(Math.round(share * 100)),
      }),
  })

  function refusal(file: File): string | undefined {
    const { types, bytes } = filePurposes[purpose]
    // A browser that does not know a file's type leaves that to the server.
    if (file.type && !types.some((type) => type === file.type)) return t('file.wrongType')
    return file.size > bytes ? t('file.tooLarge', { megabytes: bytes / megabyte }) : undefined
  }

  async function send(sent: Sent): Promise<FileInfo | string> {
    try {
      return await sending.mutateAsync(sent)
    } catch (error) {
      if (sent.signal.aborted) return t('file.cancelled')
      if (!(error instanceof CallFailed)) return t('file.failed')
      return error.code === null ? ui('states.offline') : (error.fields[0]?.message ?? error.message)
    }
  }

  return { isPending: sending.isPending, refusal, send }
}
