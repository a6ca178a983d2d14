import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'

/**
 * That a text is not in the reader's language, not the official one, or of no level that is stated; nothing where all
 * is as it should be.
 */
export function TextNotes({ law }: { law: LawDetails | ArticleDetails }) {
  const { t } = useTranslation('laws')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const isForeign = !law.languages.includes(reader)
  const isOpen = law.timeliness === 'UNCONFIRMED'
  if (!isForeign && !law.isDigest && !isOpen) return null
  return (
    <Note tone="gold" icon="info">
      {isForeign && <p>{ui('states.fallbackLanguage', { language: ui(`languageNames.${law.language}`) })}</p>}
      {isOpen && <p>{t('details.levelNote')}</p>}
      {law.isDigest && <p>{t('details.digestNote')}</p>}
    </Note>
  )
}
