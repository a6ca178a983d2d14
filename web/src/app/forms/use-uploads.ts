import type { FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from './use-sending.ts'

interface OnItsWay {
  id: string
  file: File
  /** How much has gone out, 0 to 100. */
  percent: number
}

interface Uploads {
  onTheirWay: readonly OnItsWay[]
  /** What came of the files chosen last, a line each. */
  problems: readonly string[]
  start: (files: readonly File[], room: number, most: number) => void
  cancel: (id: string) => void
}

/** Uploads files for a purpose, one after the other; they are given up when the screen goes. */
export function useUploads(purpose: FilePurpose, onStored: (file: FileInfo) => void): Uploads {
  const { t } = useTranslation('forms')
  const { refusal, send } = useSending(purpose)
  const [onTheirWay, setOnTheirWay] = useState<readonly OnItsWay[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const waiting = useRef<OnItsWay[]>([])
  const running = useRef<{ id: string; controller: AbortController }>(null)
  const counted = useRef(0)

  useEffect(
    () => () => {
      waiting.current = []
      running.current?.controller.abort()
    },
    [],
  )

  const leave = (id: string) => setOnTheirWay((current) => current.filter((one) => one.id !== id))
  const tell = ({ name }: File, problem: string) =>
    setProblems((current) => [...current, t('file.of', { name, problem })])

  async function sendWaiting() {
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { id, file } = next
      const controller = new AbortController()
      running.current = { id, controller }
      const onProgress = (percent: number) =>
        setOnTheirWay((current) => current.map((one) => (one.id === id ? { ...one, percent } : one)))
      const sent = await send({ file, signal: controller.signal, onProgress })
      leave(id)
      if (typeof sent === 'string') tell(file, sent)
      else onStored(sent)
    }
    running.current = null
  }

  function start(files: readonly File[], room: number, most: number) {
    const taken = files.slice(0, room)
    const refused = taken.flatMap((file) => {
      const problem = refusal(file)
      return problem ? [{ file, problem }] : []
    })
    const sound = taken.filter((file) => refused.every((one) => one.file !== file))
    setProblems([
      ...refused.map(({ file: { name }, problem }) => t('file.of', { name, problem })),
      ...(files.length > room ? [t('file.tooMany', { most })] : []),
    ])
    const added = sound.map((file) => {
      counted.current += 1
      return { id: `sent-${counted.current}`, file, percent: 0 }
    })
    setOnTheirWay((current) => [...current, ...added])
    waiting.current.push(...added)
    if (running.current === null) void sendWaiting()
  }

  function cancel(id: string) {
    if (running.current?.id === id) running.current.controller.abort()
    waiting.current = waiting.current.filter((one) => one.id !== id)
    leave(id)
  }

  return { onTheirWay, problems, start, cancel }
}
