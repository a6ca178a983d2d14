import type {
  AccountState,
  AdminRole,
  UserType,
  VerificationState,
} from '@portal/protocol/kernel/user-types.ts'
import { addPerson, type Person } from '../account/fixtures.ts'
import { openSession } from '../account/sessions.ts'
import type { Portal } from '../app/open-portal.ts'
import { addDetails } from '../testing/details.ts'

export interface Reader extends Person {
  token: string
}

interface ReaderSettings {
  state?: AccountState
  verification?: VerificationState
  roles?: AdminRole[]
}

/** Somebody with an e-mail address, the details of their type and an open session. */
export async function addReader(
  { services }: Portal,
  userType: UserType = 'PERSON',
  { state = 'ACTIVE', verification = 'VERIFIED', roles = [] }: ReaderSettings = {},
): Promise<Reader> {
  const person = await addPerson(services.db, { userType, state })
  await services.db
    .updateTable('account')
    .set({ verification, admin_roles: roles })
    .where('id', '=', person.id)
    .execute()
  await addDetails(services, person.id, userType)
  return { ...person, token: await openSession(services.db, person.id) }
}
