import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useApp } from '../page.ts'
import classes from './consult-icon.module.css'

/** The floating way to a consultation; on hover and on focus it shows a QR code for the phone. */
export function ConsultIcon() {
  const { t } = useTranslation()
  const { origin } = useApp()
  const [code, setCode] = useState('')

  // Few readers look at the code: what draws it is loaded for those who do.
  async function draw() {
    const { renderSVG } = await import('uqr')
    setCode(renderSVG(`${origin}/business/release`, { border: 1 }))
  }

  return (
    <aside
      className={`${classes.float} no-print`}
      aria-label={t('consult.label')}
      onPointerEnter={() => void draw()}
      onFocus={() => void draw()}
    >
      <Link to="/business/release" className={classes.button} aria-describedby="consult-hint">
        <Icon name="speech" size={24} />
        <span>{t('consult.label')}</span>
      </Link>
      <div className={classes.card}>
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
