import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceReviewCalls } from '@portal/protocol/law-services/review-calls.ts'
import { useTranslation } from 'react-i18next'
import { DecideReview } from '../../app/admin/decide-review.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const reject = formCall('lawServices', 'reject')
const takeDown = formCall('lawServices', 'takeDown')

type Reviewed = AnswerOf<typeof lawServiceReviewCalls.review>

/** Has a service shown, refuses it, or takes it down. */
export function DecideService(reviewed: Pick<Reviewed, 'id' | 'revision' | 'title' | 'abilities'>) {
  const { t } = useTranslation('lawServices')
  const { t: desk } = useTranslation('servicesDesk')
  const { reasons } = useCatalogue('servicesDesk')
  const { ask } = useApp()
  const { id, revision } = reviewed
  return (
    <DecideReview
      {...reviewed}
      approve={() => ask('lawServices', 'approve', { params: { id }, body: { revision } })}
      reject={reject}
      takeDown={takeDown}
      label={(decision) => t(`actions.${decision}`)}
      word={(word, values) => desk(word, values)}
      reasons={reasons}
    />
  )
}
