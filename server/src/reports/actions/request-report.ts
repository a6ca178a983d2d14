import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import { holdMaker, holdMakerAlone } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { holdExtracts, holdRequest } from '../hold.ts'
import { handOver } from '../make-jobs.ts'
import { ownRequest } from '../policy.ts'
import { requestMoves } from '../request-moves.ts'

/** What a company asks for: of the desk in words, of the portal an extract in a language. */
type Asked = { text: string } | { language: Language }

/**
 * Asks the platform for a report on the company.
 *
 * @returns id of the request
 * @throws Refusal where an extract is asked for while another is being made
 */
export async function addRequest(
  { make, transaction }: Mover,
  { accountId, ...asked }: Asked & { accountId: string },
): Promise<string> {
  const columns = { text: null, language: null, ...asked }
  const hold = columns.language === null ? holdMaker : holdMakerAlone
  await hold(transaction, accountId)
  const isMade = columns.language !== null && (await holdExtracts(transaction, accountId))
  const facts = { account_id: accountId, is_made: isMade }
  return make(requestMoves, facts, { action: 'add', as: 'owner', by: accountId }, (state) =>
    transaction
      .insertInto('report_request')
      .values({ account_id: accountId, ...columns, state })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Asks the platform's staff for a report on the caller's company. */
export async function requestReport(
  services: Services,
  { body: { text } }: GivenOf<typeof reportCalls.request>,
  { accountId }: Caller,
): Promise<{ id: string }> {
  return { id: await moving(services, (mover) => addRequest(mover, { accountId, text })) }
}

/** Has an extract made for the caller's company. */
export async function makeExtract(
  services: Services,
  { body: { language } }: GivenOf<typeof reportCalls.make>,
  { accountId }: Caller,
): Promise<{ id: string }> {
  const id = await moving(services, (mover) => addRequest(mover, { accountId, language }))
  await handOver(services, id)
  return { id }
}

/** Has an extract made again that could not be made. */
async function retry(services: Services, id: string, as: 'owner' | 'admin', by: string): Promise<null> {
  await moving(services, async ({ transaction, move }) => {
    await move(requestMoves, await holdRequest(transaction, id), { action: 'retry', as, by })
    await transaction.updateTable('report_request').set({ tries: 0 }).where('id', '=', id).execute()
  })
  await handOver(services, id)
  return null
}

/** The same by its company. */
export async function retryOwn(
  services: Services,
  { params }: GivenOf<typeof reportCalls.retry>,
  caller: Caller,
): Promise<null> {
  const { id } = await ownRequest(services.db, params.id, caller)
  return retry(services, id, 'owner', caller.accountId)
}

/** The same by the desk. */
export function retryAsDesk(
  services: Services,
  { params: { id } }: GivenOf<typeof reportAdminCalls.retryRequest>,
  { accountId }: Caller,
): Promise<null> {
  return retry(services, id, 'admin', accountId)
}
