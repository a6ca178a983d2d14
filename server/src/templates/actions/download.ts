import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { documentTypes, type DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import type { templateCalls } from '@portal/protocol/templates/calls.ts'
import { answerProblems } from '@portal/protocol/templates/filling.ts'
import { fileName, writeDocument } from '../../documents/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { InputInvalid, Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { contractContent, type ContractWanted } from '../contract-content.ts'
import { findVersion } from '../desk-queries.ts'
import { openDraft } from '../draft.ts'
import { contractNames } from '../names.ts'
import { ownDraft } from '../policy.ts'
import { findPublished } from '../queries.ts'

interface Asked {
  language: Language
  second?: Language | undefined
}

/** The languages asked for, which the template must have; one of them twice is one. */
function languagesOf({ language, second }: Asked, held: readonly Language[]): ContractWanted['languages'] {
  if (!held.includes(language)) refuseField('language', 'notChoice')
  if (second === undefined || second === language) return [language]
  if (!held.includes(second)) refuseField('second', 'notChoice')
  return [language, second]
}

async function written(
  { config }: Services,
  format: DocumentFormat,
  name: string,
  wanted: Omit<ContractWanted, 'origin'>,
) {
  return {
    name: fileName(format, name),
    content: await writeDocument(format, contractContent({ ...wanted, origin: config.publicUrl })),
    mediaType: documentTypes[format],
  }
}

type Blank = Pick<ContractWanted, 'title' | 'content'>

async function blankOf(
  services: Services,
  { title, content }: Blank,
  asked: Asked & { format: DocumentFormat },
) {
  return written(services, asked.format, inLanguage(title, asked.language), {
    title,
    content,
    answers: null,
    names: await contractNames(services.db),
    languages: languagesOf(asked, content.languages),
    isDraft: false,
  })
}

/**
 * The blank text of a template.
 *
 * @throws Refusal where there is none, or it is not published
 * @throws InputInvalid where it is not held in the language
 */
export async function downloadBlank(
  services: Services,
  { params: { id }, query }: GivenOf<typeof templateCalls.blank>,
) {
  const row = await findPublished(services.db, id)
  if (!row) throw new Refusal('notFound')
  return blankOf(services, row, query)
}

/**
 * The blank text of a version, whatever became of it.
 *
 * @throws Refusal where there is none
 * @throws InputInvalid where it is not held in the language
 */
export async function downloadForDesk(
  services: Services,
  { params: { id }, query }: GivenOf<typeof templateAdminCalls.deskDocument>,
) {
  const row = await findVersion(services.db, id)
  if (!row) throw new Refusal('notFound')
  return blankOf(services, row, query)
}

/**
 * A contract of the caller's own as a document.
 *
 * @throws Refusal where there is none, or it is another's
 * @throws InputInvalid with what is open or wrong, where it is not asked for as a draft
 */
export async function downloadContract(
  services: Services,
  { params: { id }, query: { format, isDraft, ...asked } }: GivenOf<typeof templateCalls.document>,
  caller: Caller,
) {
  const row = await ownDraft(services.db, id, caller)
  const { name, answers } = openDraft(services.keys, row.sealed)
  const names = await contractNames(services.db)
  const languages = languagesOf(asked, row.content.languages)
  const problems = answerProblems(row.content, { answers, languages, names })
  if (isDraft === 'false' && problems.size > 0)
    throw new InputInvalid(
      [...problems].map(([field, { rule, values }]) => ({ field: `answers.${field}`, rule, values })),
    )
  const { title, content } = row
  return written(services, format, name, {
    title,
    content,
    answers,
    names,
    languages,
    isDraft: isDraft === 'true',
  })
}
