import type { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { chooseLawFirm } from '../choose-law-firm.ts'
import { licenceColumns } from '../licence-columns.ts'
import { register, type Registered } from '../../account/door.ts'
import { practiceColumns } from '../practice-columns.ts'
import { refuseTaken } from '../refuse-taken.ts'
import { sealIdentity } from '../seal-identity.ts'
import { takeIdentity } from '../taken-identity.ts'
import { takeLicence } from '../taken-licence.ts'

/** Registers a lawyer of the mainland or of another country. */
export async function registerLawyer(
  services: Services,
  { body: given }: GivenOf<typeof registrationCalls.registerLawyer>,
  asker: Asker,
): Promise<Registered> {
  const { keys } = services
  const { identity } = given
  const specialties = [...new Set(given.specialties)]
  const lawFirm = await chooseLawFirm(services.db, given.lawFirm)
  return register(
    services,
    given,
    {
      userType: 'LAWYER',
      hasIdentityConsent: given.identityConsent,
      addDetails: async (transaction, accountId) => {
        await takeIdentity(transaction, keys, accountId, { table: 'lawyer', identity })
        await takeLicence(transaction, accountId, given.licence)
        await transaction
          .insertInto('lawyer')
          .values({
            account_id: accountId,
            name: given.name,
            ...sealIdentity(keys.current, identity),
            ...licenceColumns(given.licence),
            law_office_id: lawFirm.officeId,
            law_firm_name: lawFirm.name,
            specialties,
            ...practiceColumns(given),
          })
          .execute()
          .catch(refuseTaken)
      },
    },
    asker,
  )
}
