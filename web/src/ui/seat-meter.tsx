import { useTranslation } from 'react-i18next'
import classes from './seat-meter.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

/** Share of the seats from which few are left. */
const scarce = 0.85

function seatTone(taken: number, seats: number): Tone {
  if (taken >= seats) return 'seal'
  return taken / seats >= scarce ? 'gold' : 'ink'
}

interface SeatMeterProps {
  taken: number
  seats: number
  /** The seats that are left stand out, where they decide. */
  isLarge?: boolean
}

/** How many seats are taken, of how many. */
export function SeatMeter({ taken, seats, isLarge = false }: SeatMeterProps) {
  const { t } = useTranslation()
  const left = Math.max(0, seats - taken)
  return (
    <div className={classes.seats} data-tone={seatTone(taken, seats)}>
      {isLarge && (
        <p className={classes.large}>
          <b>{left}</b>
          <span>
            <strong>{t('parts.seatsFree', { count: left })}</strong>
            {t('parts.seatsTaken', { taken, seats })}
          </span>
        </p>
      )}
      <svg width="100%" height="6" preserveAspectRatio="none" viewBox="0 0 100 6" aria-hidden="true">
        <rect width={seats > 0 ? Math.min(100, (taken / seats) * 100) : 100} height="6" />
      </svg>
      {!isLarge && (
        <span>
          {left > 0 ? t('parts.seatsLeft', { count: left, seats }) : t('parts.seatsNone', { seats })}
        </span>
      )}
    </div>
  )
}
