import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './footer.module.css'
import type { LegalText } from './legal-text.tsx'

const LegalTextPopup = lazy(() => import('./legal-text.tsx'))

const texts: readonly LegalText[] = ['agreement', 'privacy', 'disclaimer']

export function Footer() {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const [open, setOpen] = useState<LegalText | null>(null)
  return (
    <footer className={`${classes.footer} no-print`}>
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
          </ul>
        </div>
      </div>
      {open && (
        <Suspense>
          <LegalTextPopup text={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </footer>
  )
}
