import type { Calls } from '@portal/protocol/calls.ts'
import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddForm } from '../components/add-form.tsx'
import { AnswerForm } from '../components/answer-form.tsx'
import { EvaluationTag } from '../components/evaluation-tag.tsx'
import { Said } from '../components/said.tsx'
import { evaluationQuery } from '../queries.ts'
import classes from '../components/said.module.css'

interface EvaluationCardProps {
  kind: EvaluatedKind
  /** Of the cooperation or the order, which is completed. */
  id: string
}

type Work = OutputOf<Calls['evaluations']['of']>

/** What was said of the work, with what came of it; without a word, the form for one. */
function Evaluated({ kind, id, evaluation, abilities }: EvaluationCardProps & Work) {
  const { t } = useTranslation('evaluations')
  const saidId = useId()
  if (!evaluation) return <AddForm kind={kind} id={id} />
  const { state, reason, replyReason } = evaluation
  return (
    <>
      <div id={saidId} className={classes.own}>
        <Said evaluation={evaluation} />
        {state === 'REVIEWING' && <Note tone="gold">{t('reviewing')}</Note>}
        {state === 'REJECTED' && (
          <Note tone="seal">
            <Quoting words={(said) => t('rejected', { reason: said })} said={reason ?? '--'} />
          </Note>
        )}
        {replyReason !== null && (
          <Note tone="seal">
            <Quoting words={(said) => t('replyTakenDown', { reason: said })} said={replyReason} />
          </Note>
        )}
      </div>
      {abilities.includes('reply') && <AnswerForm id={evaluation.id} labelledBy={saidId} />}
    </>
  )
}

/**
 * The evaluation of work that is completed, on its page: its demander evaluates once, its provider answers once. The
 * screen names the words `evaluations`, `userTypes`, `forms` and `kernel`.
 */
export function EvaluationCard({ kind, id }: EvaluationCardProps) {
  const { t } = useTranslation('evaluations')
  const query = useQuery(evaluationQuery(useApp(), kind, id))
  const { data } = query
  if (data && !data.evaluation && !data.abilities.includes('add')) return null
  const state = data?.evaluation?.state
  return (
    <div id="evaluation">
      <Card title={t('title')} note={state && <EvaluationTag state={state} />}>
        <QueryView query={query} skeleton={<Skeleton height={120} />}>
          {(work) => <Evaluated kind={kind} id={id} {...work} />}
        </QueryView>
      </Card>
    </div>
  )
}
