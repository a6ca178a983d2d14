import { Button } from '@mantine/core'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { lawJsonLd } from '../json-ld.ts'
import { FindInText } from './find-in-text.tsx'
import { LawArticles } from './law-articles.tsx'
import { LawContents } from './law-contents.tsx'
import { LawFacts } from './law-facts.tsx'
import classes from './law-view.module.css'
import { StatusTag } from './status-tag.tsx'

/** The address of a law's page in another of its languages. */
function inText(pathname: string, search: string, text: string): string {
  const query = new URLSearchParams(search)
  query.set('text', text)
  return `${pathname}?${query}`
}

/** A law: what it is, whether it is in force today, its contents and its articles. */
export function LawView({ law }: { law: LawDetails }) {
  const { t } = useTranslation('laws')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const text = useRef<HTMLDivElement>(null)

  async function cite(article: { number: string; anchor: string } | null) {
    const citation = t(article ? 'details.citation' : 'details.citationOfLaw', {
      title: law.title,
      article: article?.number ?? '',
      date: formatDate(law.versionOn ?? law.adoptedOn, language),
      address: `${origin}${law.address}${article ? `#${article.anchor}` : ''}`,
    })
    await navigator.clipboard.writeText(citation)
    showToast(t('details.cited'))
  }

  return (
    <div className="wrap">
      <PageHead
        title={law.title}
        description={`${law.countryName} · ${law.publishDepartment} · ${t(`status.${law.timeliness}`)}`}
        canonical={law.address}
        jsonLd={lawJsonLd(law, origin)}
      />
      <header className={classes.header}>
        <h1 lang={law.language}>{law.title}</h1>
        <div className={classes.tags}>
          <StatusTag timeliness={law.timeliness} />
          <Tag>{law.countryName}</Tag>
          <Tag tone={law.isOriginal ? 'grey' : 'gold'}>
            {t(law.isOriginal ? 'details.original' : 'details.translation')}
          </Tag>
          {law.isDigest && <Tag tone="gold">{t('results.digest')}</Tag>}
        </div>
        <div className={`${classes.actions} no-print`}>
          <div className={classes.texts} role="group" aria-label={t('details.language')}>
            {law.languages.map((held) => (
              <Link
                key={held}
                to={inText(pathname, search, held)}
                aria-current={held === law.language ? 'true' : undefined}
                lang={held}
              >
                {ui(`language.${held}`)}
              </Link>
            ))}
          </div>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="copy" />}
            onClick={() => void cite(null)}
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
          {law.sourceUrl && (
            <Button
              component="a"
              href={law.sourceUrl}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              size="sm"
              leftSection={<Icon name="outside" />}
            >
              {t('details.openSource')}
            </Button>
          )}
        </div>
      </header>
      {law.language !== language && (
        <p className={classes.note}>
          {ui('states.fallbackLanguage', { language: ui(`languageNames.${law.language}`) })}
        </p>
      )}
      {law.isDigest && <p className={classes.note}>{t('details.digestNote')}</p>}
      <div className={classes.layout}>
        <aside className={`${classes.aside} no-print`}>
          <LawContents law={law} />
        </aside>
        <div className={classes.body}>
          <LawFacts law={law} />
          <FindInText key={`${law.id}-${law.language}`} scope={text} />
          <div ref={text} lang={law.language} className={classes.text}>
            <LawArticles units={law.units} onCite={(article) => void cite(article)} />
          </div>
        </div>
      </div>
    </div>
  )
}
