import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './dropdown.module.css'
import { Icon } from './icon.tsx'
import { useCloseOutside } from './use-close-outside.ts'
import { useEscape } from './use-escape.ts'

interface DropdownProps {
  label: ReactNode
  /** Name for assistive technology, where the label alone does not say it. */
  name?: string
  /** Look of the button. */
  className?: string | undefined
  isCurrent?: boolean
  align?: 'start' | 'end'
  hasArrow?: boolean
  /** List items with a link or a button each. */
  children: ReactNode
}

/** A button that shows a list of links below it: on hover, click and by keyboard (APG disclosure navigation). */
export function Dropdown(props: DropdownProps) {
  const { label, name, className, isCurrent, align = 'start', hasArrow = true, children } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useCloseOutside(root, isOpen, setOpen)
  useEscape(isOpen, () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  })

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const list = event.currentTarget
    const isDown = event.key === 'ArrowDown'
    // The list is shown by the state set above, so that its first stop can take the focus in the next frame.
    requestAnimationFrame(() => {
      const all = [...list.querySelectorAll<HTMLElement>('li a, li button')]
      const stops = all.filter((stop) => stop.checkVisibility())
      const at = stops.indexOf(document.activeElement as HTMLElement)
      if (at < 0) stops.at(isDown ? 0 : -1)?.focus()
      else stops[(at + (isDown ? 1 : -1) + stops.length) % stops.length]?.focus()
    })
  }

  return (
    <div
      ref={root}
      className={classes.dropdown}
      onKeyDown={move}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={className}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={name}
        onClick={(event) => setOpen(event.detail === 0 ? !isOpen : true)}
      >
        {label} {hasArrow && <Icon name="down" size={14} />}
      </button>
      <ul
        id={listId}
        className={classes.list}
        data-open={isOpen}
        data-align={align}
        onClick={() => setOpen(false)}
      >
        {children}
      </ul>
    </div>
  )
}
