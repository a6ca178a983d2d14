import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { postsQuery } from '../queries.ts'
import classes from './rows.module.css'
import { Section } from './section.tsx'

/** What is discussed in the forum now; nothing where nothing is. */
export function Posts() {
  const { t } = useTranslation('think')
  const day = useFormatDay()
  const query = useQuery(postsQuery(useApp()))
  if (query.data?.length === 0) return null
  return (
    <Section title={t('forum.title')} lead={t('forum.lead')} more={t('more')} to="/communication/forum">
      <QueryView query={query} skeleton={<RowSkeletons rows={5} height={84} />}>
        {(rows) => (
          <ul className={classes.rows}>
            {rows.map(({ id, title, language, author, comments, createdAt }) => (
              <li key={id}>
                <h3 lang={language}>
                  <LeadingLink to={`/communication/forum/detail?id=${id}`}>{title}</LeadingLink>
                </h3>
                <p className={classes.meta}>
                  {author?.name && <span>{author.name}</span>}
                  <time dateTime={createdAt}>{day(createdAt)}</time>
                  <span>{t('forum.comments', { count: comments })}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
