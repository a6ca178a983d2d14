import { Button, Skeleton } from '@mantine/core'
import type { Citer } from '@portal/protocol/citations/schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { citersQuery, type Cited } from '../queries.ts'
import classes from './cited-by.module.css'

function Place({ citer }: { citer: Citer }) {
  const { t } = useTranslation('citations')
  const language = useLanguage()
  const { excerpt, start, end } = citer
  return (
    <li>
      <Link to={citer.address} lang={citer.titleLanguage}>
        {[citer.title, citer.place].filter(Boolean).join(' · ')}
      </Link>
      {citer.day && <small>{formatDate(citer.day, language)}</small>}
      <p lang={citer.titleLanguage}>
        {excerpt.slice(0, start)}
        <mark>{excerpt.slice(start, end)}</mark>
        {excerpt.slice(end)}
      </p>
      {citer.changedOn && (
        <p className={classes.changed}>{t('changed', { date: formatDate(citer.changedOn, language) })}</p>
      )}
    </li>
  )
}

/** The places that cite, ten and then ten more. */
export function Citers({ cited, by }: { cited: Cited; by: 'law' | 'case' }) {
  const { t } = useTranslation('citations')
  const query = useInfiniteQuery(citersQuery(useApp(), cited, by))
  return (
    <QueryView query={query} skeleton={<Skeleton height={160} mt={12} />}>
      {({ pages }) => (
        <>
          <ul className={classes.places}>
            {pages
              .flatMap(({ content }) => content)
              .map((citer) => (
                <Place key={`${citer.id}-${citer.address}-${citer.start}`} citer={citer} />
              ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="default"
              mt={12}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('citedBy.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  )
}
