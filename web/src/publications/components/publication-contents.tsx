import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { headingsOf } from '../../citations/door/headings.ts'
import { Contents } from '../../ui/contents.tsx'

/** Fewer are seen without. */
const fewest = 2

/** What a publication's text is divided into; nothing of a short one. */
export function publicationHeadings({ content }: Pick<Publication, 'content'>) {
  const headings = headingsOf(content.html)
  return headings.length < fewest ? [] : headings
}

/** Leads to the parts of a publication's text. */
export function PublicationContents({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  return (
    <Contents title={t('contents')} entries={publicationHeadings(publication)} lang={publication.language} />
  )
}
