import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { Link } from './link.tsx'
import classes from './language-links.module.css'

interface LanguageLinksProps {
  label: string
  isLabelShown?: boolean
  links: readonly { language: Language; to: string }[]
  /** A first link, to none of the languages. */
  off?: { text: string; to: string }
  current: Language | undefined
}

/** The languages a text can be read in, the one shown marked. */
export function LanguageLinks({ label, isLabelShown = false, links, off, current }: LanguageLinksProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.group} role="group" aria-label={label}>
      {isLabelShown && (
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
      )}
      {off && (
        <Link to={off.to} aria-current={current === undefined ? 'true' : undefined}>
          {off.text}
        </Link>
      )}
      {links.map(({ language, to }) => (
        <Link key={language} to={to} aria-current={language === current ? 'true' : undefined} lang={language}>
          {t(`language.${language}`)}
        </Link>
      ))}
    </div>
  )
}
