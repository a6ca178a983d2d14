import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useFollow } from '../../alerts/door/use-follow.ts'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { CitedBy } from '../../citations/door/cited-by.tsx'
import { CitedParagraphs } from '../../citations/door/cited-paragraphs.tsx'
import type { Action } from '../../ui/actions.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ReadingTools } from '../../ui/reading-tools.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { articleJsonLd } from '../json-ld.ts'
import { eliPart, otherLanguage, textPaths, wordingPath } from '../law-address.ts'
import classes from './article-view.module.css'
import { ArticleWordings } from './article-wordings.tsx'
import { PrintedAddress } from './printed-address.tsx'
import { TextNotes } from './text-notes.tsx'
import { TextTag } from './text-tag.tsx'
import { TimelinessTag } from '../door/timeliness-tag.tsx'
import { useCite } from './use-cite.ts'
import { useWordingDays } from './use-wording-days.ts'
import { WordingNotice } from './wording-notice.tsx'

/** One article: its text, where it stands, how it has read, and what cites it. */
export function ArticleView({ article }: { article: ArticleDetails }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const language = useLanguage()
  const { pathname } = useLocation()
  const days = useWordingDays(article)
  const cite = useCite(article)
  const follow = useFollow({ lawId: article.id, article: article.key })
  const texts = useMemo(() => textPaths(pathname, article), [pathname, article])

  const { key, number, heading, title, version } = article
  const part = otherLanguage(article, language)
  const path = wordingPath(article)
  const lawPath = eliPart(path, part)
  const neighbour = (to: ArticleDetails['next'], label: string, side: 'left' | 'right') =>
    to && (
      <Link to={to.address} rel={side === 'left' ? 'prev' : 'next'} className={classes[side]}>
        <Icon name={side} />
        <span>
          {label} <span lang={article.language}>{to.number}</span>
        </span>
      </Link>
    )

  const actions: Action[] = [
    { label: v('article.inLaw'), icon: 'document', to: `${lawPath}#art-${key}` },
    { label: t('details.cite'), icon: 'copy', onClick: () => void cite({ number, key }) },
    ...follow,
    { label: ui('actions.print'), icon: 'print', onClick: () => window.print() },
  ]

  return (
    <>
      <Breadcrumbs
        steps={[
          { text: title, lang: article.titleLanguage, to: lawPath },
          { text: number, lang: article.language },
        ]}
      />
      <div className="wrap">
        <PageHead
          title={[number, heading, title].filter(Boolean).join(' · ')}
          description={v('article.description', { number, title, days: days(version) })}
          canonical={eliPart(path, { article: key })}
          texts={texts}
          jsonLd={articleJsonLd(article, origin)}
        />
        <PrintedAddress law={article} part={{ article: key }} />
        <PageHeader
          title={
            <>
              {number}
              {heading && <span className={classes.heading}> {heading}</span>}
            </>
          }
          lang={article.language}
          note={
            <>
              <TimelinessTag timeliness={article.timeliness} />
              <Tag>{article.countryName}</Tag>
              <TextTag text={article} />
            </>
          }
          lead={`${v('shown.label')} ${days(version)}`}
        />
        <ReadingTools actions={actions}>
          <LanguageLinks
            label={v('article.languages')}
            links={article.languages.map((held) => ({
              language: held,
              to: eliPart(path, { language: held, article: key }),
            }))}
            current={article.language}
          />
        </ReadingTools>
        <WordingNotice
          law={article}
          todayPath={eliPart(article.address, { ...part, article: article.keyToday })}
        />
        {version.provisionDays
          .filter(({ articles }) => articles.includes(key))
          .map(({ named, inForceFrom, source }) => (
            <Note key={named} tone="gold">
              {v('provisions.article', { named, date: formatDate(inForceFrom, language), source })}
            </Note>
          ))}
        <TextNotes law={article} />
        <div className={classes.columns}>
          <Columns
            rail={
              <Card isTight title={v('article.path')}>
                <div>
                  <Link to={lawPath} className={classes.law} lang={article.titleLanguage}>
                    {title}
                  </Link>
                  <TitleOrigin language={article.titleLanguage} origin={article.titleOrigin} />
                  <ol className={classes.path} lang={article.language}>
                    {article.path.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </div>
              </Card>
            }
          >
            <div>
              <article className={classes.text} lang={article.language}>
                <CitedParagraphs text={article.text} citations={article.citations} />
              </article>
              <nav className={`${classes.neighbours} no-print`} aria-label={v('article.neighbours')}>
                {neighbour(article.previous, v('article.previous'), 'left')}
                {neighbour(article.next, v('article.next'), 'right')}
              </nav>
              <ArticleWordings article={article} />
              <CitedBy kind="law" id={article.id} article={key} counts={article.articleCitedBy} />
            </div>
          </Columns>
        </div>
      </div>
    </>
  )
}
