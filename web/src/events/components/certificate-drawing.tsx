import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import classes from './certificate-drawing.module.css'

interface CertificateDrawingProps {
  /** What it is for, and in which language that is said. */
  title: string
  language: Language
  hours: string
}

/** How a certificate looks; what it says stands beside it in words. */
export function CertificateDrawing({ title, language, hours }: CertificateDrawingProps) {
  const { t } = useTranslation('events')
  return (
    <div className={classes.sheet} aria-hidden="true">
      <b>{t('certificate.title')}</b>
      <i>{t('certificate.holder')}</i>
      <span lang={language}>{title}</span>
      <small>{hours}</small>
      <svg viewBox="0 0 40 40" width="40" height="40" className={classes.seal}>
        <circle cx="20" cy="20" r="17" />
        <path d="m20 10 2.5 6.9 7.3.2-5.8 4.5 2.1 7-6.1-4.1-6.1 4.1 2.1-7-5.8-4.5 7.3-.2z" />
      </svg>
    </div>
  )
}
