import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../app/ask.ts'
import { useApp } from '../app/page.ts'
import { isForScreen } from '../app/refusals.ts'
import { showToast } from '../ui/toast.tsx'
import { adminKey } from './queries.ts'

/** The state does not allow this move: somebody else was first. */
const wrongState = '795409'

interface DecisionWords {
  done: string
  /** Said when somebody else was first. */
  meanwhile: string
}

export interface Decision<Input> {
  isBusy: boolean
  /** Whether it ended the matter: done, or done by somebody else. Throws any other refusal that has a field. */
  make: (input: Input) => Promise<void>
}

/** A move of somebody else's account or data; afterwards everything on the screen is asked for again. */
export function useDecision<Input>(
  send: (input: Input) => Promise<unknown>,
  words: DecisionWords,
  onEnd: () => void,
): Decision<Input> {
  const { queries } = useApp()
  const { t: ui } = useTranslation()
  const moving = useMutation({ mutationFn: send })

  async function end(message: string, tone: 'info' | 'error') {
    showToast(message, { tone })
    onEnd()
    await queries.invalidateQueries({ queryKey: adminKey })
  }

  async function make(input: Input) {
    try {
      await moving.mutateAsync(input)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.code === wrongState) return end(words.meanwhile, 'error')
      if (error.code === '793000') throw error
      if (isForScreen(error))
        showToast(error.code === null ? ui('states.offline') : error.message, { tone: 'error' })
      return undefined
    }
    return end(words.done, 'info')
  }

  return { isBusy: moving.isPending, make }
}
