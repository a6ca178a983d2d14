import { codes } from '@portal/protocol/kernel/codes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { MoveDialog } from '../../app/records/move-dialog.tsx'
import { useMoves, type AskedProps } from '../../app/records/use-moves.tsx'
import { pendingKey } from '../../pending/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
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

const call = formCall('consultations', 'withdraw')

type Offer = NonNullable<OwnConsultation['offer']>

/** What is refused was offered, what is withdrawn is published. */
const endsOf = { decline: 'OFFERED', withdraw: 'PUBLISHED' } as const

/** A way to end a publication, with what was offered when it was asked. */
interface AskedEnd {
  name: keyof typeof endsOf
  id: string
  offer: Offer
}

/** Refuses what is offered, or ends what is published, after asking once more. */
function EndPublication({ move: { name, id, offer }, ...asked }: AskedProps<AskedEnd>) {
  const { t } = useTranslation('ownConsultations')
  return (
    <MoveDialog
      {...asked}
      call={call}
      id={id}
      title={t(`offer.${name}Title`)}
      text={t(`offer.${name}Text`, { title: offer.title })}
      submit={t(`offer.${name}`)}
      done={t(name === 'withdraw' ? 'offer.withdrawn' : 'offer.declined')}
      isDangerous
      changed={consultationsKey}
    />
  )
}

interface PublicationOfferProps {
  consultation: OwnConsultation
  offer: Offer
}

/** The text that everybody would read, or does, and what its asker says to it. */
export function PublicationOffer({ consultation, offer }: PublicationOfferProps) {
  const { t } = useTranslation('ownConsultations')
  const { ask, queries } = useApp()
  const [isOther, setOther] = useState(false)
  const { id, publication, abilities } = consultation
  const { offeredAt, reason } = offer
  const agreeing = useAct(
    () => ask('consultations', 'agree', { params: { id }, body: { offeredAt } }),
    { toast: t('offer.agreed'), invalidates: changed },
    // Another text stands there now, or none: it is shown, and asked about anew.
    ({ code }) => {
      setOther(code === codes.changedMeanwhile.code)
      return queries.invalidateQueries({ queryKey: consultationsKey })
    },
  )
  const { ask: askEnd, dialog } = useMoves<AskedEnd>(
    ({ name }) => publication === endsOf[name],
    (asked) => <EndPublication {...asked} />,
  )
  if (publication === null) return null
  const end = publication === 'PUBLISHED' ? 'withdraw' : 'decline'
  return (
    <div id="publication">
      <Card title={t(`offer.title.${publication}`)} note={<PublicationTag state={publication} isAskers />}>
        <div className={classes.parts}>
          {reason && publication === 'WITHDRAWN' && (
            <Note tone="seal">
              <Quoting words={(said) => t('offer.reason', { reason: said })} said={reason} />
            </Note>
          )}
          <p className={classes.lead}>{t(`offer.lead.${publication}`)}</p>
          <PublicText offer={offer} />
          {agreeing.problem && (
            <Note tone="seal" isAlert>
              {isOther ? t('offer.changed') : agreeing.problem}
            </Note>
          )}
          <div className={`${classes.buttons} no-print`}>
            {abilities.includes('agree') && (
              <Button size="md" isBusy={agreeing.isBusy} onClick={() => agreeing.make(undefined)}>
                {t('offer.agree')}
              </Button>
            )}
            {abilities.includes('withdraw') && (
              <Button size="md" variant="default" onClick={() => askEnd({ name: end, id, offer })}>
                {t(`offer.${end}`)}
              </Button>
            )}
            {publication === 'PUBLISHED' && <Link to={publishedAddress(id)}>{t('offer.open')} ›</Link>}
          </div>
        </div>
      </Card>
      {dialog}
    </div>
  )
}
