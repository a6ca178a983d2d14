import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage } from '../../app/page.ts'
import { loadDirectoryNames } from '../../providers/queries.ts'
import { loadNames } from '../../publications/queries.ts'
import { Institutions } from '../components/institutions.tsx'
import { Interviews } from '../components/interviews.tsx'
import { Posts } from '../components/posts.tsx'
import { Research } from '../components/research.tsx'
import { institutionsQuery, interviewsQuery, postsQuery, researchQuery } from '../queries.ts'
import classes from './think-page.module.css'

/** What experts say, discuss and study, and where they work. */
function ThinkPage() {
  const { t } = useTranslation('think')
  const { t: screen } = useTranslation('screens')
  const title = screen('think')
  return (
    <div className="wrap">
      <PageHead title={title} description={t('lead')} />
      <h1 className="visually-hidden">{title}</h1>
      <div className={classes.sections}>
        <Interviews />
        <div className={classes.pair}>
          <Research />
          <Posts />
        </div>
        <Institutions />
      </div>
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
