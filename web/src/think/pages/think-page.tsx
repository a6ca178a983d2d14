import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { loadDirectoryNames } from '../../providers/queries.ts'
import { loadNames } from '../../publications/queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { Institutions } from '../components/institutions.tsx'
import { Interviews } from '../components/interviews.tsx'
import { Posts } from '../components/posts.tsx'
import { Research } from '../components/research.tsx'
import { institutionsQuery, interviewsQuery, postsQuery, researchQuery } from '../queries.ts'
import classes from './think-page.module.css'

/** Whether none of the sections has anything to show. */
function useIsEmpty(): boolean {
  const context = useApp()
  return useQueries({
    queries: [
      interviewsQuery(context),
      researchQuery(context),
      postsQuery(context),
      institutionsQuery(context),
    ],
    combine: (queries) => queries.every(({ data }) => data?.length === 0),
  })
}

/** What experts say, discuss and study, and where they work. */
function ThinkPage() {
  const { t } = useTranslation('think')
  const { t: screen } = useTranslation('screens')
  const title = screen('think')
  const isEmpty = useIsEmpty()
  return (
    <div className="wrap">
      <PageHead title={title} description={t('lead')} />
      <h1 className="visually-hidden">{title}</h1>
      {isEmpty ? (
        <Notice title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <div className={classes.sections}>
          <Interviews />
          <div className={classes.pair}>
            <Research />
            <Posts />
          </div>
          <Institutions />
        </div>
      )}
    </div>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([
      context.queries.prefetchQuery(interviewsQuery(context)),
      context.queries.prefetchQuery(researchQuery(context)),
      context.queries.prefetchQuery(postsQuery(context)),
      context.queries.prefetchQuery(institutionsQuery(context)),
      loadNames(context, 'interview'),
      loadNames(context, 'research'),
      loadDirectoryNames(context),
    ]),
  Component: ThinkPage,
})
