import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { Card } from '../../ui/card.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { CertificateDrawing } from './certificate-drawing.tsx'
import classes from './event-beside.module.css'

interface EventBesideProps {
  publication: Pick<Publication, 'kind' | 'title' | 'language' | 'event'>
}

/** Certificates of what ends with one, and the calendar of all of its kind. */
export function EventBeside({ publication: { kind: published, title, language, event } }: EventBesideProps) {
  const { t } = useTranslation('events')
  const lang = useLanguage()
  const kind = published as EventKind
  const hours = event?.certificateHours ?? null
  return (
    <>
      {hours !== null && (
        <div className="no-print">
          <Card isTight title={t('certificate.title')}>
            <CertificateDrawing
              title={title}
              language={language}
              hours={t('hours', { count: hours, hours: formatNumber(hours, lang) })}
            />
            <p className={classes.text}>{t('certificate.text')}</p>
            <p>
              <Link to="/verify">{t('certificate.verify')}</Link>
            </p>
          </Card>
        </div>
      )}
      <a
        className={`${classes.follow} no-print`}
        href={fileAddress('events', 'calendarFeed', { params: { kind }, query: { lang } })}
        type="text/calendar"
      >
        <Icon name="calendar" />
        <span>{t(`follow.${kind}`)}</span>
        <b>ICS</b>
      </a>
    </>
  )
}
