import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import classes from './language-links.module.css'
import { Link } from './link.tsx'

interface LanguageLink {
  language: Language
  to: string
}

interface LanguageLinksProps {
  label: string
  isLabelShown?: boolean
  links: readonly LanguageLink[]
  /** A first link, to none of the languages. */
  off?: { text: string; to: string }
  current: Language | undefined
  /** Turns a second language on and off; while it is on and several can be it, which. */
  second?:
    | { text: string; to: string; links: readonly LanguageLink[]; current: Language | undefined }
    | undefined
}

/** The languages a text can be read in, the one shown marked. */
export function LanguageLinks({ label, isLabelShown, links, off, current, second }: LanguageLinksProps) {
  const { t } = useTranslation()
  const linkOf = ({ language, to }: LanguageLink, shown: Language | undefined, before = '') => (
    <Link key={language} to={to} aria-current={language === shown ? 'true' : undefined} lang={language}>
      {before}
      {t(`language.${language}`)}
    </Link>
  )
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
      {links.map((link) => linkOf(link, current))}
      {second && (
        <span className={classes.second} role="group" aria-label={second.text}>
          <Link to={second.to} aria-current={second.current ? 'true' : undefined}>
            {second.text}
          </Link>
          {second.current &&
            second.links.length > 1 &&
            second.links.map((link) => linkOf(link, second.current, '+ '))}
        </span>
      )}
    </div>
  )
}
