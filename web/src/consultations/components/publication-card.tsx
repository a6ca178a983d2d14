import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { publishedAddress } from '../published-address.ts'
import { publicationActs, type DeskConsultation } from '../standing.ts'
import { PublicationTag } from './consultation-tag.tsx'
import classes from './publication-card.module.css'
import { PublicationForm } from './publication-form.tsx'
import { PublicText } from './public-text.tsx'

/** How the publication stands, in words. */
function Stands({ consultation }: { consultation: DeskConsultation }) {
  const { t } = useTranslation('consultationsDesk')
  const page = useLanguage()
  const { id, publication, offer, publicationHistory } = consultation
  const last = publicationActs(publicationHistory).at(-1)
  if (!publication || !offer || !last) return null
  const isPublished = publication === 'PUBLISHED'
  return (
    <div className={classes.stands}>
      <p>
        {t(`publication.${publication}`, {
          what: t(`publicationHistory.${last.act}`),
          date: formatMoment(last.at, page, 'Asia/Shanghai'),
          reads: offer.reads,
        })}{' '}
        {isPublished && <Link to={publishedAddress(id)}>{t('publication.open')} ›</Link>}
      </p>
      {offer.reason && (
        <p>
          <Written>{offer.reason}</Written>
        </p>
      )}
      <PublicText offer={offer} />
    </div>
  )
}

/** What of a question everybody may read: drafted, offered to its asker, published. */
export function PublicationCard({ consultation }: { consultation: DeskConsultation }) {
  const { t } = useTranslation('consultationsDesk')
  const [isDrafting, setDrafting] = useState(false)
  const { publication, allowsPublication, abilities } = consultation
  const mayOffer = abilities.includes('offer')
  return (
    <Card
      title={t('publication.title')}
      note={publication && <PublicationTag state={publication} />}
      tools={
        mayOffer &&
        !isDrafting && (
          <Button variant="default" onClick={() => setDrafting(true)}>
            {t(publication ? 'publication.again' : 'publication.begin')}
          </Button>
        )
      }
    >
      {!allowsPublication && <Note tone="grey">{t('publication.notAllowed')}</Note>}
      {allowsPublication && !consultation.reply && <p>{t('publication.notReplied')}</p>}
      {isDrafting ? (
        <PublicationForm consultation={consultation} onDone={() => setDrafting(false)} />
      ) : (
        <Stands consultation={consultation} />
      )}
    </Card>
  )
}
