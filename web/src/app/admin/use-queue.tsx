import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { useTranslation } from 'react-i18next'
import { WaitTag } from './wait-tag.tsx'
import { Moment } from '../../ui/moment.tsx'

interface Queued {
  state: string
  submittedAt: string
}

/**
 * What every queue of reviews shows of its rows beside what they are, and can be narrowed by.
 *
 * @param now of the answer, in milliseconds
 */
export function useQueue(now: number) {
  const { t } = useTranslation('adminFrame')
  return {
    columns: {
      waiting: {
        name: 'waiting',
        label: t('review.waiting'),
        render: ({ state, submittedAt }: Queued) =>
          state === 'REVIEWING' ? <WaitTag since={submittedAt} now={now} /> : '--',
        isShort: true,
      },
      assigned: {
        name: 'assigned',
        label: t('assign.reviewer'),
        render: ({ assignedTo }: { assignedTo: { username: string } | null }) =>
          assignedTo?.username ?? t('assign.nobody'),
        isShort: true,
      },
      submittedAt: {
        name: 'submittedAt',
        label: t('review.submittedAt'),
        render: ({ submittedAt }: Queued) => <Moment at={submittedAt} />,
        isShort: true,
      },
    },
    assigned: {
      name: 'assigned',
      label: t('assign.reviewer'),
      word: (assigned: ReviewerChoice) => t(`assign.to.${assigned}`),
    },
  } as const
}
