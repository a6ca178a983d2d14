import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './page.module.css'
import styles from './waiting.module.css'

type WaitingCounts = OutputOf<Calls['admin']['overview']>['waiting']

/** Where each kind of work is done. */
const places = {
  verifications: '/admin/verifications?state=PENDING',
  reportRequests: '/admin/reports?state=OPEN',
  messages: '/admin/outbox?state=QUEUED',
} as const satisfies Record<keyof WaitingCounts, string>

/** The work that waits, of the roles that the administrator has. */
export function Waiting({ waiting }: { waiting: WaitingCounts }) {
  const { t } = useTranslation('admin')
  const known = (Object.keys(places) as (keyof typeof places)[]).filter((name) => waiting[name] !== undefined)
  return (
    <section className={classes.section} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      {known.length === 0 && <p className={classes.hint}>{t('overview.nothing')}</p>}
      <ul className={styles.cards}>
        {known.map((name) => (
          <li key={name}>
            <Link to={places[name]} className={styles.card} data-some={waiting[name]! > 0 || undefined}>
              {t(`overview.${name}`, { count: waiting[name]! })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
