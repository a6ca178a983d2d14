import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { displayedByIds, ownRequirementsPage, requirementsPage } from '../queries.ts'
import { searchRequirements } from '../search.ts'
import { signedUpPage } from '../sign-up-queries.ts'
import { providerAbilities } from '../shown-cooperation.ts'
import { shownTo, shownToOwner } from '../shown.ts'

type Asked = GivenOf<typeof requirementCalls.page>

const readerOf = ({ signedIn }: Asker) => ({
  readerId: signedIn?.accountId ?? null,
  isProvider: providerTypes.some((type) => type === signedIn?.userType),
})

/** Rows in the order of search, for a text that is looked for; else as the list is ordered. */
async function foundPage(services: Services, query: Asked['query'], asker: Asker) {
  const { keyword, page, size } = query
  const reader = readerOf(asker)
  if (keyword === undefined) return requirementsPage(services.db, query, reader)
  const { ids, total } = await searchRequirements(services, query, asker)
  const found = await displayedByIds(services.db, ids, reader.readerId)
  const rows = new Map(found.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), page: pageInfoOf(page, size, total) }
}

/** The requirements that are shown. */
export async function listRequirements(
  services: Services,
  { query }: Asked,
  asker: Asker,
): Promise<AnswerOf<typeof requirementCalls.page>> {
  const { rows, page } = await foundPage(services, query, asker)
  const content = rows.map((row) =>
    shownTo(row, asker.signedIn, { isIntended: row.is_intended, signUp: row.own_sign_up }),
  )
  return { content, page }
}

/** The caller's own requirements. */
export async function listOwnRequirements(
  { db }: Services,
  { query }: GivenOf<typeof requirementCalls.ownPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof requirementCalls.ownPage>> {
  const { rows, page, counts } = await ownRequirementsPage(db, accountId, query)
  const content = rows.map((row) => ({
    ...shownToOwner(row),
    reason: row.reason,
    toEvaluate: row.to_evaluate,
  }))
  return { content, page, counts }
}

/** The requirements that the caller signed up for. */
export async function listSignedUp(
  { db }: Services,
  { query }: GivenOf<typeof requirementCalls.signedUpPage>,
  { accountId, signedIn }: Caller,
): Promise<AnswerOf<typeof requirementCalls.signedUpPage>> {
  const { rows, page, counts } = await signedUpPage(db, accountId, query)
  const content = rows.map((row) => {
    const signUp = {
      id: row.sign_up_id,
      requirement_id: row.id,
      account_id: accountId,
      state: row.own_sign_up,
    }
    return {
      id: signUp.id,
      requirement: shownTo(row, signedIn, { isIntended: row.is_intended, signUp: signUp.state }),
      cooperation: {
        id: signUp.id,
        state: signUp.state,
        signedUpAt: row.signed_up_at.toISOString(),
        conversationId: row.conversation_id,
        abilities: providerAbilities(signUp, row),
      },
    }
  })
  return { content, page, counts }
}
