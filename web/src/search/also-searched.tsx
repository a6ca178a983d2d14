import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../ui/link.tsx'
import classes from './also-searched.module.css'

interface AlsoSearchedProps {
  also: readonly { language: Language; terms: readonly string[] }[]
}

/** Terms of each language shown before "show all". */
const shownAtFirst = 3

/** What was searched beside the question's own words: terms of the glossary, each a link to its concept. */
export function AlsoSearched({ also }: AlsoSearchedProps) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const searched = also.filter(({ terms }) => terms.length > 0)
  if (searched.length === 0) return null
  return (
    <p className={`sideways ${classes.also}`}>
      <span className={classes.label}>{t('also.label')}</span>
      {searched.map(({ language, terms }) => (
        <span key={language} className={classes.group}>
          {(isOpen ? terms : terms.slice(0, shownAtFirst)).map((term) => (
            <Link
              key={term}
              to={`/legal/glossary?keyword=${encodeURIComponent(term)}`}
              lang={language}
              title={t('also.glossary', { term })}
            >
              {term}
            </Link>
          ))}
          <small>{t('also.language', { language: ui(`languageNames.${language}`) })}</small>
        </span>
      ))}
      {searched.some(({ terms }) => terms.length > shownAtFirst) && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'filters.showFewer' : 'filters.showAll')}
        </button>
      )}
    </p>
  )
}
