import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { requirementReviewCalls } from '@portal/protocol/requirements/review-calls.ts'
import { useTranslation } from 'react-i18next'
import { DecideReview } from '../../app/admin/decide-review.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const reject = formCall('requirements', 'reject')
const takeDown = formCall('requirements', 'takeDown')

type Reviewed = AnswerOf<typeof requirementReviewCalls.review>

/** Has a requirement shown, refuses it, or takes it down. */
export function DecideRequirement(reviewed: Pick<Reviewed, 'id' | 'revision' | 'title' | 'abilities'>) {
  const { t } = useTranslation('requirements')
  const { t: desk } = useTranslation('requirementsDesk')
  const { reasons } = useCatalogue('requirementsDesk')
  const { ask } = useApp()
  const { id, revision } = reviewed
  return (
    <DecideReview
      {...reviewed}
      approve={() => ask('requirements', 'approve', { params: { id }, body: { revision } })}
      reject={reject}
      takeDown={takeDown}
      label={(decision) => t(`actions.${decision}`)}
      word={(word, values) => desk(word, values)}
      reasons={reasons}
    />
  )
}
