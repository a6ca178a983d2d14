import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { OwnStanding } from '../standing.ts'
import { useCertificate } from '../use-certificate.ts'
import { useOwnWords } from '../use-own-words.ts'
import { ApplicationTag } from './application-tag.tsx'
import classes from './event-panel.module.css'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).default)

type Mine = NonNullable<LiveEvent['mine']>

/** The certificate, with the number that anybody can verify. */
function Certificate({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('events')
  const saving = useCertificate(id, number)
  return (
    <>
      <Button
        isWide
        icon={<Icon name="document" />}
        isBusy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('panel.download')}
      </Button>
      <p className={classes.number}>
        <span>{t('panel.number')}</span>
        <Link to={`/verify/${number}`}>{number}</Link>
      </p>
    </>
  )
}

interface OwnPartProps {
  event: LiveEvent
  mine: Mine
  standing: OwnStanding
}

/** What the reader has of an event: a seat, a place among those who wait, a certificate. */
export function OwnPart({ event, mine, standing }: OwnPartProps) {
  const { t } = useTranslation('events')
  const lang = useLanguage()
  const words = useOwnWords()
  const [isLeaving, setLeaving] = useState(false)
  const { id } = event
  const { state, waitingPlace, joinUrl, certificate, abilities } = mine
  const isWaiting = standing === 'waiting'
  return (
    <div className={classes.own}>
      {state && <ApplicationTag state={state} waitingPlace={waitingPlace} />}
      <p className={classes.text}>{words(standing, { event: event.state, waitingPlace, certificate })}</p>
      <div className={classes.acts}>
        {joinUrl !== null && event.state !== 'OVER' && (
          <ButtonAnchor href={joinUrl} target="_blank" rel="noopener noreferrer" isWide>
            {t('panel.joinOnline')}
          </ButtonAnchor>
        )}
        {certificate !== null && <Certificate id={id} number={certificate} />}
        {standing === 'confirmed' && (
          <ButtonAnchor
            href={fileAddress('events', 'calendar', { params: { id }, query: { lang } })}
            download
            variant="default"
            isWide
            icon={<Icon name="calendar" />}
          >
            {t('panel.addToCalendar')}
          </ButtonAnchor>
        )}
        {abilities.includes('withdraw') && (
          <Button variant="default" tone="seal" isWide onClick={() => setLeaving(true)}>
            {t(isWaiting ? 'panel.leaveQueue' : 'panel.withdraw')}
          </Button>
        )}
      </div>
      <p className={classes.more}>
        <Link to="/usercenter/trainings">{t('panel.own')}</Link>
      </p>
      {isLeaving && <LeaveDialog event={event} isWaiting={isWaiting} onClose={() => setLeaving(false)} />}
    </div>
  )
}
