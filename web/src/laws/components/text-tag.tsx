import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'

/** What a text is to its law: our digest of it, in whichever language, is neither its original nor a translation. */
export function TextTag({ text }: { text: LawDetails | ArticleDetails }) {
  const { t } = useTranslation('laws')
  if (text.isDigest) return <Tag tone="gold">{t('results.digest')}</Tag>
  return text.isOriginal ? (
    <Tag tone="grey">{t('details.original')}</Tag>
  ) : (
    <Tag tone="gold">{t('details.translation')}</Tag>
  )
}
