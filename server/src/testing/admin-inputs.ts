import { Secret, TOTP } from 'otpauth'
import { seal } from '../kernel/crypto.ts'
import type { Services } from '../kernel/services.ts'
import { fixturePassword, type MakeInput } from './account-call-inputs.ts'
import { addFile } from './details.ts'
import { addSomebody, callerOf } from './user-center-inputs.ts'

const reason = { reason: '资料与营业执照不一致' }

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

async function personId(services: Services, state: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE'): Promise<string> {
  const { id } = await addSomebody(services, 'PERSON')
  await services.db.updateTable('account').set({ state }).where('id', '=', id).execute()
  return id
}

/** An authenticator of the caller's, and the code it shows now. */
export async function addSecondFactor(
  { db, secretKey }: Services,
  accountId: string,
  isConfirmed: boolean,
): Promise<{ code: string }> {
  const secret = new Secret({ size: 20 })
  await db
    .insertInto('second_factor')
    .values({
      account_id: accountId,
      [isConfirmed ? 'secret_sealed' : 'pending_sealed']: seal(secretKey, 'second factor', secret.base32),
      confirmed_at: isConfirmed ? new Date() : null,
    })
    .execute()
  return { code: new TOTP({ secret }).generate() }
}

const words = { zh: '样例', en: 'Sample', ru: 'Образец' }
const conceptWords = { term: '样例概念', also: [], lay: [] }

/** A valid input for every call of an administrator, to be used once. */
export const adminInputs: Record<string, MakeInput> = {
  'admin.me': async () => ({}),
  'admin.enrolSecondFactor': async () => ({ body: { password: fixturePassword } }),
  'admin.confirmSecondFactor': async (services, token) => {
    const { id } = await callerOf(services, token, 'ADMIN')
    return { body: await addSecondFactor(services, id, false) }
  },
  'admin.enterSecondFactor': async (services, token) => {
    const { id } = await callerOf(services, token, 'ADMIN')
    return { body: await addSecondFactor(services, id, true) }
  },

  'admin.verifications': async () => ({ query: { state: 'PENDING' } }),
  'admin.verification': async (services) => ({ params: { id: await submissionId(services) } }),
  'admin.approveVerification': async (services) => ({ params: { id: await submissionId(services) } }),
  'admin.rejectVerification': async (services) => ({
    params: { id: await submissionId(services) },
    body: reason,
  }),

  'admin.people': async () => ({ query: { userType: 'PERSON' } }),
  'admin.person': async (services) => ({ params: { id: await personId(services) } }),
  'admin.suspend': async (services) => ({ params: { id: await personId(services) }, body: reason }),
  'admin.freeze': async (services) => ({ params: { id: await personId(services) }, body: reason }),
  'admin.restore': async (services) => ({
    params: { id: await personId(services, 'SUSPENDED') },
    body: reason,
  }),
  'admin.cancel': async (services) => ({ params: { id: await personId(services) }, body: reason }),
  'admin.setRoles': async (services) => ({
    params: { id: (await addSomebody(services, 'ADMIN')).id },
    body: { roles: ['DESK'] },
  }),

  'admin.overview': async () => ({}),
  'admin.audit': async () => ({ query: { outcome: 'done' } }),
  'admin.auditEvents': async () => ({}),
  'admin.outgoing': async () => ({ query: { channel: 'MAIL' } }),
  'admin.settings': async () => ({}),
  'admin.setSettings': async () => ({
    body: { isRegistrationOpen: true, announcement: { zh: '', en: '', ru: '' } },
  }),

  'glossary.saveConcept': async () => ({
    params: { id: 'sample-concept' },
    body: { branch: 'civil', zh: conceptWords, en: conceptWords, ru: conceptWords },
  }),
  'glossary.removeConcept': async (services) => {
    const { id } = await services.db
      .selectFrom('concept')
      .select('id')
      .where('is_removed', '=', false)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'reference.dictionaryTypes': async () => ({}),
  'reference.dictionaryEntries': async () => ({ query: { type: 'DISPUTE_TYPE' } }),
  'reference.saveDictionaryEntry': async () => ({
    params: { type: 'DISPUTE_TYPE', code: 'SAMPLE' },
    body: { position: 90, words, isHidden: false },
  }),
  'reference.countries': async () => ({}),
  'reference.saveCountry': async () => ({
    params: { code: 'MN' },
    body: { position: 90, words: { zh: '蒙古国', en: 'Mongolia', ru: 'Монголия' }, isHidden: false },
  }),
  'reports.handedReports': async () => ({}),
  'reports.allRequests': async () => ({ query: { state: 'OPEN' } }),
  'reports.companies': async () => ({ query: { keyword: '样例' } }),
  'reports.hand': async (services, token) => {
    const { id } = await callerOf(services, token, 'ADMIN')
    const company = await addSomebody(services, 'ENTERPRISE')
    return { body: { accountId: company.id, name: '样例报告', file: await addFile(services, id, 'REPORT') } }
  },
}
