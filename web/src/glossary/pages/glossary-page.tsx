import { branches } from '@portal/protocol/glossary/constants.ts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { ListPager } from '../../app/lists/list-pager.tsx'
import { NothingFound } from '../../app/lists/nothing-found.tsx'
import { useApplied } from '../../app/lists/use-applied.ts'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BranchLinks } from '../components/branch-links.tsx'
import { ConceptCard } from '../components/concept-card.tsx'
import { concepts } from '../queries.ts'
import classes from './glossary-page.module.css'

/** The glossary, open to all. */
function GlossaryPage() {
  const { t } = useTranslation('glossary')
  const { t: name } = useTranslation('screens')
  const list = useList(concepts)
  const { query, asked } = list
  const { keyword } = asked.filters
  const applied = useApplied(list, [
    { name: 'keyword', label: t('word') },
    { name: 'branch', label: t('branch'), choices: branches.map((one) => [one, t(`branches.${one}`)]) },
  ])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    void list.go({ filters: { keyword: typeof typed === 'string' ? typed.trim() : '', branch: '' } })
  }

  return (
    <div className="wrap">
      <PageHead
        title={name('legal/glossary')}
        description={t('lead')}
        canonical="/legal/glossary"
        noIndex={keyword !== ''}
      />
      <PageHeader title={name('legal/glossary')} lead={t('lead')} />
      <form
        key={JSON.stringify(asked.filters)}
        className={classes.form}
        role="search"
        aria-label={t('label')}
        onSubmit={submit}
      >
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          maxLength={list.list.filters.keyword.longest}
        />
        <Button type="submit" size="md" icon={<Icon name="search" />}>
          {t('submit')}
        </Button>
      </form>
      <QueryView query={query} skeleton={<Skeleton height={640} above={16} />}>
        {(answer) => (
          <div data-stale={query.isPlaceholderData || undefined}>
            <BranchLinks
              branches={answer.branches}
              chosen={asked.filters.branch}
              addressOf={(branch) => list.addressOf({ filters: { keyword, branch } })}
            />
            <p role="status" className={classes.total}>
              {t('total', { count: answer.page.totalElements })}
            </p>
            {answer.content.length === 0 && (
              <NothingFound title={t('empty')} text={t('emptyHint')} chosen={applied}>
                <ButtonLink to={list.whole} variant="default">
                  {t('browse')}
                </ButtonLink>
              </NothingFound>
            )}
            <ul className={classes.grid}>
              {answer.content.map((concept) => (
                <ConceptCard key={concept.id} concept={concept} />
              ))}
            </ul>
            <ListPager list={list} page={answer.page} />
          </div>
        )}
      </QueryView>
      <p className={classes.note}>{t('note')}</p>
    </div>
  )
}

export const { page } = definePage({
  load: (input) => loadList(concepts, input),
  Component: GlossaryPage,
})
