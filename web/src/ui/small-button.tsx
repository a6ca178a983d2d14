import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import classes from './small-button.module.css'

interface SmallProps {
  icon: IconName
  /** For those who do not see what it stands beside. */
  name?: string | undefined
  /** Of little use to most: on a phone its picture alone is seen. */
  isMinor?: boolean | undefined
  children: ReactNode
}

interface SmallButtonProps extends SmallProps {
  /** Says more to who stays on it. */
  title?: string
  /** Whether it is on, where it goes on and off. */
  isOn?: boolean | undefined
  isBusy?: boolean | undefined
  /** The picture stands on its head: a thumb down. */
  isTurned?: boolean
  onClick: () => void
}

/** What can be done with what it stands below: a picture and a word, without an edge. */
export function SmallButton(props: SmallButtonProps) {
  const { icon, name, title, isOn, isBusy = false, isTurned, isMinor, onClick, children } = props
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={name}
      aria-pressed={isOn}
      title={title}
      data-minor={isMinor}
      data-turned={isTurned}
      disabled={isBusy}
      onClick={onClick}
    >
      <Icon name={icon} size={15} />
      <span>{children}</span>
    </button>
  )
}

/** The same where it leads elsewhere. */
export function SmallLink({ icon, name, isMinor, to, children }: SmallProps & { to: string }) {
  return (
    <Link to={to} className={classes.small} aria-label={name} data-minor={isMinor} rel="nofollow">
      <Icon name={icon} size={15} />
      <span>{children}</span>
    </Link>
  )
}
