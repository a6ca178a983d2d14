import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { useApp } from '../page.ts'
import classes from './footer.module.css'
import type { LegalText } from './legal-text.tsx'

const LegalTextPopup = later(async () => (await import('./legal-text.tsx')).default)

const texts: readonly LegalText[] = ['agreement', 'privacy', 'disclaimer']

/** Where the two registers of sites in China are looked up. */
const icpRegister = 'https://beian.miit.gov.cn/'
const securityRegister = 'https://beian.mps.gov.cn/#/query/webSearch?code='

/** The numbers that the portal is registered under, each leading to its register; nothing where there are none. */
function Filings() {
  const { settings } = useApp()
  const { icpNumber, securityNumber } = settings
  if (!icpNumber && !securityNumber) return null
  return (
    <p className={`wrap ${classes.filings}`} lang="zh-CN">
      {icpNumber && <a href={icpRegister}>{icpNumber}</a>}
      {securityNumber && <a href={securityRegister + securityNumber.replace(/\D/g, '')}>{securityNumber}</a>}
    </p>
  )
}

export function Footer() {
  const { t } = useTranslation()
  const { settings } = useApp()
  const { t: name } = useTranslation('screens')
  const [open, setOpen] = useState<LegalText | null>(null)
  return (
    <footer id="footer" className={`${classes.footer} no-print`}>
      <div className={`wrap ${classes.row}`}>
        <div className={classes.portal}>
          <p className={classes.title}>{t('portal')}</p>
          <p>{t('operator')}</p>
          <p>{t('footer.statement')}</p>
        </div>
        <div>
          <p className={classes.title}>{t('footer.about')}</p>
          <ul>
            <li>
              <Link to="/about/rules">{name('about/rules')}</Link>
            </li>
            <li>
              <Link to="/about/contact">{name('about/contact')}</Link>
            </li>
            <li>
              <a href="/api/docs">{t('footer.api')}</a>
            </li>
          </ul>
        </div>
        <div>
          <p className={classes.title}>{t('footer.legal')}</p>
          <ul>
            {texts.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => setOpen(text)}>
                  {t(`footer.${text}`)}
                </button>
              </li>
            ))}
            {settings.accessibilityUrl && (
              <li>
                <a href={settings.accessibilityUrl}>{t('footer.accessibility')}</a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <Filings />
      {open && <LegalTextPopup text={open} onClose={() => setOpen(null)} />}
    </footer>
  )
}
