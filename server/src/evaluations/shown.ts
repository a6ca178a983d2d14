import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { EvaluationShown } from './queries.ts'

type Row = AnswerOf<typeof evaluationCalls.page>['content'][number]

/** The provider's answer, whether it is shown or was taken down. */
export function answerTo({ reply, replied_at: repliedAt }: EvaluationShown): Row['reply'] {
  return reply === null || repliedAt === null ? null : { content: reply, at: repliedAt.toISOString() }
}

/** What everybody may see; of whom it is from no more than the kind of account. */
export function shownEvaluation(row: EvaluationShown): Row {
  const { service_id: serviceId } = row
  return {
    id: row.id,
    stars: row.stars,
    content: row.content,
    language: row.language,
    author: { userType: row.author_type },
    service: serviceId === null ? null : { id: serviceId, title: row.title },
    helpType: row.help_type,
    at: row.submitted_at.toISOString(),
    reply: row.reply_fault === null ? answerTo(row) : null,
  }
}
