import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { displayedByIds, ownRequirementsPage, requirementsByIds, requirementsPage } from '../queries.ts'
import { searchRequirements } from '../search.ts'
import { signedUpPage, statesOfSignUps } from '../sign-up-queries.ts'
import { providerAbilities } from '../shown-cooperation.ts'
import { shownTo, shownToOwner } from '../shown.ts'

type Asked = GivenOf<typeof requirementCalls.page>

/** Rows in the order of search, for a text that is looked for; else as the list is ordered. */
async function foundPage(services: Services, query: Asked['query'], asker: Asker) {
  const { keyword, page, size } = query
  if (keyword === undefined) return requirementsPage(services.db, query)
  const { ids, total } = await searchRequirements(services, query, asker)
  const rows = new Map((await displayedByIds(services.db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), page: pageInfoOf(page, size, total) }
}

/** The requirements that are shown. */
export async function listRequirements(
  services: Services,
  { query }: Asked,
  asker: Asker,
): Promise<AnswerOf<typeof requirementCalls.page>> {
  const { rows, page } = await foundPage(services, query, asker)
  const { signedIn } = asker
  const own = signedIn
    ? await statesOfSignUps(
        services.db,
        signedIn.accountId,
        rows.map(({ id }) => id),
      )
    : new Map<string, never>()
  return { content: rows.map((row) => shownTo(row, signedIn, own.get(row.id) ?? null)), page }
}

/** The caller's own requirements. */
export async function listOwnRequirements(
  { db }: Services,
  { query }: GivenOf<typeof requirementCalls.ownPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof requirementCalls.ownPage>> {
  const { rows, page, counts } = await ownRequirementsPage(db, accountId, query)
  return { content: rows.map(shownToOwner), page, counts }
}

/** The requirements that the caller signed up for. */
export async function listSignedUp(
  { db }: Services,
  { query }: GivenOf<typeof requirementCalls.signedUpPage>,
  { accountId, signedIn }: Caller,
): Promise<AnswerOf<typeof requirementCalls.signedUpPage>> {
  const { rows, page, counts } = await signedUpPage(db, accountId, query)
  const found = await requirementsByIds(
    db,
    rows.map((row) => row.requirement_id),
  )
  const requirements = new Map(found.map((row) => [row.id, row]))
  const content = rows.flatMap((row) => {
    const requirement = requirements.get(row.requirement_id)
    if (!requirement) return []
    return {
      id: row.id,
      requirement: shownTo(requirement, signedIn, row.state),
      cooperation: {
        id: row.id,
        state: row.state,
        signedUpAt: row.signed_up_at.toISOString(),
        conversationId: row.conversation_id,
        abilities: providerAbilities(row, requirement),
      },
    }
  })
  return { content, page, counts }
}
