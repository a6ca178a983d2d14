import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { verificationsQuery } from '../queries.ts'
import classes from './page.module.css'

/** Leads to the one that waits the longest, of those that are not on the screen. */
export function NextVerification({ after }: { after: string }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(verificationsQuery(useApp(), { filters: { state: 'PENDING' }, page: 1 }))
  if (!data) return null
  const next = data.content.find(({ id }) => id !== after)
  if (!next) return <p className={classes.hint}>{t('verifications.noNext')}</p>
  return (
    <p>
      <Link to={`/admin/verifications/detail?id=${next.id}`}>
        <u>{t('verifications.next')}</u>
      </Link>
    </p>
  )
}
