import { useTranslation } from 'react-i18next'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import type { TeamRow } from '../standing.ts'
import { ProductName } from './asked-product.tsx'
import { ConsultationTag } from './consultation-tag.tsx'

/** A question to the reader's team: of which product, by whom, and whether it is answered. */
export function TeamConsultationRow({ row }: { row: TeamRow }) {
  const { t } = useTranslation('teamConsultations')
  const { t: userTypeName } = useTranslation('userTypes')
  const day = useFormatDay()
  const { id, code, title, language, state, askedAt, product, userType } = row
  const to = `/content/consult/answer?id=${id}`
  return (
    <FollowedRow
      state={<ConsultationTag state={state} isReaders />}
      title={title}
      language={language}
      to={to}
      code={code}
      turn={state === 'UNANSWERED' ? t('yours') : undefined}
      waits={<ProductName product={product} />}
      meta={
        <>
          <span>{userTypeName(userType)}</span>
          <span>{t('asked', { date: day(askedAt) })}</span>
        </>
      }
      actions={[{ label: t(`open.${state}`), to }]}
    />
  )
}
