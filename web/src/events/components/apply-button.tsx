import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useViewer } from '../../app/viewer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import classes from './event-panel.module.css'

// A form of its own, which visitors never see.
const ApplicationDialog = later(async () => (await import('./application-dialog.tsx')).default)

interface ApplyButtonProps {
  event: LiveEvent
  title: string
  /** All seats are taken: what is left is to wait. */
  isFull: boolean
}

/** The way to a seat, or to a place among those who wait; a visitor is led to sign in, and back. */
export function ApplyButton({ event, title, isFull }: ApplyButtonProps) {
  const { t } = useTranslation('events')
  const { pathname, search } = useLocation()
  const viewer = useViewer()
  const [isApplying, setApplying] = useState(false)
  const label = t(isFull ? 'panel.join' : 'panel.apply')
  if (!viewer) {
    return (
      <ButtonLink to={`/account/login?to=${encodeURIComponent(pathname + search)}`} size="md" isWide>
        {t(isFull ? 'panel.signInToWait' : 'panel.signIn')}
      </ButtonLink>
    )
  }
  if (viewer.userType === 'ADMIN') return <p className={classes.text}>{t('panel.administrator')}</p>
  // Once it is applied for, the dialog stands until what changed is there.
  if (!isApplying && !event.mine?.abilities.includes('apply'))
    return <p className={classes.text}>{t('panel.notNow')}</p>
  return (
    <>
      <Button size="md" isWide onClick={() => setApplying(true)}>
        {label}
      </Button>
      {isApplying && (
        <ApplicationDialog event={event} title={title} submit={label} onClose={() => setApplying(false)} />
      )}
    </>
  )
}
