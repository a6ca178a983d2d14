import classes from './date-block.module.css'
import { formatDate } from './format.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { useLanguage } from './use-language.ts'

interface DateBlockProps {
  /** Calendar date, YYYY-MM-DD. */
  on: string
  /** Below the day: the weekday and the hour, or the month. */
  note: string
  tone?: Tone
}

/** A day at the edge of a row, as on a calendar's leaf. */
export function DateBlock({ on, note, tone = 'ink' }: DateBlockProps) {
  const language = useLanguage()
  return (
    <time className={classes.block} dateTime={on} title={formatDate(on, language)} data-tone={tone}>
      <b>{Number(on.slice(8))}</b>
      <small>{note}</small>
    </time>
  )
}
