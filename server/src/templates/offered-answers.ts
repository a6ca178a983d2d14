import { mostOffered } from '@portal/protocol/templates/constants.ts'
import type { TemplateField } from '@portal/protocol/templates/content.ts'
import { answerKeys, answerProblem, fieldsOf } from '@portal/protocol/templates/filling.ts'
import type { OfferedAnswers } from '@portal/protocol/templates/schemas.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { partyFacts } from '../profiles/door.ts'
import { openDraftOrNull } from './draft.ts'
import { ownDrafts } from './draft-queries.ts'
import { findPublished } from './queries.ts'

/** Whether two templates ask the same: by the field's name, or by what of whose profile answers it. */
function asksTheSame(one: TemplateField, other: TemplateField): boolean {
  if (one.kind !== other.kind) return false
  if (one.from && other.from)
    return one.from.party === other.from.party && one.from.source === other.from.source
  return one.name === other.name
}

interface Answered {
  fields: readonly TemplateField[]
  answers: Readonly<Record<string, string>>
}

/** Answers to a field in earlier contracts, the newest first, each once, and only what it would take. */
function earlierOf(field: TemplateField, contracts: readonly Answered[], key: string): string[] {
  const language = key.split(':')[1]
  const found = contracts.flatMap(({ fields, answers }) => {
    const same = fields.find((other) => asksTheSame(field, other))
    const value = same && answers[language === undefined ? same.name : `${same.name}:${language}`]?.trim()
    return value && answerProblem(field, value) === null ? [value] : []
  })
  return [...new Set(found)].slice(0, mostOffered)
}

/**
 * What somebody's profile and earlier contracts answer of a template.
 *
 * @throws Refusal where there is none, or it is not published
 */
export async function offeredAnswers(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  templateId: string,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<OfferedAnswers> {
  const template = await findPublished(db, templateId)
  if (!template) throw new Refusal('notFound')
  const contracts = (await ownDrafts(db, accountId)).flatMap(({ content, sealed }) => {
    const written = openDraftOrNull(keys, sealed)
    return written ? [{ fields: fieldsOf(content), answers: written.answers }] : []
  })
  const earlier = fieldsOf(template.content).flatMap((field) =>
    answerKeys(field, template.languages).map((key) => [key, earlierOf(field, contracts, key)] as const),
  )
  return {
    profile: await partyFacts(db, accountId),
    earlier: Object.fromEntries(earlier.filter(([, values]) => values.length > 0)),
  }
}
