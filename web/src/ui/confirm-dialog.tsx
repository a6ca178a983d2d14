import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  /** The words of the button that does it, and of the one that does not. */
  confirm: string
  cancel: string
  /** What cannot be undone is red. */
  isDestructive?: boolean
  isBusy?: boolean
  /** Why it could not be done. */
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, isDestructive, isBusy, problem, onConfirm, onClose } = props
  return (
    <Dialog title={title} onClose={onClose} place="small">
      <div className={classes.text}>{text}</div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          size="md"
          {...(isDestructive && { tone: 'seal' })}
          isBusy={isBusy ?? false}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
