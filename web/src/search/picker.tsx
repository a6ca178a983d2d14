import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { useCloseOutside } from '../ui/use-close-outside.ts'
import { useLanguage } from '../ui/use-language.ts'
import type { FacetCount } from './facets.tsx'
import { fold } from './fold.ts'
import classes from './picker.module.css'

/** Choices that are read at a glance; more than these can be searched. */
const fewEnough = 8
/** Most choices drawn at once. */
const mostShown = 60

interface PickerProps {
  label: string
  choices: readonly FacetCount[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function ChoiceList({ label, choices, chosen, onChange }: PickerProps) {
  const { t } = useTranslation('search')
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
              <small>{formatNumber(count, language)}</small>
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
  const { label, choices, chosen } = props
  const { t } = useTranslation('search')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useCloseOutside(root, isOpen, setOpen)
  const only = chosen.length === 1 && choices.find(({ value }) => value === chosen[0])?.label
  const said = chosen.length === 0 ? t('picker.any') : only || t('picker.chosen', { count: chosen.length })

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div ref={root} className={classes.picker} onKeyDown={close}>
      <span id={`${id}-label`}>{label}</span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        aria-labelledby={`${id}-label ${id}-button`}
        data-chosen={chosen.length > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{said}</span> <Icon name={isOpen ? 'up' : 'down'} size={14} />
      </button>
      {isOpen && (
        <div id={`${id}-panel`} className={classes.panel} role="group" aria-labelledby={`${id}-label`}>
          <ChoiceList {...props} />
        </div>
      )}
    </div>
  )
}
