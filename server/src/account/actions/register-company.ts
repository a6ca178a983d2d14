import type { companyBody } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../check-choices.ts'
import { readLicenceImage } from '../licence-image.ts'
import { register, type Registered } from './register.ts'

/** Registers a company with the image of its business licence. */
export async function registerCompany(
  services: Services,
  given: z.output<typeof companyBody>,
  context: CallContext,
): Promise<Registered> {
  const { industry, size } = given
  await checkChoices(
    services.db,
    [
      { field: 'industry', dictionary: 'INDUSTRY', values: [industry] },
      { field: 'size', dictionary: 'COMPANY_SIZE', values: [size] },
    ],
    context.language,
  )
  const { mediaType, content } = await readLicenceImage(given.licenseImage)
  return register(
    services,
    given,
    {
      userType: 'ENTERPRISE',
      addDetails: async (transaction, accountId) => {
        const image = await transaction
          .insertInto('stored_file')
          .values({ owner_id: accountId, purpose: 'BUSINESS_LICENCE', media_type: mediaType, content })
          .returning('id')
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('company')
          .values({
            account_id: accountId,
            name: given.name,
            credit_code: given.creditCode,
            license_image: image.id,
            address: given.address,
            established_on: given.establishedOn,
            industry,
            size,
          })
          .execute()
      },
    },
    context,
  )
}
