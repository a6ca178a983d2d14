import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './ways.module.css'

interface WaysProps<Way extends string> {
  label: string
  ways: readonly (readonly [Way, string])[]
  current: Way
  onChange: (way: Way) => void
  /** Of the current way. */
  children: ReactNode
}

/** Two ways to the same end, side by side: tabs, of which the arrow keys choose. */
export function Ways<Way extends string>({ label, ways, current, onChange, children }: WaysProps<Way>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = ways.findIndex(([way]) => way === current)
    const next = (at + step + ways.length) % ways.length
    onChange(ways[next]![0])
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div ref={list} className={classes.ways} role="tablist" aria-label={label} onKeyDown={move}>
        {ways.map(([way, word]) => (
          <button
            key={way}
            type="button"
            role="tab"
            id={`way-${way}`}
            aria-selected={way === current}
            aria-controls="way-panel"
            tabIndex={way === current ? 0 : -1}
            onClick={() => onChange(way)}
          >
            {word}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="way-panel" aria-labelledby={`way-${current}`}>
        {children}
      </div>
    </>
  )
}
