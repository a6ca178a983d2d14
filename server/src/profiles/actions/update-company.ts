import type { companyUpdate } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { claimFile } from '../../files/actions/claim-file.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { company } from '../kinds/company.ts'
import { updateProfile } from './update-profile.ts'

/** Changes a company's data; its industry and size are nothing that is verified. */
export async function updateCompany(
  services: Services,
  { industry, size, licenseImage, ...given }: z.output<typeof companyUpdate>,
  context: CallContext,
): Promise<{ waits: boolean }> {
  const { accountId } = whoIs(context)
  const { language } = context
  await checkChoices(
    services.db,
    [
      { field: 'industry', dictionary: 'INDUSTRY', values: [industry] },
      { field: 'size', dictionary: 'COMPANY_SIZE', values: [size] },
    ],
    language,
  )
  return updateProfile(services, company, {
    accountId,
    extras: { industry, size },
    takeFacts: async (transaction, standing, valid) => {
      const image = licenseImage ?? standing.licenseImage
      if (image !== standing.licenseImage && image !== valid.licenseImage) {
        await claimFile(transaction, accountId, image, 'BUSINESS_LICENCE', 'licenseImage', language)
      }
      return { ...given, licenseImage: image }
    },
  })
}
