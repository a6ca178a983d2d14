import type { ComponentProps } from 'react'
import type { CallFailed } from '../ask.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAct } from './use-act.ts'
import type { After } from './use-after.ts'

type Question = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'text' | 'confirm' | 'cancel' | 'isDestructive' | 'onClose'
>

interface ActDialogProps<Answer> extends Question {
  send: () => Promise<Answer>
  /** What follows; the dialog is closed where that names nothing else to be done. */
  after: After<Answer>
  /** Whether a refusal has been told of otherwise. */
  refused?: (error: CallFailed) => object | undefined
}

/** Asks before a call is made, and stays with the reason where it is refused. */
export function ActDialog<Answer>({ send, after, refused, ...question }: ActDialogProps<Answer>) {
  const { make, isBusy, problem } = useAct(send, { done: question.onClose, ...after }, refused)
  return <ConfirmDialog {...question} isBusy={isBusy} problem={problem} onConfirm={() => make(undefined)} />
}
