import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { templateCalls } from '@portal/protocol/templates/calls.ts'
import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { openDraft } from '../draft.ts'
import { ownDraftsPage, type DraftFound } from '../draft-queries.ts'
import { offeredAnswers } from '../offered-answers.ts'
import { ownDraft } from '../policy.ts'
import { versionFilled } from '../shown.ts'
import { shownDrafts } from '../shown-draft.ts'

type Reader = Pick<Caller, 'language'>

/** A contract in preparation as its owner goes on with it; of one that is being written, as its transaction has it. */
export async function shownDraft(
  services: Pick<Services, 'db' | 'keys'>,
  row: DraftFound,
  { language }: Reader,
): Promise<OwnDraft> {
  const [shown] = await shownDrafts(services, [row], language)
  return {
    ...shown!,
    revision: row.revision,
    answers: openDraft(services.keys, row.sealed).answers,
    version: await versionFilled(services.db, row, language),
  }
}

/** The caller's own contracts in preparation. */
export async function listDrafts(
  services: Services,
  { query }: GivenOf<typeof templateCalls.drafts>,
  { accountId, language }: Caller,
): Promise<AnswerOf<typeof templateCalls.drafts>> {
  const { rows, page } = await ownDraftsPage(services.db, accountId, query)
  return { content: await shownDrafts(services, rows, language), page }
}

/**
 * A contract in preparation of the caller's own.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function showDraft(
  services: Services,
  { params: { id } }: GivenOf<typeof templateCalls.draft>,
  caller: Caller,
): Promise<AnswerOf<typeof templateCalls.draft>> {
  return shownDraft(services, await ownDraft(services.db, id, caller), caller)
}

/**
 * What the caller may take over into a contract of a template.
 *
 * @throws Refusal where there is none, or it is not published
 */
export function offerAnswers(
  services: Services,
  { params: { id } }: GivenOf<typeof templateCalls.offered>,
  caller: Caller,
): Promise<AnswerOf<typeof templateCalls.offered>> {
  return offeredAnswers(services, id, caller)
}
