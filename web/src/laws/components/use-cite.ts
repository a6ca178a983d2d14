import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { eliPart } from '../law-address.ts'

/** Copies the citation of a law, or of one of its articles, with the address of the wording read. */
export function useCite(law: LawDetails | ArticleDetails) {
  const { t } = useTranslation('laws')
  const { origin } = useApp()
  const language = useLanguage()
  const copy = useCopy()
  return useCallback(
    async (article: { number: string; key: string } | null): Promise<void> => {
      const { inForceFrom, versionOn } = law.version
      const citation = t(article ? 'details.citation' : 'details.citationOfLaw', {
        title: law.title,
        article: article?.number ?? '',
        date: formatDate(inForceFrom ?? versionOn ?? law.adoptedOn, language),
        // That of the wording read: it goes on naming it when another has taken its place.
        address: origin + eliPart(law.version.address, { article: article?.key ?? null }),
      })
      await copy(citation, t('details.cited'))
    },
    [copy, law, language, origin, t],
  )
}
