import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { DateBlock } from '../../ui/date-block.tsx'
import { Money } from '../../ui/money.tsx'
import { SeatMeter } from '../../ui/seat-meter.tsx'
import classes from './samples.module.css'

/** Amounts, seats, days. */
export function FigureSamples() {
  const { t } = useTranslation('parts')
  return (
    <Card title={t('figures.title')}>
      <div className={classes.pair}>
        <div className={classes.stack}>
          <div className={classes.row}>
            <Money amount={12000} currency="CNY" isLarge />
            <Money amount={152400} currency="RUB" />
            <Money amount={1650} currency="USD" />
          </div>
          <div className={classes.row}>
            <DateBlock on="2026-11-24" note={t('figures.tuesday')} />
            <DateBlock on="2026-11-26" note={t('figures.thursday')} tone="gold" />
            <DateBlock on="2026-11-18" note={t('figures.month')} tone="grey" />
          </div>
        </div>
        <div className={classes.stack}>
          <SeatMeter taken={40} seats={120} />
          <SeatMeter taken={108} seats={120} />
          <SeatMeter taken={120} seats={120} />
          <SeatMeter taken={108} seats={120} isLarge />
        </div>
      </div>
    </Card>
  )
}
