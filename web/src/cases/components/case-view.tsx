import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { CitedBy } from '../../citations/components/cited-by.tsx'
import { FindInText } from '../../search/find-in-text.tsx'
import { Contents } from '../../ui/contents.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseHeader } from './case-header.tsx'
import { CaseSections } from './case-sections.tsx'
import classes from './case-view.module.css'
import { CitedArticles } from './cited-articles.tsx'
import { SimilarCases } from './similar-cases.tsx'

/** A judicial case: what it is, the sections of the judgment, what it cites, and what is like it. */
export function CaseView({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className="wrap">
      <PageHead
        title={found.title}
        description={[found.countryName, found.court, found.caseNumber, found.cause]
          .filter(Boolean)
          .join(' · ')}
        canonical={`/legal/details?type=case&id=${found.id}`}
        noIndex
      />
      <CaseHeader found={found} />
      {found.isSample && <p className={classes.note}>{t('details.sampleNote')}</p>}
      {!found.languages.includes(language) && (
        <p className={classes.note}>
          {ui('states.fallbackLanguage', { language: ui(`languageNames.${found.language}`) })}
        </p>
      )}
      <div className={classes.layout}>
        <aside className={`${classes.aside} no-print`}>
          <Contents
            title={t('details.contents')}
            lang={found.language}
            entries={found.sections.map(({ anchor, heading, kind }) => ({
              anchor,
              text: heading ?? t(`sections.${kind}`),
              level: 'item',
            }))}
          />
        </aside>
        <div className={classes.body}>
          <CaseFacts found={found} />
          <FindInText key={`${found.id}-${found.language}`} scope={text} />
          <div ref={text} lang={found.language} className={classes.text}>
            <CaseSections sections={found.sections} />
          </div>
          <CitedArticles articles={found.citedArticles} />
          <CitedBy kind="case" id={found.id} counts={found.citedBy} />
          <SimilarCases cases={found.similar} />
        </div>
      </div>
    </div>
  )
}
