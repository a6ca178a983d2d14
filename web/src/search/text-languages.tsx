import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { LanguageLinks } from '../ui/language-links.tsx'

interface TextLanguagesProps {
  chosen: Language | ''
  /** The search with texts of this language alone, or of all. */
  addressOf: (language: Language | '') => string
}

/** Narrows the results to texts in one language. */
export function TextLanguages({ chosen, addressOf }: TextLanguagesProps) {
  const { t } = useTranslation('search')
  return (
    <LanguageLinks
      label={t('languages.label')}
      isLabelShown
      off={{ text: t('languages.all'), to: addressOf('') }}
      links={languages.map((language) => ({ language, to: addressOf(language) }))}
      current={chosen || undefined}
    />
  )
}
