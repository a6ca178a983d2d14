import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { Card } from '../../ui/card.tsx'
import { ComparedData, DataFacts } from '../door/compared-data.tsx'
import { DecideVerification } from '../components/decide-verification.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { SubmissionTag } from '../door/state-tags.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { History } from '../../app/admin/history.tsx'
import { verificationQuery, verificationQueue } from '../queries.ts'

/** Data given to be verified, beside what is valid, with the decision on them. */
function Verification({ record: submission }: { record: OutputOf<Calls['verification']['read']> }) {
  const { t } = useTranslation('verification')
  const { t: frame } = useTranslation('adminFrame')
  const { history } = useCatalogue('verification')
  const { t: typeName } = useTranslation('userTypes')
  const language = writtenIn(submission.name)
  return (
    <ReviewPage
      name="admin/verifications/detail"
      title={submission.name}
      {...(language && { language })}
      state={<SubmissionTag state={submission.state} />}
      queue={verificationQueue}
      id={submission.id}
      decisions={<DecideVerification {...submission} />}
      history={<History entries={submission.history} names={history} />}
    >
      <Card title={t('account')}>
        <Facts
          look="columns"
          facts={[
            [
              t('username'),
              <Link key="username" to={`/admin/people/detail?id=${submission.accountId}`}>
                <u>{submission.username}</u>
              </Link>,
            ],
            [t('userType'), typeName(submission.userType)],
            [t('kind'), t(submission.isChange ? 'change' : 'registration')],
            [t('phone'), submission.phone ?? '--'],
            [t('email'), submission.email ?? '--'],
            [t('registeredAt'), <Moment key="registered" at={submission.registeredAt} />],
            [t('submittedAt'), <Moment key="submitted" at={submission.submittedAt} />],
            ...(submission.decidedAt
              ? ([
                  [t('decidedAt'), <Moment key="decided" at={submission.decidedAt} />],
                  [t('decidedBy'), submission.decidedBy ?? frame('list.platform')],
                ] as const)
              : []),
            ...(submission.reason
              ? ([[t('reason'), <Written key="reason">{submission.reason}</Written>]] as const)
              : []),
          ]}
        />
      </Card>
      <Card title={t('data')}>
        {submission.valid ? (
          <ComparedData given={submission.given} valid={submission.valid} />
        ) : (
          <DataFacts data={submission.given} />
        )}
      </Card>
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({ query: verificationQuery, View: Verification })
