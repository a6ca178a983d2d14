import type { Citer } from '@portal/protocol/citations/schemas.ts'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { citersOf, type Cited } from '../queries.ts'
import classes from '../door/cited-by.module.css'

function Place({ citer }: { citer: Citer }) {
  const { t } = useTranslation('citations')
  const language = useLanguage()
  const { excerpt, start, end } = citer
  return (
    <li>
      <Link to={citer.address}>
        <span lang={citer.titleLanguage}>{citer.title}</span>
        {citer.place && <span lang={citer.language}> · {citer.place}</span>}
      </Link>
      {citer.titleOrigin && <TitleOrigin language={citer.titleLanguage} origin={citer.titleOrigin} />}
      {citer.day && <small>{formatDate(citer.day, language)}</small>}
      <p lang={citer.language}>
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
  const { query, rows, more } = useEndlessList(citersOf(useApp(), cited, by))
  return (
    <QueryView query={query} skeleton={<Skeleton height={160} above={12} />}>
      {() => (
        <>
          <ul className={classes.places}>
            {[...rows].map(([key, citer]) => (
              <Place key={key} citer={citer} />
            ))}
          </ul>
          <MoreRows more={more}>{t('citedBy.more')}</MoreRows>
        </>
      )}
    </QueryView>
  )
}
