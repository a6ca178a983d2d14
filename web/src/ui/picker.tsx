import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { fold } from './fold.ts'
import { formatNumber } from './format.ts'
import { Icon } from './icon.tsx'
import { InputBox } from './input-box.tsx'
import classes from './picker.module.css'
import popup from './popup.module.css'
import type { Choice } from './select.tsx'
import { useLanguage } from './use-language.ts'
import { usePopup } from './use-popup.ts'

/** Choices that are read at a glance; more than these can be searched. */
const fewEnough = 8
/** Most choices drawn at once. */
const mostShown = 60

export interface PickerProps {
  label: string
  /** The label stands elsewhere; it is only read out. */
  isLabelHidden?: boolean
  /** Each with how many things have it, where that is known. */
  choices: readonly (Choice & { count?: number })[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function ChoiceList({ label, choices, chosen, onChange }: PickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [word, setWord] = useState('')
  const wanted = fold(word.trim())
  const fitting = choices.filter((choice) => fold(choice.label).includes(wanted))
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <>
      {choices.length > fewEnough && (
        <input
          type="search"
          className={classes.find}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          // The form around it must not be sent by a word that only narrows its choices.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={t('picker.find', { name: label })}
          placeholder={t('picker.find', { name: label })}
        />
      )}
      <ul className={classes.list}>
        {fitting.slice(0, mostShown).map(({ value, label: name, count }) => (
          <li key={value}>
            <label>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>{name}</span>
              {count !== undefined && <small>{formatNumber(count, language)}</small>}
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.state}>
        {fitting.length === 0 && t('picker.none')}
        {fitting.length > mostShown && t('picker.more', { count: fitting.length - mostShown })}
      </p>
      {chosen.length > 0 && (
        <button type="button" className={classes.clear} onClick={() => onChange([])}>
          {t('picker.clear')}
        </button>
      )}
    </>
  )
}

/** Several of many choices: a button that says what is chosen, and opens the list, searchable when it is long. */
export function Picker(props: PickerProps) {
  const { label, isLabelHidden, choices, chosen } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const only = chosen.length === 1 && choices.find(({ value }) => value === chosen[0])?.label
  const said = chosen.length === 0 ? t('picker.any') : only || t('picker.chosen', { count: chosen.length })

  usePopup(root, panel, isOpen, setOpen)

  return (
    <div ref={root} className={classes.picker}>
      <Field id={`${id}-button`} label={isLabelHidden ? undefined : label} isCompact>
        <InputBox isCompact end={<Icon name="down" size={14} />}>
          <button
            type="button"
            id={`${id}-button`}
            aria-label={`${label} ${said}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-panel` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes.said} data-some={chosen.length > 0 || undefined}>
              {said}
            </span>
          </button>
        </InputBox>
      </Field>
      {isOpen && (
        <div
          ref={panel}
          id={`${id}-panel`}
          popover="manual"
          className={`${popup.popup} ${classes.panel}`}
          role="group"
          aria-label={label}
        >
          <ChoiceList {...props} />
        </div>
      )}
    </div>
  )
}
