import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'

/** That a text is not in the reader's language, or not the official one; nothing where it is both. */
export function TextNotes({ law }: { law: LawDetails | ArticleDetails }) {
  const { t } = useTranslation('laws')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const isForeign = !law.languages.includes(reader)
  if (!isForeign && !law.isDigest) return null
  return (
    <Note tone="gold" icon="info">
      {isForeign && <p>{ui('states.fallbackLanguage', { language: ui(`languageNames.${law.language}`) })}</p>}
      {law.isDigest && <p>{t('details.digestNote')}</p>}
    </Note>
  )
}
