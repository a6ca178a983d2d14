import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import { useApp } from '../page.ts'
import classes from './consult-icon.module.css'
import { useIsGoingDown } from './use-is-going-down.ts'

/**
 * The floating way to a consultation; on hover and on focus it shows a QR code for the phone, until Escape. It makes way
 * for forms, conversations and notices, and on a phone for who reads on.
 */
export function ConsultIcon() {
  const { t } = useTranslation()
  const { origin } = useApp()
  const [code, setCode] = useState('')
  const [isLookedAt, setLookedAt] = useState(false)
  const isGoingDown = useIsGoingDown()

  useEscape(isLookedAt, () => setLookedAt(false))

  // Few readers look at the code: what draws it is loaded for those who do.
  async function show() {
    setLookedAt(true)
    const { renderSVG } = await import('uqr')
    setCode(renderSVG(`${origin}/business/release`, { border: 4 }))
  }

  return (
    <aside
      className={`${classes.float} no-print`}
      aria-label={t('consult.label')}
      data-away={isGoingDown || undefined}
      onPointerEnter={() => void show()}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => void show()}
      onBlur={() => setLookedAt(false)}
    >
      <Link to="/business/release" className={classes.button} aria-describedby="consult-hint">
        <Icon name="speech" size={24} />
        <span>{t('consult.label')}</span>
      </Link>
      <div className={classes.card} data-open={isLookedAt || undefined}>
        <div
          className={classes.code}
          role="img"
          aria-label={t('consult.hint')}
          dangerouslySetInnerHTML={{ __html: code }}
        />
        <p id="consult-hint">{t('consult.hint')}</p>
      </div>
    </aside>
  )
}
