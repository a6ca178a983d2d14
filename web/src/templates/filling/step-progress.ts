import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  TemplateAnswers,
  TemplateClause,
  TemplateContent,
  TemplateStep,
} from '@portal/protocol/templates/content.ts'
import { answerKeys, answerProblem, applying, type Applying } from '@portal/protocol/templates/filling.ts'
import { placesOf } from '@portal/protocol/templates/placeholders.ts'

/** How far a step is filled in. */
export interface StepProgress {
  /** Questions that are asked, and those with an answer that can be taken. */
  asked: number
  answered: number
  /** Whether nothing that is needed is open, and nothing is wrong. */
  isDone: boolean
}

export function stepProgress(
  step: TemplateStep,
  {
    answers,
    languages,
    fields,
  }: { answers: TemplateAnswers; languages: readonly Language[] } & Pick<Applying, 'fields'>,
): StepProgress {
  const asked = step.fields
    .filter(({ name }) => fields.has(name))
    .flatMap((field) => answerKeys(field, languages).map((key) => ({ field, answer: answers[key] })))
  const problems = asked.filter(({ field, answer }) => answerProblem(field, answer) !== null)
  const answered = asked.filter(
    ({ field, answer = '' }) => answer.trim() !== '' && answerProblem(field, answer) === null,
  )
  return { asked: asked.length, answered: answered.length, isDone: problems.length === 0 }
}

/** Whether a clause says, or depends on, one of these fields. */
function concerns({ when = [], paragraphs }: TemplateClause, names: ReadonlySet<string>): boolean {
  const depends = [...when, ...paragraphs.flatMap((paragraph) => paragraph.when ?? [])]
  const said = paragraphs.flatMap(({ text }) => placesOf(text.zh).filter(({ isClause }) => !isClause))
  return depends.some(({ field }) => names.has(field)) || said.some(({ name }) => names.has(name))
}

/** The clauses that a step's answers go into, as far as they stand in the contract. */
export function clausesOfStep(
  content: TemplateContent,
  step: TemplateStep,
  answers: TemplateAnswers,
): TemplateClause[] {
  const names = new Set(step.fields.map(({ name }) => name))
  const { holds } = applying(content, answers)
  return content.clauses.filter((clause) => holds(clause) && concerns(clause, names))
}
