import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import {
  displayedByIds,
  intendedFor,
  ownRequirementsPage,
  requirementsByIds,
  requirementsPage,
} from '../queries.ts'
import { searchRequirements } from '../search.ts'
import { signedUpPage, statesOfSignUps } from '../sign-up-queries.ts'
import { providerAbilities } from '../shown-cooperation.ts'
import { shownTo, shownToOwner } from '../shown.ts'

type Asked = GivenOf<typeof requirementCalls.page>

/** The account of whoever may be meant for something: a provider's. */
const providerAsking = ({ signedIn }: Asker) =>
  signedIn && providerTypes.some((type) => type === signedIn.userType) ? signedIn.accountId : null

/** Rows in the order of search, for a text that is looked for; else as the list is ordered. */
async function foundPage(services: Services, query: Asked['query'], asker: Asker) {
  const { keyword, page, size } = query
  if (keyword === undefined) return requirementsPage(services.db, query, providerAsking(asker))
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
  const { db } = services
  const { signedIn } = asker
  const ids = rows.map(({ id }) => id)
  const [own, intended] = await Promise.all([
    signedIn ? statesOfSignUps(db, signedIn.accountId, ids) : new Map<string, never>(),
    intendedFor(db, providerAsking(asker), ids),
  ])
  const content = rows.map((row) =>
    shownTo(row, signedIn, { isIntended: intended.has(row.id), signUp: own.get(row.id) ?? null }),
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
  return { content: rows.map(shownToOwner), page, counts }
}

/** The requirements that the caller signed up for. */
export async function listSignedUp(
  { db }: Services,
  { query }: GivenOf<typeof requirementCalls.signedUpPage>,
  { accountId, signedIn }: Caller,
): Promise<AnswerOf<typeof requirementCalls.signedUpPage>> {
  const { rows, page, counts } = await signedUpPage(db, accountId, query)
  const ids = rows.map((row) => row.requirement_id)
  const [found, intended] = await Promise.all([requirementsByIds(db, ids), intendedFor(db, accountId, ids)])
  const requirements = new Map(found.map((row) => [row.id, row]))
  const content = rows.flatMap((row) => {
    const requirement = requirements.get(row.requirement_id)
    if (!requirement) return []
    return {
      id: row.id,
      requirement: shownTo(requirement, signedIn, {
        isIntended: intended.has(requirement.id),
        signUp: row.state,
      }),
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
