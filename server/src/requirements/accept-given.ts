import type { Language } from '@portal/protocol/kernel/languages.ts'
import { longestContent } from '@portal/protocol/requirements/constants.ts'
import type { requirementBody } from '@portal/protocol/requirements/schemas.ts'
import type { z } from 'zod'
import { claimFile, releaseFile } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { helpColumns } from '../kernel/help-columns.ts'
import { refuseField } from '../kernel/refusal.ts'
import { cleanRichText } from '../kernel/rich-text.ts'
import { providersById } from '../providers/door.ts'
import { writtenIn } from '../text/written-in.ts'
import { sealParties } from './opposing.ts'
import { filesOfRequirement } from './queries.ts'

export type RequirementGiven = z.output<typeof requirementBody>

/**
 * The columns of a requirement as it was given.
 *
 * @throws InputInvalid where the text says nothing, or too much
 */
export function columnsOf(given: RequirementGiven, secretKey: string, language: Language) {
  const { html, text, broken } = cleanRichText(given.content, longestContent)
  if (broken) refuseField('content', broken, { maximum: longestContent })
  return {
    language: writtenIn(`${given.title} ${text}`) ?? language,
    title: given.title,
    ...helpColumns(given),
    priority: given.priority,
    deadline: given.deadline,
    content: html,
    content_text: text,
    contact: given.contact,
    phone: given.phone,
    email: given.email ?? null,
    files_for: given.filesFor,
    ...sealParties(secretKey, given.opposing),
  }
}

/** Has a requirement's files be those that were given: new ones are claimed, others let go. */
export async function setFiles(
  transaction: Database,
  requirementId: string,
  ownerId: string,
  files: readonly string[],
): Promise<void> {
  const given = [...new Set(files)]
  const before = await filesOfRequirement(transaction, requirementId)
  await transaction.deleteFrom('requirement_file').where('requirement_id', '=', requirementId).execute()
  for (const file of before.filter((id) => !given.includes(id))) await releaseFile(transaction, file)
  for (const file of given.filter((id) => !before.includes(id))) {
    await claimFile(transaction, ownerId, file, 'REQUIREMENT', 'files')
  }
  if (given.length === 0) return
  await transaction
    .insertInto('requirement_file')
    .values(given.map((file, position) => ({ requirement_id: requirementId, file_id: file, position })))
    .execute()
}

/**
 * Notes whom the owner has in mind; those who were told already are not told again.
 *
 * @throws InputInvalid where somebody is no verified provider
 */
export async function setPartners(
  transaction: Database,
  requirementId: string,
  ownerId: string,
  partners: readonly string[],
): Promise<void> {
  const given = [...new Set(partners)]
  const providers = await providersById(transaction, given)
  if (given.some((id) => id === ownerId || !providers.get(id)?.isVerified)) {
    refuseField('partners', 'notProvider')
  }
  await transaction
    .deleteFrom('requirement_partner')
    .where('requirement_id', '=', requirementId)
    .$if(given.length > 0, (query) => query.where('account_id', 'not in', given))
    .execute()
  if (given.length === 0) return
  await transaction
    .insertInto('requirement_partner')
    .values(given.map((id) => ({ requirement_id: requirementId, account_id: id })))
    .onConflict((on) => on.doNothing())
    .execute()
}
