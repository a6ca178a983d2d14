import { useTranslation } from 'react-i18next'
import type { Catalogue, Catalogues } from './words.ts'

/** A whole catalogue in the reader's language, for lists and long texts. */
export function useCatalogue<Name extends Catalogue>(name: Name): Catalogues[Name] {
  const { i18n } = useTranslation()
  return i18n.getResourceBundle(i18n.language, name) as Catalogues[Name]
}
