import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Field, noted } from './field.tsx'
import { findChoice } from './find-choice.ts'
import { Icon } from './icon.tsx'
import { InputBox } from './input-box.tsx'
import popup from './popup.module.css'
import classes from './select.module.css'
import { usePopup } from './use-popup.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** Of a label that may be in another language than the reader's. */
  lang?: string
}

export interface SelectProps<Value extends string> {
  label: string
  /** The label stands elsewhere; it is only read out. */
  isLabelHidden?: boolean
  name?: string
  value: Value
  choices: readonly Choice<Value>[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  /** Lower, as above lists. */
  isCompact?: boolean
  onChange: (value: Value) => void
}

/** How long typed letters belong together, in milliseconds. */
const typingMilliseconds = 700

/** Choices that Page Up and Page Down pass. */
const pageOfChoices = 10

/** One of several, in the reader's language whatever the browser's is (APG: select-only combobox). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, name, value, choices, placeholder = '', hint, error, isCompact } = props
  const { onChange } = props
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const id = useId()
  const fieldId = `${id}-field`
  const chosen = choices.findIndex((choice) => choice.value === value)

  usePopup(root, list, isOpen, setOpen)

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  function open(at = Math.max(0, chosen)) {
    setActive(at)
    setOpen(true)
  }

  function choose(place: number) {
    const choice = choices[place]
    setOpen(false)
    if (choice && choice.value !== value) onChange(choice.value)
  }

  function type(letter: string, now: number) {
    const { text, at } = typed.current
    const isGoingOn = now - at < typingMilliseconds && text !== letter
    typed.current = { text: isGoingOn ? text + letter : letter, at: now }
    const from = isOpen ? active : Math.max(0, chosen)
    const labels = choices.map((choice) => choice.label)
    const found = findChoice(labels, typed.current.text, isGoingOn ? from : from + 1)
    if (found >= 0) open(found)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    const last = choices.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + pageOfChoices),
      PageUp: Math.max(0, active - pageOfChoices),
      Home: 0,
      End: last,
    }
    if (key === 'Tab' && isOpen) choose(active)
    else if (key === 'Enter' || (key === ' ' && Date.now() - typed.current.at > typingMilliseconds)) {
      if (isOpen) choose(active)
      else open()
    } else if (key in moves) {
      if (isOpen) setActive(moves[key]!)
      else open()
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      type(key, Date.now())
    } else return
    if (key !== 'Tab') event.preventDefault()
  }

  return (
    <div ref={root} className={classes.select}>
      <Field
        id={fieldId}
        label={isLabelHidden ? undefined : label}
        hint={hint}
        error={error}
        isCompact={isCompact}
      >
        <InputBox isCompact={isCompact} end={<Icon name="down" size={14} />}>
          <button
            type="button"
            id={fieldId}
            name={name}
            value={value}
            role="combobox"
            aria-label={isLabelHidden ? label : undefined}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            {...noted(fieldId, { hint, error })}
            onClick={() => (isOpen ? setOpen(false) : open())}
            onKeyDown={press}
          >
            <span className={classes.chosen} data-none={chosen < 0 || undefined} lang={choices[chosen]?.lang}>
              {choices[chosen]?.label ?? placeholder}
            </span>
          </button>
        </InputBox>
      </Field>
      {isOpen && (
        <ul
          ref={list}
          id={`${id}-list`}
          popover="manual"
          role="listbox"
          aria-label={label}
          className={`${popup.popup} ${classes.list}`}
        >
          {choices.map((choice, place) => (
            <li
              key={choice.value}
              id={`${id}-${place}`}
              role="option"
              data-value={choice.value}
              aria-selected={place === chosen}
              data-active={place === active || undefined}
              // The focus stays with the field.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(place)}
              onClick={() => choose(place)}
            >
              <span lang={choice.lang}>{choice.label}</span>
              {place === chosen && <Icon name="check" size={16} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
