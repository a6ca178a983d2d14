import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { consultationTypes } from '../queries.ts'
import { standingOf, type OwnRow } from '../standing.ts'
import { ConsultationTag } from './consultation-tag.tsx'

/** A question of the reader's own: whether it is answered, and what waits for the reader. */
export function OwnConsultationRow({ row }: { row: OwnRow }) {
  const { t } = useTranslation('ownConsultations')
  const day = useFormatDay()
  const typeName = useEntryNames(consultationTypes)
  const { id, code, title, type, language, state, askedAt, isForTeam } = row
  const standing = standingOf(row)
  const isOwnTurn = standing === 'OFFERED'
  const to = `/content/consult/detail?id=${id}`
  const view = { label: t(state === 'UNANSWERED' ? 'view' : 'viewAnswer'), to }
  return (
    <FollowedRow
      state={<ConsultationTag state={state} />}
      title={title}
      language={language}
      to={to}
      code={code}
      turn={isOwnTurn ? t('yours') : undefined}
      waits={isForTeam && standing === 'UNANSWERED' ? t('team.row') : t(`rows.${standing}`)}
      meta={
        <>
          <Tag>{typeName(type)}</Tag>
          <span>{t('submitted', { date: day(askedAt) })}</span>
        </>
      }
      actions={[isOwnTurn ? { label: t('confirmText'), to: `${to}#publication` } : view]}
    />
  )
}
