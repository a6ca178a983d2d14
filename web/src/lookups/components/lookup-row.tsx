import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/actions.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { formatList } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useLawNames } from '../code-names.ts'
import type { AskedMove } from '../moves.ts'
import { standingOf, titleOf, type LookupRow } from '../standing.ts'
import { DueTag } from './due-tag.tsx'
import { LookupTag } from './lookup-tag.tsx'

/** A lookup of the reader's own: how it stands, how long is left, what may be done. */
export function FollowedLookup({ lookup, ask }: { lookup: LookupRow; ask: (move: AskedMove) => void }) {
  const { t } = useTranslation('lookupsList')
  const { t: words } = useTranslation('lookups')
  const language = useLanguage()
  const day = useFormatDay()
  const names = useLawNames()
  const { id, code, abilities, country, departments, submittedAt, daysLeft, daysTaken } = lookup
  const standing = standingOf(lookup)
  const isTurn = standing === 'quoted'
  const to = `/content/lookup/detail?id=${id}`
  const title = titleOf(lookup)
  const moves: Action[] = (['cancel', 'delete'] as const)
    .filter((name) => abilities.includes(name))
    .map((name) => ({
      label: words(`actions.${name}`),
      onClick: () => ask({ name, lookup }),
      isDestructive: true,
    }))
  return (
    <FollowedRow
      state={<LookupTag lookup={lookup} isTurn={isTurn} isWaiting={standing === 'submitted'} />}
      title={title}
      language={writtenIn(title) ?? lookup.language}
      to={to}
      code={code}
      turn={isTurn ? t('turn') : undefined}
      waits={t(`waits.${standing}`)}
      meta={
        <>
          <span>{names.country(country)}</span>
          <span>{formatList(departments.map(names.department), language)}</span>
          <span>{words('submittedAt', { date: day(submittedAt) })}</span>
        </>
      }
      due={
        daysTaken === null ? (
          daysLeft !== null && <DueTag daysLeft={daysLeft} />
        ) : (
          <Tag tone="grey">{words('taken', { count: daysTaken })}</Tag>
        )
      }
      actions={[{ label: t(standing === 'completed' ? 'read' : 'open'), to }, ...moves]}
    />
  )
}
