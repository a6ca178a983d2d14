import { zoneTime } from '@portal/protocol/kernel/today.ts'
import type { PreviewedPublication, ShownEvent } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { PreviewView } from '../../publications/door/preview-view.tsx'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMeter } from '../../ui/seat-meter.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { EventBeside } from '../components/event-beside.tsx'
import { useEventFacts } from '../components/event-facts.tsx'
import classes from '../components/event-panel.module.css'

/** The seats that it will have, and until when they will be given; nobody applies yet. */
function PreviewPanel({ event: { seats, applyUntil } }: { event: ShownEvent }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  return (
    <section className={classes.panel} data-tone="gold" aria-label={t('panel.title')}>
      <p className={classes.deadline}>
        <Icon name="clock" size={16} />
        {t('until', { date: formatMoment(applyUntil, language, zoneTime) })}
      </p>
      {seats !== null && <SeatMeter taken={0} seats={seats} isLarge />}
      <Button size="md" isWide disabled>
        {t('panel.apply')}
      </Button>
      <p className={classes.hint}>{seats === null ? t('panel.openTo') : t('panel.free')}</p>
    </section>
  )
}

/** Something that takes place and is not published: what its readers will see, without what they may do. */
export function EventPreview({ version }: { version: PreviewedPublication }) {
  const facts = useEventFacts(version)
  return (
    <PreviewView
      version={version}
      facts={facts}
      lead={version.event && <PreviewPanel event={version.event} />}
      rail={<EventBeside publication={version} />}
    />
  )
}
