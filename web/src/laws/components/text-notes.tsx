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
  const notes = [
    ...(isForeign ? [ui('states.fallbackLanguage', { language: ui(`languageNames.${law.language}`) })] : []),
    ...(isOpen ? [t('details.levelNote')] : []),
    ...(law.isDigest ? [t('details.digestNote')] : []),
  ]
  if (notes.length === 0) return null
  return (
    <Note tone="gold" icon="info">
      <p>{notes.join(reader === 'zh' ? '' : ' ')}</p>
    </Note>
  )
}
