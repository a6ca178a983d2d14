import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { Written } from '../../ui/written.tsx'
import { DecideEvaluation } from '../components/decide-evaluation.tsx'
import { EvaluationTag } from '../components/evaluation-tag.tsx'
import { Said } from '../components/said.tsx'
import classes from '../components/said.module.css'
import { Stars } from '../components/stars.tsx'
import { evaluationQueue, reviewedEvaluationQuery } from '../desk-queries.ts'

/** An evaluation with all that its moderator needs to decide on it. */
function ReviewedEvaluation({ record: evaluation }: { record: OutputOf<Calls['evaluations']['review']> }) {
  const { t } = useTranslation('evaluationsDesk')
  const { t: screen } = useTranslation('screens')
  const { t: typeName } = useTranslation('userTypes')
  const { t: frame } = useTranslation('adminFrame')
  const { history } = useCatalogue('evaluationsDesk')
  const helpName = useEntryNames('SERVICE_TYPE')
  const { ask } = useApp()
  const { fault, reason, replyFault, replyReason } = evaluation
  return (
    <ReviewPage
      name="admin/evaluations/detail"
      title={screen('admin/evaluations/detail')}
      state={<EvaluationTag state={evaluation.state} isReaders />}
      queue={evaluationQueue}
      id={evaluation.id}
      decisions={<DecideEvaluation key={evaluation.id} {...evaluation} />}
      history={<History entries={evaluation.history} names={history} />}
      rail={
        <AssignReviewer
          {...evaluation}
          send={(to) => ask('evaluations', 'assign', { params: { id: evaluation.id }, body: { to } })}
        />
      }
    >
      <Card title={t('content')}>
        <div className={classes.own}>
          <Said evaluation={evaluation} />
          {replyReason !== null && <Note tone="seal">{t('replyTakenDown')}</Note>}
        </div>
      </Card>
      <Card title={t('facts')}>
        <Facts
          facts={[
            [t('stars'), <Stars key="stars" count={evaluation.stars} />],
            [
              t('author'),
              [evaluation.username, typeName(evaluation.author.userType)].filter(Boolean).join(' · '),
            ],
            [t('provider'), <Written key="provider">{evaluation.provider.name}</Written>],
            [
              t('about'),
              evaluation.service ? (
                <Written key="about">{evaluation.service.title}</Written>
              ) : (
                helpName(evaluation.helpType)
              ),
            ],
            [t('language'), frame(`languages.${evaluation.language}`)],
            [frame('review.submittedAt'), <Moment key="submitted" at={evaluation.submittedAt} />],
            ...(fault ? ([[t('fault'), t(`faults.${fault}`)]] as const) : []),
            ...(reason ? ([[t('reason'), <Written key="reason">{reason}</Written>]] as const) : []),
            ...(replyFault ? ([[t('replyFault'), t(`faults.${replyFault}`)]] as const) : []),
            ...(replyReason
              ? ([[t('replyReason'), <Written key="reply">{replyReason}</Written>]] as const)
              : []),
          ]}
        />
      </Card>
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({ query: reviewedEvaluationQuery, View: ReviewedEvaluation })
