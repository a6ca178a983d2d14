import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CoverCard } from '../../app/cover-card.tsx'
import { useApp } from '../../app/page.ts'
import { formatInstant } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { interviewsQuery } from '../queries.ts'
import classes from './interviews.module.css'
import { Section } from './section.tsx'

/** The newest interviews, each with its picture and who speaks; nothing where there are none. */
export function Interviews() {
  const { t } = useTranslation('think')
  const reader = useLanguage()
  const query = useQuery(interviewsQuery(useApp()))
  if (query.data?.length === 0) return null
  return (
    <Section
      title={t('interviews.title')}
      lead={t('interviews.lead')}
      more={t('more')}
      to="/communication/experts"
    >
      <QueryView query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <ul className={classes.interviews}>
            {rows.map((row, at) => (
              <li key={row.id}>
                <CoverCard
                  row={row}
                  to={publicationPath(row.kind, row.id)}
                  heading="h3"
                  isFirst={at === 0}
                  lead={
                    row.speaker && (
                      <p className={classes.speaker} lang={row.language}>
                        {row.speaker}
                      </p>
                    )
                  }
                >
                  <p className={classes.date}>
                    <time dateTime={row.publishedAt}>{formatInstant(row.publishedAt, reader)}</time>
                  </p>
                </CoverCard>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
