import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { pendingKey } from '../../pending/queries.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { publishedAddress } from '../published-address.ts'
import { consultationsKey } from '../queries.ts'
import type { OwnConsultation } from '../standing.ts'
import { PublicationTag } from './consultation-tag.tsx'
import classes from './publication-offer.module.css'
import { PublicText } from './public-text.tsx'

const changed = [consultationsKey, pendingKey]

interface PublicationOfferProps {
  consultation: OwnConsultation
  offer: NonNullable<OwnConsultation['offer']>
}

/** Refuses what is offered, or ends what is published, after asking once more. */
function Withdraw({ consultation, offer, onClose }: PublicationOfferProps & { onClose: () => void }) {
  const { t } = useTranslation('ownConsultations')
  const { ask } = useApp()
  const { id, publication } = consultation
  const isPublished = publication === 'PUBLISHED'
  const end = isPublished ? 'withdraw' : 'decline'
  const { make, isBusy, problem } = useAct(() => ask('consultations', 'withdraw', { params: { id } }), {
    toast: t(isPublished ? 'offer.withdrawn' : 'offer.declined'),
    done: onClose,
    invalidates: changed,
  })
  return (
    <ConfirmDialog
      title={t(`offer.${end}Title`)}
      text={t(`offer.${end}Text`, { title: offer.title })}
      confirm={t(`offer.${end}`)}
      cancel={t('offer.back')}
      isDestructive
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => make(undefined)}
      onClose={onClose}
    />
  )
}

/** The text that everybody would read, or does, and what its asker says to it. */
export function PublicationOffer({ consultation, offer }: PublicationOfferProps) {
  const { t } = useTranslation('ownConsultations')
  const { ask, queries } = useApp()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { id, publication, abilities } = consultation
  const { offeredAt, reason } = offer
  const agreeing = useAct(
    () => ask('consultations', 'agree', { params: { id }, body: { offeredAt } }),
    { toast: t('offer.agreed'), invalidates: changed },
    // Another text stands there now, or none: it is shown, and asked about anew.
    () => queries.invalidateQueries({ queryKey: consultationsKey }),
  )
  if (publication === null) return null
  const withdrawWord = t(publication === 'PUBLISHED' ? 'offer.withdraw' : 'offer.decline')
  return (
    <div id="publication">
      <Card title={t(`offer.title.${publication}`)} note={<PublicationTag state={publication} isAskers />}>
        {reason && publication === 'WITHDRAWN' && (
          <Note tone="seal">
            <Quoting words={(said) => t('offer.reason', { reason: said })} said={reason} />
          </Note>
        )}
        <p className={classes.lead}>{t(`offer.lead.${publication}`)}</p>
        <PublicText offer={offer} />
        {agreeing.problem && (
          <Note tone="seal" isAlert>
            {agreeing.problem}
          </Note>
        )}
        <div className={`${classes.buttons} no-print`}>
          {abilities.includes('agree') && (
            <Button size="md" loading={agreeing.isBusy} onClick={() => agreeing.make(undefined)}>
              {t('offer.agree')}
            </Button>
          )}
          {abilities.includes('withdraw') && (
            <Button size="md" variant="default" onClick={() => setWithdrawing(true)}>
              {withdrawWord}
            </Button>
          )}
          {publication === 'PUBLISHED' && <Link to={publishedAddress(id)}>{t('offer.open')} ›</Link>}
        </div>
      </Card>
      {isWithdrawing && (
        <Withdraw consultation={consultation} offer={offer} onClose={() => setWithdrawing(false)} />
      )}
    </div>
  )
}
