import { Button, Skeleton } from '@mantine/core'
import { branches, type Branch } from '@portal/protocol/glossary/constants.ts'
import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { glossaryQuery, type GlossarySearch } from '../queries.ts'
import classes from './glossary-page.module.css'

/** Longest keyword the call takes. */
const longestKeyword = 200

function readAddress(search: URLSearchParams): GlossarySearch {
  const page = Number(search.get('page'))
  return {
    keyword: (search.get('keyword') ?? '').slice(0, longestKeyword),
    branch: branches.find((branch) => branch === search.get('branch')),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

function writeAddress({ keyword, branch, page }: GlossarySearch): string {
  const search = new URLSearchParams()
  if (keyword) search.set('keyword', keyword)
  if (branch) search.set('branch', branch)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/legal/glossary?${search}` : '/legal/glossary'
}

function Words({ concept, language }: { concept: Concept; language: Language }) {
  const { t } = useTranslation('glossary')
  const { t: ui } = useTranslation()
  const { term, also, lay } = concept[language]
  const separator = language === 'zh' ? '、' : ', '
  return (
    <div className={classes.words}>
      <dt>{ui(`languageNames.${language}`)}</dt>
      <dd lang={language}>
        <b>{term}</b>
        {also.length > 0 && (
          <span>
            <i>{t('also')}</i> {also.join(separator)}
          </span>
        )}
        <span>
          <i>{t('lay')}</i> {lay.join(separator)}
        </span>
      </dd>
    </div>
  )
}

function ConceptCard({ concept }: { concept: Concept }) {
  const { t } = useTranslation('glossary')
  const language = useLanguage()
  const { term } = concept[language]
  return (
    <li className={classes.card} id={concept.id}>
      <header>
        <h2>{term}</h2>
        <Link to={writeAddress({ keyword: '', branch: concept.branch, page: 1 })} className={classes.branch}>
          {t(`branches.${concept.branch}`)}
        </Link>
      </header>
      <dl>
        {languages.map((held) => (
          <Words key={held} concept={concept} language={held} />
        ))}
      </dl>
      <Link to={`/legal/query?keyword=${encodeURIComponent(term)}`} className={classes.search}>
        {t('search')} ›
      </Link>
    </li>
  )
}

function GlossaryPage() {
  const { t } = useTranslation('glossary')
  const { t: name } = useTranslation('screens')
  const context = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = readAddress(search)
  const query = useQuery(glossaryQuery(context, address))
  const go = (next: GlossarySearch) => void navigate(writeAddress(next))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = new FormData(event.currentTarget).get('keyword')
    go({ keyword: typeof keyword === 'string' ? keyword.trim() : '', branch: undefined, page: 1 })
  }

  return (
    <div className="wrap">
      <PageHead
        title={name('legal/glossary')}
        description={t('lead')}
        canonical="/legal/glossary"
        noIndex={address.keyword !== ''}
      />
      <h1 className={classes.title}>{name('legal/glossary')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <form
        key={search.toString()}
        className={classes.form}
        role="search"
        aria-label={t('label')}
        onSubmit={submit}
      >
        <input
          type="search"
          name="keyword"
          defaultValue={address.keyword}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          maxLength={longestKeyword}
        />
        <Button type="submit" size="md" leftSection={<Icon name="search" />}>
          {t('submit')}
        </Button>
      </form>
      <QueryView query={query} skeleton={<Skeleton height={640} mt={16} />}>
        {(answer) => (
          <div data-stale={query.isPlaceholderData || undefined}>
            <nav aria-label={t('branch')}>
              <ul className={classes.branches}>
                {[undefined, ...answer.branches.map(({ branch }) => branch)].map((branch) => (
                  <BranchLink
                    key={branch ?? 'all'}
                    branch={branch}
                    address={address}
                    count={
                      answer.branches.find((one) => one.branch === branch)?.count ??
                      answer.branches.reduce((sum, one) => sum + one.count, 0)
                    }
                  />
                ))}
              </ul>
            </nav>
            <p role="status" className={classes.total}>
              {t('total', { count: answer.page.totalElements })}
            </p>
            {answer.content.length === 0 && (
              <Notice title={t('empty')} text={t('emptyHint')}>
                <Button component={Link} to="/legal/glossary">
                  {t('browse')}
                </Button>
              </Notice>
            )}
            <ul className={classes.grid}>
              {answer.content.map((concept) => (
                <ConceptCard key={concept.id} concept={concept} />
              ))}
            </ul>
            <Pager
              page={answer.page}
              addressOf={(page) => writeAddress({ ...address, page })}
              onJump={(page) => go({ ...address, page })}
            />
          </div>
        )}
      </QueryView>
      <p className={classes.note}>{t('note')}</p>
    </div>
  )
}

interface BranchLinkProps {
  /** Undefined for all. */
  branch: Branch | undefined
  address: GlossarySearch
  count: number
}

function BranchLink({ branch, address, count }: BranchLinkProps) {
  const { t } = useTranslation('glossary')
  const language = useLanguage()
  return (
    <li>
      <Link
        to={writeAddress({ ...address, branch, page: 1 })}
        aria-current={address.branch === branch ? 'true' : undefined}
      >
        {branch ? t(`branches.${branch}`) : t('all')} <small>{formatNumber(count, language)}</small>
      </Link>
    </li>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(glossaryQuery(context, readAddress(url.searchParams))),
  Component: GlossaryPage,
})
