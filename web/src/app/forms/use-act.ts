import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../ask.ts'
import { problemsOf } from './failures.ts'
import { isSameContent } from './same-content.ts'
import { useAfter, type After } from './use-after.ts'
import { hasMoved, useCatchUp } from './use-catch-up.ts'

export interface Act<Input> {
  make: (input: Input) => void
  isBusy: boolean
  /** Why it was refused. */
  problem: string | undefined
}

/**
 * A call that a button makes, without a form: removing something, approving it.
 *
 * @param refused whether a refusal has been told of otherwise
 */
export function useAct<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  after: After<Answer>,
  refused?: (error: CallFailed) => object | undefined,
): Act<Input> {
  const { t: ui } = useTranslation()
  const finish = useAfter()
  const catchUp = useCatchUp()
  const underWay = useRef<Input[]>([])
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer) => finish(answer, after),
    onError: (error) => {
      if (!(error instanceof CallFailed) || refused?.(error)) return
      if (hasMoved(error)) void catchUp(error, after.invalidates ?? [])
    },
    onSettled: (_answer, _error, input) => {
      underWay.current = underWay.current.filter((one) => one !== input)
    },
  })

  function make(input: Input): void {
    // The second click of two comes before the button is drawn as busy.
    if (underWay.current.some((one) => isSameContent(one, input))) return
    underWay.current.push(input)
    sending.mutate(input)
  }

  return {
    make,
    isBusy: sending.isPending,
    problem: sending.error ? problemsOf(sending.error, ui('states.offline'), [])['form'] : undefined,
  }
}
