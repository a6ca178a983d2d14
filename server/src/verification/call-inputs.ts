import { submissionLifecycle } from '@portal/protocol/verification/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { listDays, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, type CallInputs } from '../testing/somebody.ts'

/** Data of somebody who waits to be verified. */
async function submissionId({ db, ...services }: Services): Promise<string> {
  const { id } = await addSomebody({ db, ...services }, 'ENTERPRISE')
  await db.updateTable('account').set({ verification: 'PENDING' }).where('id', '=', id).execute()
  const submission = await db
    .insertInto('submission')
    .values({ account_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return submission.id
}

/** An account whose data were verified. */
async function verifiedId(services: Services): Promise<string> {
  const { id } = await addSomebody(services, 'LAWYER')
  await services.db.insertInto('submission').values({ account_id: id, state: 'APPROVED' }).execute()
  return id
}

/** Of a verifier. */
export const callInputs: CallInputs = {
  'verification.page': async () => ({ query: { state: 'PENDING' } }),
  'verification.read': async (services) => ({ params: { id: await submissionId(services) } }),
  'verification.approve': async (services) => ({ params: { id: await submissionId(services) } }),
  'verification.reject': async (services) => ({
    params: { id: await submissionId(services) },
    body: { reason: '资料与营业执照不一致' },
  }),
  'verification.revoke': async (services) => ({
    params: { id: await verifiedId(services) },
    body: { reason: '执业证已到期' },
  }),
}

export const listRows: ListRows = {
  'verification.page': async (services) => {
    for (const userType of ['ENTERPRISE', 'LAWYER', 'LAW_OFFICE'] as const) {
      for (const state of submissionLifecycle.states) {
        const { id } = await addSomebody(services, userType)
        await services.db
          .insertInto('submission')
          .values({ account_id: id, state, submitted_at: listDays[0] })
          .execute()
      }
    }
  },
}
