import type { lawyerBody } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { chooseLawFirm } from './choose-law-firm.ts'
import { licenceColumns } from './licence-columns.ts'
import { register, type Registered } from './register.ts'
import { sealIdentity } from './seal-identity.ts'

/** Registers a lawyer of the mainland or of another country. */
export async function registerLawyer(
  services: Services,
  given: z.output<typeof lawyerBody>,
  context: CallContext,
): Promise<Registered> {
  const specialties = [...new Set(given.specialties)]
  const choices = [{ field: 'specialties', dictionary: 'SPECIALTY_AREA', values: specialties }]
  await checkChoices(services.db, choices, context.language)
  const lawFirm = await chooseLawFirm(services.db, given.lawFirm, context.language)
  return register(
    services,
    given,
    {
      userType: 'LAWYER',
      hasIdentityConsent: given.identityConsent,
      addDetails: async (transaction, accountId) => {
        await transaction
          .insertInto('lawyer')
          .values({
            account_id: accountId,
            name: given.name,
            ...sealIdentity(services.secretKey, given.identity),
            ...licenceColumns(given.licence),
            law_office_id: lawFirm.officeId,
            law_firm_name: lawFirm.name,
            specialties,
          })
          .execute()
      },
    },
    context,
  )
}
