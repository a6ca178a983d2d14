import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { moveService } from '../move-service.ts'
import { holdOwnService, readableService, type Acting } from '../policy.ts'
import { findCase } from '../queries.ts'
import { changed } from '../submitted.ts'
import type { Database } from '../../kernel/database/store.ts'

type Asking = Pick<Acting, 'accountId'>

/** @throws Refusal where there is none */
async function caseFound(db: Database, id: string) {
  const found = await findCase(db, id)
  if (!found) throw new Refusal('notFound')
  return found
}

/** A case of a service that the caller may read. */
export async function showCase(
  { db }: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.readCase>,
  caller: Caller,
): Promise<AnswerOf<typeof lawServiceCalls.readCase>> {
  const { service_id: serviceId, ...shown } = await caseFound(db, id)
  await readableService(db, serviceId, caller)
  return { ...shown, serviceId }
}

/** Changes the cases of a service of the caller's own, which is reviewed again. */
function changing<T>(
  services: Services,
  action: 'addCase' | 'editCase' | 'deleteCase',
  caller: Asking,
  serviceOf: (transaction: Database) => Promise<string>,
  change: (transaction: Database, serviceId: string) => Promise<T>,
): Promise<T> {
  return moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdOwnService(transaction, await serviceOf(transaction), caller)
    await moveService(mover, row, { action, as: 'owner', by: caller.accountId })
    await transaction.updateTable('law_service').set(changed).where('id', '=', row.id).execute()
    return change(transaction, row.id)
  })
}

/** Changes one that is there; of two at once who take it off, the second finds none. */
async function changingOne(
  services: Services,
  action: 'editCase' | 'deleteCase',
  caller: Asking,
  id: string,
  change: (transaction: Database) => Promise<{ id: string } | undefined>,
): Promise<null> {
  const serviceOf = async (transaction: Database) => (await caseFound(transaction, id)).service_id
  return changing(services, action, caller, serviceOf, async (transaction) => {
    if (!(await change(transaction))) throw new Refusal('notFound')
    return null
  })
}

/**
 * Adds a case to a service.
 *
 * @throws Refusal where it is not the caller's, or has as many as it may
 */
export async function addCase(
  services: Services,
  { body: { serviceId, ...given } }: GivenOf<typeof lawServiceCalls.addCase>,
  caller: Asking,
): Promise<{ id: string }> {
  const serviceOf = async () => serviceId
  return changing(services, 'addCase', caller, serviceOf, (transaction) =>
    transaction
      .insertInto('service_case')
      .values({
        ...given,
        service_id: serviceId,
        position: sql<number>`(
          select coalesce(max(position) + 1, 0) from service_case where service_id = ${serviceId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/**
 * Changes a case of a service.
 *
 * @throws Refusal where there is none, or it is not the caller's
 */
export function editCase(
  services: Services,
  { params: { id }, body }: GivenOf<typeof lawServiceCalls.editCase>,
  caller: Asking,
): Promise<null> {
  return changingOne(services, 'editCase', caller, id, (transaction) =>
    transaction.updateTable('service_case').set(body).where('id', '=', id).returning('id').executeTakeFirst(),
  )
}

/**
 * Takes a case off a service.
 *
 * @throws Refusal where there is none, or it is not the caller's
 */
export function removeCase(
  services: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.removeCase>,
  caller: Asking,
): Promise<null> {
  return changingOne(services, 'deleteCase', caller, id, (transaction) =>
    transaction.deleteFrom('service_case').where('id', '=', id).returning('id').executeTakeFirst(),
  )
}
