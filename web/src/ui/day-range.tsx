import { useTranslation } from 'react-i18next'
import { DateField } from './date-field.tsx'
import classes from './day-range.module.css'

interface DayRangeProps {
  legend: string
  from: string
  to: string
  /** The legend above the fields, as other fields have their labels. */
  isStacked?: boolean
  onChange: (range: { from?: string; to?: string }) => void
}

/** Whether a range of days ends before it begins. */
export function isWrongWayRound(from: string, to: string): boolean {
  return from !== '' && to !== '' && from > to
}

/** The first and the last day, either of which may be open. */
export function DayRange({ legend, from, to, isStacked, onChange }: DayRangeProps) {
  const { t } = useTranslation()
  const isBad = isWrongWayRound(from, to)
  return (
    <fieldset className={classes.range} data-stacked={isStacked || undefined}>
      <legend>{legend}</legend>
      {(['from', 'to'] as const).map((bound) => (
        <div key={bound}>
          {!isStacked && <span aria-hidden="true">{t(`dates.${bound}`)}</span>}
          <DateField
            isCompact
            isLabelHidden
            label={t(`dates.${bound}`)}
            value={bound === 'from' ? from : to}
            isInvalid={isBad}
            onChange={(day) => onChange({ [bound]: day })}
          />
        </div>
      ))}
    </fieldset>
  )
}
