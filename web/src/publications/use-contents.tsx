import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { headingsOf } from '../citations/door/headings.ts'
import { Contents } from '../ui/contents.tsx'

/** Fewer are seen without. */
const fewest = 2

/** Leads to the parts of a publication's text; null for one that is hardly divided. */
export function useContents({ content, language }: Publication) {
  const { t } = useTranslation('publications')
  const headings = headingsOf(content.html)
  return headings.length < fewest ? null : (
    <Contents title={t('contents')} entries={headings} lang={language} />
  )
}
