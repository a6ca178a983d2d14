import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, type Location } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useApp } from '../page.ts'
import { recordIdOf } from '../record-id.ts'

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** What a page is about: its path, and the thing that its address names. */
const subjectOf = ({ pathname, search }: Location) => `${pathname} ${recordIdOf(new URLSearchParams(search))}`

interface LeaveDialogProps {
  /** What is unsaved is kept as a draft. */
  isKept: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave something unsaved. */
export function LeaveDialog({ isKept, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('forms')
  return (
    <ConfirmDialog
      title={t('leave.title')}
      text={t(isKept ? 'leave.drafted' : 'leave.text')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      isDestructive={!isKept}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}

interface LeaveGuardProps {
  isChanged: boolean
  /** What is unsaved is kept as a draft, and stays when the page is left. */
  isDrafted: boolean
  /** Gives up what is unsaved. */
  onLeave: () => void
}

/** Asks before a page with something unsaved is left: inside the portal with a dialog, else as the browser does. */
export function LeaveGuard({ isChanged, isDrafted, onLeave }: LeaveGuardProps) {
  const { viewer } = useApp()
  // Whoever is signed out, or was, has no choice but to go.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && viewer() !== null && subjectOf(currentLocation) !== subjectOf(nextLocation),
  )

  useEffect(() => {
    if (!isChanged) return undefined
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [isChanged])

  if (blocker.state !== 'blocked') return null
  return (
    <LeaveDialog
      isKept={isDrafted}
      onLeave={() => {
        if (!isDrafted) onLeave()
        blocker.proceed()
      }}
      onStay={() => blocker.reset()}
    />
  )
}
