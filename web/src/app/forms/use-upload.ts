import type { FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import type { CropArea } from '../send-file.ts'
import { useSending } from './use-sending.ts'

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
  const { isPending, refusal, send } = useSending(purpose)
  const [percent, setPercent] = useState(0)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File, crop?: CropArea): Promise<FileInfo | null> {
    running.current?.abort()
    const refused = refusal(file)
    setProblem(refused)
    if (refused) return null
    const controller = new AbortController()
    running.current = controller
    setPercent(0)
    const sent = await send({ file, crop, signal: controller.signal, onProgress: setPercent })
    if (typeof sent !== 'string') return sent
    setProblem(sent)
    return null
  }

  return {
    percent: isPending ? percent : null,
    problem,
    start,
    cancel: () => running.current?.abort(),
  }
}
