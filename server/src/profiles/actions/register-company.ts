import type { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { checkFile, insertFile, withContent } from '../../files/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { register, type Registered } from '../../account/door.ts'
import { refuseTaken } from '../refuse-taken.ts'
import { takeNumber } from '../registered.ts'

/** Registers a company with the image of its business licence, or of its certificate of registration abroad. */
export async function registerCompany(
  services: Services,
  { body: given }: GivenOf<typeof registrationCalls.registerCompany>,
  asker: Asker,
): Promise<Registered> {
  const licence = await checkFile({ purpose: 'BUSINESS_LICENCE', file: given.licenseImage })
  return withContent(services, licence, (fileId) =>
    register(
      services,
      given,
      {
        userType: 'ENTERPRISE',
        addDetails: async (transaction, accountId) => {
          await insertFile(transaction, licence, { id: fileId, ownerId: accountId, isUsed: true })
          const { name, country, creditCode = null, registrationNumber = null } = given
          await takeNumber(transaction, accountId, { name, country, registrationNumber })
          await transaction
            .insertInto('company')
            .values({
              account_id: accountId,
              name,
              country,
              credit_code: creditCode,
              registration_number: registrationNumber,
              license_image: fileId,
              address: given.address,
              established_on: given.establishedOn,
              industry: given.industry,
              size: given.size,
            })
            .execute()
            .catch(refuseTaken)
        },
      },
      asker,
    ),
  )
}
