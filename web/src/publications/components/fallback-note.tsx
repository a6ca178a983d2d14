import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { ReadPublication } from '../read-publication.ts'
import classes from './fallback-note.module.css'

interface FallbackNoteProps {
  publication: ReadPublication
  /** Of the page, in no language; absent where it may be read by this address alone. */
  address?: string
}

/** That a text is not in the reader's language, and which other it may be read in; nothing where it is. */
export function FallbackNote({ publication: { language, languages }, address }: FallbackNoteProps) {
  const { t } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  if (language === reader) return null
  const others = address === undefined ? [] : languages.filter((held) => held !== language)
  return (
    <Note tone="gold" icon="languages">
      <p>{ui('states.fallbackLanguage', { language: ui(`languageNames.${language}`) })}</p>
      {address !== undefined && others.length > 0 && (
        <p className={`${classes.others} no-print`}>
          {t('readIn')}
          {others.map((held) => (
            <a key={held} href={pageIn(address, held)} hrefLang={held} lang={held}>
              {ui(`language.${held}`)}
            </a>
          ))}
        </p>
      )}
    </Note>
  )
}
