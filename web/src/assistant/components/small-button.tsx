import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import classes from './foot.module.css'

interface SmallButtonProps {
  icon: IconName
  /** Whether it is on, where it goes on and off. */
  isOn?: boolean
  isBusy?: boolean
  /** The picture stands on its head: a thumb down. */
  isTurned?: boolean
  onClick: () => void
  children: ReactNode
}

/** What can be done with an answer. */
export function SmallButton({ icon, isOn, isBusy = false, isTurned, onClick, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={isOn}
      disabled={isBusy}
      data-turned={isTurned}
      onClick={onClick}
    >
      <Icon name={icon} size={15} />
      {children}
    </button>
  )
}
