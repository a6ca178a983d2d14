import { randomUUID } from 'node:crypto'
import { outgoingStates } from '@portal/protocol/admin/constants.ts'
import { channels } from '@portal/protocol/messages/constants.ts'
import { Secret, TOTP } from 'otpauth'
import { seal } from '../kernel/crypto.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, listDays, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, fixturePassword, type CallInputs } from '../testing/somebody.ts'

const reason = { reason: '资料与营业执照不一致' }

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

/** Of an administrator. */
export const callInputs: CallInputs = {
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
    body: { isRegistrationOpen: true, isForumReviewed: true, announcement: { zh: '', en: '', ru: '' } },
  }),
}

export const openToFrozen = ['admin.enterSecondFactor']

export const listRows: ListRows = {
  'admin.outgoing': ({ db }) =>
    db
      .insertInto('outgoing_message')
      .values(
        fiveRows.flatMap((at) =>
          outgoingStates.map((state, place) => ({
            key: randomUUID(),
            channel: channels[(at + place) % 2]!,
            state,
            sealed: null,
            created_at: dayOfRow(at),
            good_until: listDays[1],
            done_at: null,
          })),
        ),
      )
      .execute(),
  'admin.audit': ({ db }, id) =>
    db
      .insertInto('audit_log')
      .values(
        fiveRows.map((at) => ({
          at: dayOfRow(at),
          account_id: id,
          event: 'account.log-in',
          outcome: at < 2 ? ('done' as const) : ('refused' as const),
          target: 'listed',
          request_id: `request-${at}`,
        })),
      )
      .execute(),
}
