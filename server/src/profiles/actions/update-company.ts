import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { claimFile } from '../../files/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { company } from '../kinds/company.ts'
import { updateProfile } from './update-profile.ts'

/** Changes a company's data; its industry and size are nothing that is verified. */
export async function updateCompany(
  services: Services,
  {
    body: { industry, size, licenseImage, creditCode, registrationNumber, ...given },
  }: GivenOf<typeof profileCalls.updateCompany>,
  { accountId }: Caller,
): Promise<{ waits: boolean }> {
  return updateProfile(services, company, {
    accountId,
    extras: { industry, size },
    takeFacts: async (transaction, standing, valid) => {
      const image = licenseImage ?? standing.licenseImage
      if (image !== standing.licenseImage && image !== valid.licenseImage) {
        await claimFile(transaction, accountId, image, 'BUSINESS_LICENCE', 'licenseImage')
      }
      return {
        ...given,
        creditCode: creditCode ?? null,
        registrationNumber: registrationNumber ?? null,
        licenseImage: image,
      }
    },
  })
}
