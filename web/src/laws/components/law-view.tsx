import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { CitedBy } from '../../citations/door/cited-by.tsx'
import { FindInText } from '../../search/find-in-text.tsx'
import { FoldedGroup } from '../../ui/folded.tsx'
import { ReadingLayout } from '../../ui/reading-layout.tsx'
import { useInsideLinks } from '../../ui/use-inside-links.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { lawJsonLd } from '../json-ld.ts'
import { eliPart, otherLanguage, textPaths, wordingPath } from '../law-address.ts'
import { BesideArticles } from './beside-articles.tsx'
import { LawArticles } from './law-articles.tsx'
import { LawContents } from './law-contents.tsx'
import { LawFacts } from './law-facts.tsx'
import { LawHeader } from './law-header.tsx'
import { LawWordings } from './law-wordings.tsx'
import { PrintedAddress } from './printed-address.tsx'
import { TextNotes } from './text-notes.tsx'
import { useArticleElsewhere } from './use-article-elsewhere.ts'
import { useCite } from './use-cite.ts'
import { useWordingDays } from './use-wording-days.ts'
import { WordingNotice } from './wording-notice.tsx'

interface LawViewProps {
  law: LawDetails
  /** The same wording in another language, to be read beside it. */
  beside: LawDetails | undefined
}

/** A law: what it is, which wording is shown and whether it is in force today, its contents and its articles. */
export function LawView({ law, beside }: LawViewProps) {
  const { t } = useTranslation('laws')
  const { origin } = useApp()
  const language = useLanguage()
  const { pathname } = useLocation()
  const text = useRef<HTMLDivElement>(null)
  const citeArticle = useCite(law)
  const days = useWordingDays(law)
  const followLink = useInsideLinks()
  useArticleElsewhere(law, beside)
  const texts = useMemo(() => textPaths(pathname, law), [pathname, law])
  const pathOf = useCallback(
    (article: string) => eliPart(wordingPath(law), { ...otherLanguage(law, language), article }),
    [law, language],
  )

  return (
    <>
      <Breadcrumbs steps={[{ text: law.title, lang: law.titleLanguage }]} />
      <div className="wrap">
        <PageHead
          title={law.isCurrent ? law.title : `${law.title} (${days(law.version)})`}
          description={`${law.countryName} · ${law.publishDepartment} · ${t(`status.${law.timeliness}`)} · ${days(law.version)}`}
          canonical={wordingPath(law)}
          texts={texts}
          jsonLd={lawJsonLd(law, origin)}
        />
        <PrintedAddress law={law} part={{}} />
        <LawHeader law={law} beside={beside?.language} />
        <WordingNotice law={law} todayPath={eliPart(law.address, otherLanguage(law, language))} />
        <TextNotes law={law} />
        <FoldedGroup>
          <LawFacts law={law} />
          <LawWordings law={law} />
        </FoldedGroup>
        <ReadingLayout
          contents={<LawContents law={law} />}
          find={<FindInText key={`${law.version.id}-${law.language}-${beside?.language}`} scope={text} />}
          lang={law.language}
          textRef={text}
          onTextClick={followLink}
          text={
            beside ? (
              <BesideArticles law={law} other={beside} />
            ) : (
              <LawArticles units={law.units} pathOf={pathOf} onCite={citeArticle} />
            )
          }
        >
          <CitedBy kind="law" id={law.id} counts={law.citedBy} />
        </ReadingLayout>
      </div>
    </>
  )
}
