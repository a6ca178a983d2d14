import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { CitedBy } from '../../citations/door/cited-by.tsx'
import { FindInText } from '../../search/find-in-text.tsx'
import { Contents } from '../../ui/contents.tsx'
import { formatDate } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { Printed } from '../../ui/printed.tsx'
import { ReadingLayout } from '../../ui/reading-layout.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { casePath } from '../case-address.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseHeader } from './case-header.tsx'
import { CaseSections } from './case-sections.tsx'
import { CitedArticles } from './cited-articles.tsx'
import { SimilarCases } from './similar-cases.tsx'

/** That a case is a sample, or its text not in the reader's language; nothing else. */
function CaseNotes({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const isForeign = !found.languages.includes(useLanguage())
  if (!isForeign && !found.isSample) return null
  return (
    <Note tone="gold" icon="info">
      {found.isSample && <p>{t('details.sampleNote')}</p>}
      {isForeign && (
        <p>{ui('states.fallbackLanguage', { language: ui(`languageNames.${found.language}`) })}</p>
      )}
    </Note>
  )
}

/** A judicial case: what it is, the sections of the judgment, what it cites, and what is like it. */
export function CaseView({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { origin } = useApp()
  const language = useLanguage()
  const path = casePath(found.id)
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <Breadcrumbs steps={[{ text: found.title, lang: found.titleLanguage }]} />
      <div className="wrap">
        <PageHead
          title={found.title}
          description={[found.countryName, found.court, found.caseNumber, found.cause]
            .filter(Boolean)
            .join(' · ')}
          canonical={path}
          noIndex
        />
        <Printed>
          {t('details.printed', { address: origin + path, date: formatDate(found.verifiedOn, language) })}
        </Printed>
        <CaseHeader found={found} />
        <CaseNotes found={found} />
        <CaseFacts found={found} />
        <ReadingLayout
          contents={
            <Contents
              title={t('details.contents')}
              lang={found.language}
              entries={found.sections.map(({ anchor, heading, kind }) => ({
                anchor,
                text: heading ?? t(`sections.${kind}`),
                level: 'item',
              }))}
            />
          }
          find={<FindInText key={`${found.id}-${found.language}`} scope={text} />}
          lang={found.language}
          textRef={text}
          text={<CaseSections sections={found.sections} />}
        >
          <CitedArticles articles={found.citedArticles} />
          <CitedBy kind="case" id={found.id} counts={found.citedBy} />
          <SimilarCases cases={found.similar} />
        </ReadingLayout>
      </div>
    </>
  )
}
