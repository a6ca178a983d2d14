import { useId, useRef, useState, type InvalidEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './date-field.module.css'
import { describedBy, Field } from './field.tsx'
import { formatDate, formatMonth } from './format.ts'
import { useHeld } from './held-fields.ts'
import { Icon } from './icon.tsx'
import { later } from './later.tsx'
import { InputBox } from './input-box.tsx'
import popup from './popup.module.css'
import { readDay, type Precision } from './read-day.ts'
import { useAfterPress } from './use-after-press.ts'
import { useLanguage } from './use-language.ts'
import { usePopup } from './use-popup.ts'

// Whoever types a date needs no calendar.
const Calendar = later(async () => (await import('./calendar.tsx')).Calendar)

interface DateFieldProps {
  label: string
  isLabelHidden?: boolean
  id?: string
  name?: string
  /** YYYY-MM-DD, of a month YYYY-MM; empty while there is none. */
  value: string
  precision?: Precision
  /** Below the field. */
  hint?: string | undefined
  error?: string | undefined
  isInvalid?: boolean
  isCompact?: boolean
  /** Given what can be read; empty while what is typed is no date. */
  onChange: (value: string) => void
}

/** A date, typed in the reader's way or taken from a calendar in the reader's language. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, name, value, precision = 'day', hint, isInvalid, isCompact } = props
  const { onChange } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean } | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const generatedId = useId()
  const id = props.id ?? generatedId
  const format = precision === 'day' ? formatDate : formatMonth
  const shown = value ? format(value, language) : ''
  // What was typed stays as it is until one has gone on, and longer where it cannot be read.
  const isUnread = typed !== null && typed.text.trim() !== '' && readDay(typed.text, precision) === null
  const isTold = isUnread && typed.isLeft
  const text = typed && (!typed.isLeft || isUnread) ? typed.text : shown
  const example = format(precision === 'day' ? '2026-12-05' : '2026-12', language)
  const unread = t('dates.unread', { example })
  const error = isTold ? unread : props.error

  usePopup(root, panel, isOpen, setOpen)
  useHeld(name, isUnread ? 'unread' : null)
  const afterPress = useAfterPress()

  function type(next: string) {
    setTyped({ text: next, isLeft: false })
    const read = readDay(next, precision) ?? ''
    if (read !== value) onChange(read)
  }

  const leave = () => setTyped((current) => current && { ...current, isLeft: true })

  function tell(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    leave()
    event.currentTarget.focus()
  }

  function take(day: string) {
    setTyped(null)
    setOpen(false)
    onChange(day)
    button.current?.focus()
  }

  return (
    <div ref={root} className={classes.date}>
      <Field
        id={id}
        label={isLabelHidden ? undefined : label}
        hint={hint}
        error={error}
        isCompact={isCompact}
      >
        <InputBox
          isCompact={isCompact}
          end={
            <button
              ref={button}
              type="button"
              aria-label={t('dates.open', { label })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="calendar" />
            </button>
          }
        >
          <input
            // A form that leaves its checks to the browser is not sent without what was typed.
            ref={(element) => {
              element?.setCustomValidity(isUnread ? unread : '')
            }}
            id={id}
            name={name}
            value={text}
            placeholder={t('dates.hint', { example })}
            autoComplete="off"
            aria-label={isLabelHidden ? label : undefined}
            aria-invalid={error || isInvalid ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => afterPress(leave)}
            onInvalid={tell}
          />
        </InputBox>
      </Field>
      {isOpen && (
        <div
          ref={panel}
          popover="manual"
          role="dialog"
          aria-label={label}
          className={`${popup.popup} ${classes.panel}`}
        >
          <Calendar value={value} precision={precision} onTake={take} />
        </div>
      )}
    </div>
  )
}
