import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { DeadlineTag, DueBlock } from '../../ui/deadline-tag.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { tones } from '@portal/protocol/kernel/lifecycle.ts'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import classes from './samples.module.css'

const today = '2026-11-22'

/** A day past, today, pressing, near, far. */
const deadlines = ['2026-11-10', today, '2026-11-24', '2026-11-28', '2026-12-13']

/** What colours mean, and what tells them. */
export function ToneSamples() {
  const { t } = useTranslation('parts')
  return (
    <>
      <Card title={t('tones.title')}>
        <ul className={classes.tones}>
          {tones.map((tone) => (
            <li key={tone} data-tone={tone}>
              <span className={classes.swatch} />
              <b>{t(`tones.${tone}`)}</b>
            </li>
          ))}
        </ul>
      </Card>
      <div className={classes.pair}>
        <Card title={t('states.title')} note={t('states.note')}>
          <div className={classes.stack}>
            <div className={classes.row}>
              <StatusTag tone="gold" isWaiting>
                {t('states.reviewed')}
              </StatusTag>
              <StatusTag tone="jade">{t('states.shown')}</StatusTag>
              <StatusTag tone="seal">{t('states.returned')}</StatusTag>
              <StatusTag tone="gold">{t('states.overdue')}</StatusTag>
              <StatusTag tone="ink">{t('states.talking')}</StatusTag>
              <StatusTag tone="grey">{t('states.closed')}</StatusTag>
            </div>
            <div className={classes.row}>
              <UrgentMark />
              {tones.map((tone) => (
                <Tag key={tone} tone={tone}>
                  {t(`tones.${tone}`)}
                </Tag>
              ))}
            </div>
          </div>
        </Card>
        <Card title={t('deadlines.title')} note={t('deadlines.note')}>
          <div className={classes.stack}>
            <div className={classes.row}>
              {deadlines.map((on) => (
                <DeadlineTag key={on} on={on} today={today} />
              ))}
            </div>
            <div className={classes.row}>
              {deadlines.slice(2).map((on) => (
                <DueBlock key={on} on={on} today={today} />
              ))}
            </div>
          </div>
        </Card>
      </div>
    </>
  )
}
