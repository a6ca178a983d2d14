import { codes } from '@portal/protocol/kernel/codes.ts'
import type { AnswerState } from '@portal/protocol/assistant/constants.ts'
import type { Answer, AnswerEvent, Turn } from '@portal/protocol/assistant/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { CallFailed, fileAddress } from '../app/ask.ts'
import { readStream } from '../app/read-stream.ts'
import { useLanguage } from '../ui/use-language.ts'

/** An answer as far as it is written. */
export type Written = Pick<Answer, 'sentences' | 'removed'> & { state: AnswerState }

const begun: Written = { sentences: [], removed: [], state: 'WRITING' }

function withRemoved(removed: Answer['removed'], reason: Answer['removed'][number]['reason']) {
  const known = removed.find((one) => one.reason === reason)
  if (!known) return [...removed, { reason, count: 1 }]
  return removed.map((one) => (one === known ? { reason, count: one.count + 1 } : one))
}

function after(written: Written, event: AnswerEvent): Written {
  if (event.kind === 'end') return { ...written, state: event.state }
  if (event.kind === 'removed') return { ...written, removed: withRemoved(written.removed, event.reason) }
  const { kind: _, ...sentence } = event
  return { ...written, sentences: [...written.sentences, sentence] }
}

/** Whether a model is at work on the answer already: for another tab, or for this page before it was loaded anew. */
function isTaken(error: unknown): boolean {
  return error instanceof CallFailed && error.code === codes.wrongState.code
}

/**
 * Reads an answer while a model writes it. Whoever leaves the page, or stops it, stops the model.
 *
 * @param onEnd takes what was written, and how it ended
 * @returns what is written; whether it is written for somebody else, and is to be asked for once it is kept
 */
export function useWriting(turn: Turn, onEnd: (written: Written) => void) {
  const language = useLanguage()
  const [written, setWritten] = useState(begun)
  const [isElsewhere, setElsewhere] = useState(false)
  const stopping = useRef<AbortController>(null)
  const ended = useRef(onEnd)
  const spoken = useRef(language)
  const { id } = turn

  useEffect(() => {
    ended.current = onEnd
    spoken.current = language
  })

  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    const stopped = new AbortController()
    stopping.current = stopped
    let now = begun

    async function read(address: string): Promise<void> {
      const signal = AbortSignal.any([leaving.signal, stopped.signal])
      try {
        for await (const event of readStream<AnswerEvent>(address, spoken.current, signal)) {
          now = after(now, event)
          setWritten(now)
        }
      } catch (error) {
        if (isTaken(error) && !leaving.signal.aborted) {
          setElsewhere(true)
          return
        }
        // Broken off, refused or stopped: what was written holds.
      }
      if (leaving.signal.aborted) return
      const state = stopped.signal.aborted ? 'STOPPED' : 'FAILED'
      ended.current(now.state === 'WRITING' ? { ...now, state } : now)
    }

    void read(fileAddress('assistant', 'write', { params: { id } }))
    return () => leaving.abort()
  }, [id])

  return { written, isElsewhere, stop: () => stopping.current?.abort() }
}
