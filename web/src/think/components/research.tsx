import { kindSpec, publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { formatInstant } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { researchQuery } from '../queries.ts'
import classes from './rows.module.css'
import { Section } from './section.tsx'

/** The newest results of research; nothing where there are none. */
export function Research() {
  const { t } = useTranslation('think')
  const reader = useLanguage()
  const typeName = useEntryNames(kindSpec('research').categories)
  const query = useQuery(researchQuery(useApp()))
  if (query.data?.length === 0) return null
  return (
    <Section
      title={t('research.title')}
      lead={t('research.lead')}
      more={t('more')}
      to="/researchResult/types"
    >
      <QueryView query={query} skeleton={<RowSkeletons rows={4} height={84} />}>
        {(rows) => (
          <ul className={classes.rows}>
            {rows.map(({ id, kind, title, language, category, speaker, publishedAt }) => (
              <li key={id}>
                <h3 lang={language}>
                  <LeadingLink to={publicationPath(kind, id)}>{title}</LeadingLink>
                </h3>
                <p className={classes.meta}>
                  <Tag>{typeName(category)}</Tag>
                  {speaker && <span lang={language}>{speaker}</span>}
                  <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
