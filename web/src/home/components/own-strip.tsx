import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { verifiedTypes, type UserType, type VerificationState } from '@portal/protocol/kernel/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp } from '../../app/page.ts'
import { unreadQuery } from '../../messages/door/unread.ts'
import { pendingCountQuery } from '../../pending/queries.ts'
import { ownReports } from '../../reports/queries.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './own.module.css'

const toneOf: Record<VerificationState, Tone> = { PENDING: 'gold', VERIFIED: 'jade', REJECTED: 'seal' }

interface TileProps {
  to: string
  icon: IconName
  tone: Tone
  name: string
  value: string
}

function Tile({ to, icon, tone, name, value }: TileProps) {
  return (
    <li>
      <Link to={to} className={classes.tile} data-tone={tone}>
        <Icon name={icon} size={28} />
        <span>
          <small>{name}</small>
          <b>{value}</b>
        </span>
      </Link>
    </li>
  )
}

/** What waits for the reader, what is unread, how their verification stands, reports they have not fetched. */
export default function OwnStrip({ userType }: { userType: UserType }) {
  const { t } = useTranslation('homeOwn')
  const context = useApp()
  const isVerified = verifiedTypes.some((type) => type === userType)
  const hasReports = userType === 'ENTERPRISE'
  const { data: pending } = useQuery(pendingCountQuery(context))
  const { data: news } = useQuery(unreadQuery(context))
  const { data: account } = useQuery({ ...ownAccountQuery(context), enabled: isVerified })
  const { data: reports } = useQuery({
    ...ownReports.query(context, wholeList(ownReports.list)),
    enabled: hasReports,
  })
  const unread = news ? news.SERVICE + news.CONSULTING + news.SYSTEM + news.conversations : 0
  const waiting = pending?.page.totalElements ?? 0
  const fresh = reports?.content.filter(({ downloadedAt }) => downloadedAt === null).length ?? 0
  return (
    <nav aria-label={t('label')}>
      <ul className={classes.strip}>
        {pending && (
          <Tile
            to="/content/waiting"
            icon="bell"
            tone={waiting > 0 ? 'seal' : 'jade'}
            name={t('waiting')}
            value={waiting > 0 ? t('waitingCount', { count: waiting }) : t('calm')}
          />
        )}
        {news && (
          <Tile
            to="/usercenter/message"
            icon="mail"
            tone={unread > 0 ? 'ink' : 'grey'}
            name={t('unread')}
            value={unread > 0 ? t('unreadCount', { count: unread }) : t('calm')}
          />
        )}
        {account && isVerified && (
          <Tile
            to="/usercenter/profile"
            icon="shield"
            tone={toneOf[account.verification]}
            name={t('verification')}
            value={t(`states.${account.verification}`)}
          />
        )}
        {fresh > 0 && (
          <Tile
            to="/usercenter/download"
            icon="document"
            tone="ink"
            name={t('report')}
            value={t('reportCount', { count: fresh })}
          />
        )}
      </ul>
    </nav>
  )
}
