import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { openCooperationStates } from '@portal/protocol/requirements/lifecycle.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { sql } from 'kysely'
import { holdVerifiedMaker } from '../../account/door.ts'
import { openThread } from '../../conversations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { feeColumns } from '../../kernel/help-columns.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { countryAbroad } from '../../profiles/door.ts'
import { firmOf, providersById, type Provider } from '../../providers/door.ts'
import { barOf } from '../bar.ts'
import { hasConflict } from '../conflicts.ts'
import { cooperationMoves, type CooperationFacts } from '../cooperation-moves.ts'
import { holdRequirement } from '../hold.ts'
import type { Acting } from '../policy.ts'
import { signUpOf } from '../sign-up-queries.ts'
import type { RequirementRow } from '../requirement-moves.ts'
import { cooperationSubject } from '../subject.ts'

type Given = GivenOf<typeof requirementCalls.signUp>['body']

/** Words of its own for each reason why somebody cannot sign up. */
const barWords = {
  own: 'ownRequirement',
  notProvider: null,
  notVerified: 'notVerified',
  lawyersAlone: 'lawyersAlone',
  notInChina: 'notInChina',
} as const

function columnsOf(given: Given, provider: Provider, isDemanderAbroad: boolean) {
  return {
    note: given.note,
    firm: firmOf(provider, given.firm),
    ...feeColumns(given),
    denies_conflict: given.deniesConflict ?? false,
    abroad_consent_at: null,
    provider_consent_at: isDemanderAbroad ? sql<Date>`now()` : null,
  }
}

/** @throws Refusal where the provider may not take the requirement up */
async function acceptProvider(
  transaction: Database,
  requirementId: string,
  caller: Acting,
): Promise<Provider> {
  const wanted = await transaction
    .selectFrom('requirement')
    .select(['account_id', 'type', 'regions', 'is_hidden'])
    .where('id', '=', requirementId)
    .executeTakeFirstOrThrow()
  if (wanted.is_hidden && wanted.account_id !== caller.accountId) throw new Refusal('notForYou')
  const provider = (await providersById(transaction, [caller.accountId])).get(caller.accountId)
  const bar = barOf(wanted, caller, provider?.admittedIn ?? null)
  if (bar !== null || !provider) throw new Refusal('notNow', null, bar && barWords[bar])
  return provider
}

/** What the mover needs to know of a sign-up that is made, or made anew. */
function factsOf(requirement: RequirementRow, providerId: string): CooperationFacts {
  return {
    requirement_id: requirement.id,
    account_id: providerId,
    owner_id: requirement.account_id,
    requirement_state: requirement.state,
    title: requirement.title,
    deadline: requirement.deadline,
    is_taken: requirement.is_worked_on,
  }
}

/**
 * Whether contacts will open to a demander abroad, to which the provider has agreed.
 *
 * @throws Refusal where the provider has not
 */
async function consentedToAbroad(
  transaction: Database,
  { account_id: demanderId }: RequirementRow,
  { consentsToAbroad }: Given,
): Promise<boolean> {
  const isAbroad = (await countryAbroad(transaction, demanderId)) !== null
  if (isAbroad && !consentsToAbroad) refuseField('consentsToAbroad', 'mustAgree')
  return isAbroad
}

/** A provider has one row on a requirement: what ended before begins anew in it. */
async function save(
  { make, move, transaction }: Mover,
  requirement: RequirementRow,
  provider: Provider,
  given: Given,
): Promise<string> {
  const columns = columnsOf(given, provider, await consentedToAbroad(transaction, requirement, given))
  const facts = factsOf(requirement, provider.id)
  const params = { name: provider.name }
  const doing = { action: 'signUp', as: 'provider', by: provider.id, params } as const
  const before = await signUpOf(transaction, requirement.id, provider.id)
  if (!before) {
    return make(cooperationMoves, facts, doing, (state) =>
      transaction
        .insertInto('cooperation')
        .values({ ...columns, requirement_id: requirement.id, account_id: provider.id, state })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  }
  const { id, state } = before
  if (openCooperationStates.some((open) => open === state)) throw new Refusal('doneAlready', { state })
  await move(cooperationMoves, { ...facts, id, state }, doing)
  await transaction
    .updateTable('cooperation')
    .set({ ...columns, signed_up_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * Signs a provider up for somebody else's requirement, for the first time or anew; the two have a thread from then on.
 *
 * @throws Refusal where the provider may not, has signed up already, or the requirement is not shown
 */
export async function signUp(
  services: Services,
  { params, body }: GivenOf<typeof requirementCalls.signUp>,
  caller: Acting,
): Promise<{ id: string }> {
  const id = await moving(services, async (mover) => {
    const { transaction } = mover
    await holdVerifiedMaker(transaction, caller.accountId)
    const requirement = await holdRequirement(transaction, params.id)
    const provider = await acceptProvider(transaction, requirement.id, caller)
    if (!body.deniesConflict && (await hasConflict(transaction, services, requirement.id, provider.id))) {
      refuseField('deniesConflict', 'conflictPossible')
    }
    const cooperationId = await save(mover, requirement, provider, body)
    await openThread(transaction, {
      subject: cooperationSubject,
      subjectId: cooperationId,
      sides: [provider.id, requirement.account_id],
    })
    return cooperationId
  })
  return { id }
}
