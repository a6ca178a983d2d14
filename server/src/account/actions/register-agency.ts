import type { agencyBody } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { sealIdentity } from './seal-identity.ts'
import { register, type Registered } from './register.ts'

/** Registers an agency; the type chosen is the user type of its sessions. */
export async function registerAgency(
  services: Services,
  given: z.output<typeof agencyBody>,
  context: CallContext,
): Promise<Registered> {
  const { size } = given
  const choices = [{ field: 'size', dictionary: 'COMPANY_SIZE', values: [size] }]
  await checkChoices(services.db, choices, context.language)
  return register(
    services,
    given,
    {
      userType: given.type,
      hasIdentityConsent: given.identityConsent,
      addDetails: async (transaction, accountId) => {
        await transaction
          .insertInto('agency')
          .values({
            account_id: accountId,
            name: given.name,
            responsible_person: given.responsiblePerson,
            ...sealIdentity(services.secretKey, given.legalPersonIdentity),
            address: given.address,
            established_on: given.establishedOn,
            size,
            scope: given.scope || null,
            brief: given.brief || null,
          })
          .execute()
      },
    },
    context,
  )
}
