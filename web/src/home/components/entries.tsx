import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { home } from '@portal/protocol/words/zh/home.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { statisticsQuery } from '../queries.ts'
import classes from './entries.module.css'

type Entry = Exclude<keyof typeof home.entries, 'label' | 'counted'>

const entries: readonly { name: Entry; to: string; icon: IconName }[] = [
  { name: 'lawyer', to: '/service/lawyer', icon: 'person' },
  { name: 'laws', to: '/legal/query', icon: 'document' },
  { name: 'demand', to: '/service/demand', icon: 'speech' },
  { name: 'arbitration', to: '/service/arbitration', icon: 'scales' },
  { name: 'contract', to: '/service/contract', icon: 'contract' },
  { name: 'assistant', to: '/service/aiLegal', icon: 'question' },
]

/** How much stands behind an entry. */
type Counted = 'lawyer' | 'laws' | 'demand' | 'arbitration' | 'contract'

function countsOf(counts: OutputOf<Calls['home']['statistics']>): Record<Counted, number> {
  const { providers, laws, requirements, arbitration, mediation, templates } = counts
  return {
    lawyer: providers,
    laws,
    demand: requirements,
    arbitration: arbitration + mediation,
    contract: templates,
  }
}

/** The six service entries. */
export function Entries() {
  const { t } = useTranslation('home')
  const { data } = useQuery(statisticsQuery(useApp()))
  const counts: Partial<Record<Entry, number>> = data ? countsOf(data) : {}
  return (
    <nav className={`wrap ${classes.entries}`} aria-label={t('entries.label')}>
      {entries.map(({ name, to, icon }) => (
        <Link key={name} to={to} className={classes.entry}>
          <Icon name={icon} size={32} />
          <b>{t(`entries.${name}.title`)}</b>
          <small>{t(`entries.${name}.text`)}</small>
          {counts[name] ? <em>{t(`entries.counted.${name as Counted}`, { count: counts[name] })}</em> : null}
        </Link>
      ))}
    </nav>
  )
}
