import { readingCookie, readingModes, type ReadingMode } from '@portal/protocol/kernel/reading-modes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../page.ts'
import classes from './top-bar.module.css'

/** Large text and high contrast, kept in this browser. */
export function ReadingModes() {
  const { t } = useTranslation()
  const { reading } = useApp()
  const [active, setActive] = useState(reading)

  function toggle(mode: ReadingMode) {
    const next = active.includes(mode) ? active.filter((other) => other !== mode) : [...active, mode]
    setActive(next)
    document.documentElement.dataset['reading'] = next.join(' ')
    document.cookie = `${readingCookie}=${next.join('.')}; path=/; max-age=31536000; samesite=lax`
  }

  return (
    <div className={classes.modes} role="group" aria-label={t('reading.label')}>
      {readingModes.map((mode) => (
        <button key={mode} type="button" aria-pressed={active.includes(mode)} onClick={() => toggle(mode)}>
          {t(mode === 'large' ? 'reading.largeText' : 'reading.highContrast')}
        </button>
      ))}
    </div>
  )
}
