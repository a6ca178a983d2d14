import { Button } from '@mantine/core'
import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { CitedBy } from '../../citations/components/cited-by.tsx'
import { CitedParagraphs } from '../../citations/components/cited-paragraphs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { articleJsonLd } from '../json-ld.ts'
import { eliPart, otherLanguage, textPaths, wordingPath } from '../law-address.ts'
import classes from './article-view.module.css'
import { ArticleWordings } from './article-wordings.tsx'
import { StatusTag } from './status-tag.tsx'
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
  const days = useWordingDays()
  const cite = useCite(article)
  const texts = useMemo(() => textPaths(pathname, article), [pathname, article])

  const { key, number, heading, title, version } = article
  const part = otherLanguage(article, language)
  const path = wordingPath(article)
  const lawPath = eliPart(path, part)
  const neighbour = (to: ArticleDetails['next'], label: string, side: 'left' | 'right') =>
    to && (
      <Link to={to.address} rel={side === 'left' ? 'prev' : 'next'} className={classes[side]}>
        <Icon name={side} /> {label}
      </Link>
    )

  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead
        title={[number, heading, title].filter(Boolean).join(' · ')}
        description={v('article.description', { number, title, days: days(version) })}
        canonical={eliPart(path, { article: key })}
        texts={texts}
        jsonLd={articleJsonLd(article, origin)}
      />
      <nav className={classes.path} aria-label={v('article.path')} lang={article.language}>
        <ol>
          <li>
            <Link to={lawPath}>{title}</Link>
          </li>
          {article.path.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </nav>
      <h1 className={classes.title} lang={article.language}>
        {number}
        {heading && <span> {heading}</span>}
      </h1>
      <div className={classes.tags}>
        <StatusTag timeliness={article.timeliness} />
        <Tag>{article.countryName}</Tag>
        <Tag tone={article.isOriginal ? 'grey' : 'gold'}>
          {t(article.isOriginal ? 'details.original' : 'details.translation')}
        </Tag>
        {article.isDigest && <Tag tone="gold">{t('results.digest')}</Tag>}
        <span className={classes.days}>{v('shown.other', { days: days(version) })}</span>
      </div>
      <div className={`${classes.actions} no-print`}>
        <LanguageLinks
          label={v('article.languages')}
          links={article.languages.map((held) => ({
            language: held,
            to: eliPart(path, { language: held, article: key }),
          }))}
          current={article.language}
        />
        <Button
          component={Link}
          to={`${lawPath}#art-${key}`}
          variant="default"
          size="sm"
          leftSection={<Icon name="document" />}
        >
          {v('article.inLaw')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="copy" />}
          onClick={() => void cite({ number, key })}
        >
          {t('details.cite')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="print" />}
          onClick={() => window.print()}
        >
          {ui('actions.print')}
        </Button>
      </div>
      <WordingNotice law={article} todayPath={eliPart(article.address, { ...part, article: key })} />
      {!article.languages.includes(language) && (
        <p className={classes.note}>
          {ui('states.fallbackLanguage', { language: ui(`languageNames.${article.language}`) })}
        </p>
      )}
      {article.isDigest && <p className={classes.note}>{t('details.digestNote')}</p>}
      <article className={classes.text} lang={article.language}>
        <CitedParagraphs text={article.text} citations={article.citations} />
      </article>
      <nav className={`${classes.neighbours} no-print`} aria-label={v('article.neighbours')}>
        {neighbour(article.previous, v('article.previous', { number: article.previous?.number }), 'left')}
        {neighbour(article.next, v('article.next', { number: article.next?.number }), 'right')}
      </nav>
      <ArticleWordings article={article} />
      <div id="cited-by">
        <CitedBy kind="law" id={article.id} article={key} counts={article.articleCitedBy} />
      </div>
      <p className={classes.printed}>
        {v('printed', { address: origin + eliPart(version.address, { article: key }) })}
      </p>
    </div>
  )
}
