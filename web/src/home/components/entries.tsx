import type { home } from '@portal/protocol/words/zh/home.ts'
import { useTranslation } from 'react-i18next'
import { useScreens } from '../../app/use-screens.ts'
import { isPrepared } from '../../app/is-prepared.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './entries.module.css'

type Entry = Exclude<keyof typeof home.entries, 'label' | 'prepared'>

const entries: readonly { name: Entry; to: string; icon: IconName }[] = [
  { name: 'lawyer', to: '/service/lawyer', icon: 'person' },
  { name: 'laws', to: '/legal/query', icon: 'document' },
  { name: 'demand', to: '/service/demand', icon: 'speech' },
  { name: 'arbitration', to: '/service/arbitration', icon: 'scales' },
  { name: 'contract', to: '/service/contract', icon: 'contract' },
  { name: 'assistant', to: '/service/aiLegal', icon: 'question' },
]

/** The six service entries; those that lead to what is being prepared say so. */
export function Entries() {
  const { t } = useTranslation('home')
  const { rows } = useScreens()
  return (
    <nav className={`wrap ${classes.entries}`} aria-label={t('entries.label')}>
      {entries.map(({ name, to, icon }) => (
        <Link key={name} to={to} className={classes.entry}>
          <Icon name={icon} size={32} />
          <b>{t(`entries.${name}.title`)}</b>
          <small>{t(`entries.${name}.text`)}</small>
          {isPrepared(rows, to) && <Tag tone="gold">{t('entries.prepared')}</Tag>}
        </Link>
      ))}
    </nav>
  )
}
