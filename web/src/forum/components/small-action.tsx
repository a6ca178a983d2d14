import type { ComponentProps } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { SmallButton, SmallLink } from '../../ui/small-button.tsx'
import { useSignInAddress } from '../use-sign-in-address.ts'

interface SmallActionProps extends ComponentProps<typeof SmallButton> {
  /** Nobody need sign in for it. */
  isForAll?: boolean
}

/** What can be done with what was written; a visitor is led to sign in first, and back. */
export function SmallAction({ isForAll = false, ...props }: SmallActionProps) {
  const isVisitor = useViewer() === null
  const signIn = useSignInAddress()
  if (!isVisitor || isForAll) return <SmallButton {...props} />
  const { icon, name, isMinor, children } = props
  return (
    <SmallLink icon={icon} name={name} isMinor={isMinor} to={signIn}>
      {children}
    </SmallLink>
  )
}
