import { isLanguage, defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'

/** The reader's language now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}
