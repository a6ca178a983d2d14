import { useTranslation } from 'react-i18next'
import { HelpTags } from '../../help/door/help-tags.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import type { AskedMove } from '../moves.ts'
import { standingOf, type OwnServiceRow as Row } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'
import { ServiceTag } from './service-tag.tsx'
import { Volume } from './volume.tsx'

/** A service of the reader's own: how it stands, how many orders it has, what may be done. */
export function OwnServiceRow({ row, ask }: { row: Row; ask: (move: AskedMove) => void }) {
  const { t } = useTranslation('ownServices')
  const day = useFormatDay()
  const { edit, reopen, close, delete: remove } = useOwnActions(ask)(row)
  const standing = standingOf(row.state)
  const isTurn = standing === 'REJECTED'
  const to = `/content/service/detail?id=${row.id}`
  const view = { label: t('open'), to }
  const actions = isTurn ? [edit, view, remove] : [view, edit, reopen, close, remove]
  return (
    <FollowedRow
      state={<ServiceTag state={row.state} />}
      title={row.title}
      language={row.language}
      to={to}
      code={row.code}
      turn={isTurn ? t('yours') : undefined}
      waits={
        isTurn && row.reason !== null ? (
          <Quoting words={(reason) => t('rows.rejectedBecause', { reason })} said={row.reason} />
        ) : (
          standing && t(`rows.${standing}`)
        )
      }
      meta={
        <>
          <HelpTags help={row} />
          <Volume volume={row.volume} />
          <span>{t('submitted', { date: day(row.submittedAt) })}</span>
        </>
      }
      due={
        <span>{row.openOrders === 0 ? t('noOpenOrders') : t('openOrders', { count: row.openOrders })}</span>
      }
      actions={actions.filter((action) => action !== null)}
    />
  )
}
