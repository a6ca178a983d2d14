import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import type { Action } from '../../ui/actions.tsx'
import { formatDate } from '../../ui/format.ts'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ReadingTools } from '../../ui/reading-tools.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { casePath } from '../case-address.ts'
import { CaseTags } from './case-tags.tsx'

/** A case's title, what it is, its languages, and what can be done with it. */
export function CaseHeader({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const language = useLanguage()
  const copy = useCopy()
  const unknown = ui('states.empty')
  const text = { params: { id: found.id }, query: { language: found.language } }
  function cite() {
    const citation = t('details.citation', {
      court: found.court ?? unknown,
      number: found.caseNumber ?? unknown,
      title: found.title,
      date: formatDate(found.judgedOn, language),
      address: origin + casePath(found.id),
    })
    return copy(found.isSample ? t('details.sampleCitation', { citation }) : citation, t('details.cited'))
  }

  const actions: Action[] = [
    { label: t('details.cite'), icon: 'copy', onClick: () => void cite() },
    { label: t('details.downloadPdf'), icon: 'document', file: fileAddress('cases', 'pdf', text) },
    { label: t('details.download'), icon: 'document', file: fileAddress('cases', 'docx', text) },
    { label: ui('actions.print'), icon: 'print', onClick: () => window.print() },
    ...(found.sourceUrl
      ? [{ label: t('details.openSource'), icon: 'outside' as const, site: found.sourceUrl }]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={found.title}
        lang={found.titleLanguage}
        note={
          <>
            <CaseTags of={found} />
            <Tag tone={found.isOriginal ? 'grey' : 'gold'}>
              {t(found.isOriginal ? 'details.original' : 'details.translation')}
            </Tag>
          </>
        }
      />
      <ReadingTools actions={actions}>
        <LanguageLinks
          label={t('details.language')}
          links={found.languages.map((held) => ({
            language: held,
            to: casePath(found.id, { text: held }),
          }))}
          current={found.language}
        />
      </ReadingTools>
    </>
  )
}
