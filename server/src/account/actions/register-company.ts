import type { companyBody } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import { checkFile, insertFile, withContent } from '../../files/actions/store-file.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
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
  const licence = await checkFile({ purpose: 'BUSINESS_LICENCE', file: given.licenseImage })
  return withContent(services, licence, (fileId) =>
    register(
      services,
      given,
      {
        userType: 'ENTERPRISE',
        addDetails: async (transaction, accountId) => {
          await insertFile(transaction, licence, { id: fileId, ownerId: accountId, isUsed: true })
          await transaction
            .insertInto('company')
            .values({
              account_id: accountId,
              name: given.name,
              credit_code: given.creditCode,
              license_image: fileId,
              address: given.address,
              established_on: given.establishedOn,
              industry,
              size,
            })
            .execute()
        },
      },
      context,
    ),
  )
}
