import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addDays, addMonths, weeksOf } from './calendar-days.ts'
import classes from './calendar.module.css'
import { formatDate } from './format.ts'
import { nameOfMonth, weekdayColumns } from './calendar-names.ts'
import { dateFormatter } from './formatters.ts'
import { Icon } from './icon.tsx'
import type { Precision } from './read-day.ts'
import { Select } from './select.tsx'
import { useLanguage } from './use-language.ts'

interface CalendarProps {
  /** YYYY-MM-DD or YYYY-MM; empty for none. */
  value: string
  precision: Precision
  onTake: (value: string) => void
}

/** Years to choose from, before and after the one shown. */
const yearsBack = 90
const yearsAhead = 15

/** Puts the focus on the day or month one is at. */
function focusIn(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
}

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

/** A month to take a day from, or a year to take a month from (APG: date picker dialog). */
export function Calendar({ value, precision, onTake }: CalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const [today] = useState(() => zoneToday())
  const [at, setAt] = useState(() => (value ? value.padEnd(10, '-01') : today))
  const month = at.slice(0, 7)
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, back) =>
    String(thisYear + yearsAhead - back),
  )
  const year = at.slice(0, 4)
  const weekday = dateFormatter(language === 'zh' ? 'zh-CN' : language, { weekday: 'long', timeZone: 'UTC' })

  useEffect(() => focusIn(grid.current), [])

  function press(event: KeyboardEvent) {
    const week = (new Date(`${at}T00:00Z`).getUTCDay() + 6) % 7
    const ofDays: Record<string, string> = {
      ArrowLeft: addDays(at, -1),
      ArrowRight: addDays(at, 1),
      ArrowUp: addDays(at, -7),
      ArrowDown: addDays(at, 7),
      Home: addDays(at, -week),
      End: addDays(at, 6 - week),
      PageUp: addMonths(at, event.shiftKey ? -12 : -1),
      PageDown: addMonths(at, event.shiftKey ? 12 : 1),
    }
    const ofMonths: Record<string, string> = {
      ArrowLeft: addMonths(at, -1),
      ArrowRight: addMonths(at, 1),
      ArrowUp: addMonths(at, -3),
      ArrowDown: addMonths(at, 3),
      PageUp: addMonths(at, -12),
      PageDown: addMonths(at, 12),
    }
    const next = (precision === 'day' ? ofDays : ofMonths)[event.key]
    if (next === undefined) return
    event.preventDefault()
    flushSync(() => setAt(next))
    focusIn(grid.current)
  }

  const pace = precision === 'day' ? 1 : 12
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <button type="button" aria-label={t('dates.previous')} onClick={() => setAt(addMonths(at, -pace))}>
          <Icon name="left" />
        </button>
        {precision === 'day' && (
          <Select
            isCompact
            isLabelHidden
            label={t('dates.month')}
            value={at.slice(5, 7)}
            choices={months.map((one) => ({ value: one, label: nameOfMonth(Number(one), language) }))}
            onChange={(one) => setAt(addMonths(at, Number(one) - Number(at.slice(5, 7))))}
          />
        )}
        <Select
          isCompact
          isLabelHidden
          label={t('dates.year')}
          value={year}
          choices={(years.includes(year) ? years : [year, ...years]).map((one) => ({
            value: one,
            label: one,
          }))}
          onChange={(one) => setAt(addMonths(at, (Number(one) - Number(year)) * 12))}
        />
        <button type="button" aria-label={t('dates.next')} onClick={() => setAt(addMonths(at, pace))}>
          <Icon name="right" />
        </button>
      </div>
      <div ref={grid} onKeyDown={press}>
        {precision === 'month' ? (
          <div className={classes.months}>
            {months.map((one) => (
              <button
                key={one}
                type="button"
                tabIndex={month === `${year}-${one}` ? 0 : -1}
                aria-pressed={value === `${year}-${one}`}
                onClick={() => onTake(`${year}-${one}`)}
              >
                {nameOfMonth(Number(one), language)}
              </button>
            ))}
          </div>
        ) : (
          <table className={classes.days}>
            <thead>
              <tr>
                {weeksOf(month)[0]!.map((day, column) => (
                  <th key={day} scope="col" abbr={weekday.format(Date.parse(day))}>
                    {weekdayColumns(language)[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day}>
                      <button
                        type="button"
                        data-day={day}
                        tabIndex={day === at ? 0 : -1}
                        data-other={!day.startsWith(month) || undefined}
                        aria-label={formatDate(day, language)}
                        aria-pressed={day === value}
                        aria-current={day === today ? 'date' : undefined}
                        onClick={() => onTake(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className={classes.foot}>
        <button type="button" onClick={() => onTake(precision === 'day' ? today : today.slice(0, 7))}>
          {t(precision === 'day' ? 'dates.today' : 'dates.thisMonth')}
        </button>
        {value && (
          <button type="button" onClick={() => onTake('')}>
            {t('actions.clear')}
          </button>
        )}
      </div>
    </div>
  )
}
