import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './top-bar.module.css'

const modes = ['large', 'contrast'] as const
type Mode = (typeof modes)[number]

const storageKey = 'reading'

function stored(): Mode[] {
  try {
    const value = localStorage.getItem(storageKey) ?? ''
    return modes.filter((mode) => value.split(' ').includes(mode))
  } catch {
    return []
  }
}

/** Large text and high contrast, kept in this browser. */
export function ReadingModes() {
  const { t } = useTranslation()
  const [active, setActive] = useState<Mode[]>([])

  useEffect(() => setActive(stored()), [])
  useEffect(() => {
    document.documentElement.dataset['reading'] = active.join(' ')
  }, [active])

  function toggle(mode: Mode) {
    const next = active.includes(mode) ? active.filter((other) => other !== mode) : [...active, mode]
    setActive(next)
    try {
      localStorage.setItem(storageKey, next.join(' '))
    } catch {
      // Storage may be closed to the page; the mode holds until it is left.
    }
  }

  return (
    <div className={classes.modes} role="group" aria-label={t('reading.label')}>
      {modes.map((mode) => (
        <button key={mode} type="button" aria-pressed={active.includes(mode)} onClick={() => toggle(mode)}>
          {t(mode === 'large' ? 'reading.largeText' : 'reading.highContrast')}
        </button>
      ))}
    </div>
  )
}
