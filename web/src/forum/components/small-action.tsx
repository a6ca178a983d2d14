import type { ReactNode } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useSignInAddress } from '../use-sign-in-address.ts'
import classes from './small-action.module.css'

interface SmallActionProps {
  icon: IconName
  /** For those who do not see what it stands beside. */
  name?: string
  /** Whether it is on, where it goes on and off. */
  isOn?: boolean
  isBusy?: boolean
  /** Nobody need sign in for it. */
  isForAll?: boolean
  /** Of little use to most: on a phone its picture alone is seen. */
  isMinor?: boolean
  onClick: () => void
  children: ReactNode
}

/** What can be done with what was written; a visitor is led to sign in first, and back. */
export function SmallAction(props: SmallActionProps) {
  const { icon, name, isOn, isBusy = false, isForAll = false, isMinor, onClick, children } = props
  const isVisitor = useViewer() === null
  const signIn = useSignInAddress()
  if (isVisitor && !isForAll) {
    return (
      <SmallLink
        icon={icon}
        to={signIn}
        {...(name !== undefined && { name })}
        {...(isMinor && { isMinor })}
      >
        {children}
      </SmallLink>
    )
  }
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={name}
      aria-pressed={isOn}
      data-minor={isMinor}
      disabled={isBusy}
      onClick={onClick}
    >
      <Icon name={icon} size={15} />
      <span>{children}</span>
    </button>
  )
}

interface SmallLinkProps extends Pick<SmallActionProps, 'icon' | 'name' | 'isMinor' | 'children'> {
  to: string
}

/** The same where it leads elsewhere. */
export function SmallLink({ icon, name, isMinor, to, children }: SmallLinkProps) {
  return (
    <Link to={to} className={classes.action} aria-label={name} data-minor={isMinor} rel="nofollow">
      <Icon name={icon} size={15} />
      <span>{children}</span>
    </Link>
  )
}
