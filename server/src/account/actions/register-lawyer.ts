import type { lawyerBody } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { invalidInput } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { checkChoices } from '../check-choices.ts'
import { sealIdentity } from '../identities.ts'
import { isLawOffice } from '../law-offices.ts'
import { register, type Registered } from './register.ts'

type LawyerGiven = z.output<typeof lawyerBody>

async function lawFirmOf(db: Database, { lawFirm }: LawyerGiven, { language }: CallContext) {
  if ('name' in lawFirm) return { law_office_id: null, law_firm_name: lawFirm.name }
  if (!(await isLawOffice(db, lawFirm.officeId))) {
    throw invalidInput([{ field: 'lawFirm.officeId', message: fieldMessage('notLawOffice', language) }])
  }
  return { law_office_id: lawFirm.officeId, law_firm_name: null }
}

function licenceOf({ licence }: LawyerGiven) {
  return licence.kind === 'CHINA'
    ? { licence_country: 'CN', licence_bar: null, licence_number: licence.number }
    : { licence_country: licence.country, licence_bar: licence.bar, licence_number: licence.number }
}

/** Registers a lawyer of the mainland or of another country. */
export async function registerLawyer(
  services: Services,
  given: LawyerGiven,
  context: CallContext,
): Promise<Registered> {
  const specialties = [...new Set(given.specialties)]
  const choices = [{ field: 'specialties', dictionary: 'SPECIALTY_AREA', values: specialties }]
  await checkChoices(services.db, choices, context.language)
  const lawFirm = await lawFirmOf(services.db, given, context)
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
            ...licenceOf(given),
            ...lawFirm,
            specialties,
          })
          .execute()
      },
    },
    context,
  )
}
