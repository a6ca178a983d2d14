import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
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

/**
 * The evaluation of work that is completed, on its page: its demander evaluates once, its provider answers once. The
 * screen names the words `evaluations`, `userTypes`, `forms` and `kernel`.
 */
export function EvaluationCard({ kind, id }: EvaluationCardProps) {
  const { t } = useTranslation('evaluations')
  const { data } = useQuery(evaluationQuery(useApp(), kind, id))
  const saidId = useId()
  if (!data) return null
  const { evaluation, abilities } = data
  if (!evaluation && !abilities.includes('add')) return null
  const state = evaluation?.state
  return (
    <div id="evaluation">
      <Card title={t('title')} note={state && <EvaluationTag state={state} />}>
        {evaluation ? (
          <div id={saidId} className={classes.own}>
            <Said evaluation={evaluation} />
            {state === 'REVIEWING' && <Note tone="gold">{t('reviewing')}</Note>}
            {state === 'REJECTED' && (
              <Note tone="seal">
                <Quoting words={(reason) => t('rejected', { reason })} said={evaluation.reason ?? '--'} />
              </Note>
            )}
            {evaluation.replyReason !== null && (
              <Note tone="seal">
                <Quoting words={(reason) => t('replyTakenDown', { reason })} said={evaluation.replyReason} />
              </Note>
            )}
          </div>
        ) : (
          <AddForm kind={kind} id={id} />
        )}
        {evaluation && abilities.includes('reply') && <AnswerForm id={evaluation.id} labelledBy={saidId} />}
      </Card>
    </div>
  )
}
