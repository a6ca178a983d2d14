import { filePurposes, type FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../ask.ts'
import { useApp } from '../page.ts'
import { sendFile, type CropArea } from '../send-file.ts'

const megabyte = 1024 * 1024

export interface Upload {
  /** How much has gone out, 0 to 100; null while nothing is under way. */
  percent: number | null
  problem: string | undefined
  /** The stored file; null where it was refused or given up, which `problem` then says. */
  start: (file: File, crop?: CropArea) => Promise<FileInfo | null>
  cancel: () => void
}

/** Uploads one file at a time for a purpose; it is given up when the screen goes. */
export function useUpload(purpose: FilePurpose): Upload {
  const { t } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const { language } = useApp()
  const [percent, setPercent] = useState(0)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(null)
  const sending = useMutation({
    mutationFn: ({ file, crop, signal }: { file: File; crop: CropArea | undefined; signal: AbortSignal }) =>
      sendFile({
        purpose,
        file,
        ...(crop && { crop }),
        language: language(),
        signal,
        onProgress: (share) => setPercent(Math.round(share * 100)),
      }),
  })

  useEffect(() => () => running.current?.abort(), [])

  /** What can be said of a file before it is sent. The server judges it by its content. */
  function refusal(file: File): string | undefined {
    const { types, bytes } = filePurposes[purpose]
    // A browser that does not know a file's type leaves that to the server.
    if (file.type && !types.some((type) => type === file.type)) return t('file.wrongType')
    return file.size > bytes ? t('file.tooLarge', { megabytes: bytes / megabyte }) : undefined
  }

  async function start(file: File, crop?: CropArea): Promise<FileInfo | null> {
    running.current?.abort()
    const refused = refusal(file)
    setProblem(refused)
    if (refused) return null
    const controller = new AbortController()
    running.current = controller
    setPercent(0)
    try {
      return await sending.mutateAsync({ file, crop, signal: controller.signal })
    } catch (error) {
      if (controller.signal.aborted) setProblem(t('file.cancelled'))
      else if (error instanceof CallFailed) {
        const told = error.fields[0]?.message ?? error.message
        setProblem(error.code === null ? ui('states.offline') : told)
      } else setProblem(t('file.failed'))
      return null
    }
  }

  return {
    percent: sending.isPending ? percent : null,
    problem,
    start,
    cancel: () => running.current?.abort(),
  }
}
