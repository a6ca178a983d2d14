import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { claimFile } from '../../files/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { acceptIdentity } from '../../account/door.ts'
import { agency } from '../kinds/agency.ts'
import { updateProfile } from './update-profile.ts'

/** Changes an agency's data; its size is nothing that is verified. */
export async function updateAgency(
  services: Services,
  {
    body: { size, identityConsent, registrationNumber, licenseImage, ...given },
  }: GivenOf<typeof profileCalls.updateAgency>,
  { accountId, language }: Caller,
): Promise<{ waits: boolean }> {
  return updateProfile(services, agency, {
    accountId,
    extras: { size },
    takeFacts: async (transaction, standing, valid) => {
      if (identityConsent) await acceptIdentity(transaction, accountId, language)
      const image = given.country === 'CN' ? null : (licenseImage ?? standing.licenseImage)
      if (given.country !== 'CN' && image === null) refuseField('licenseImage', 'required')
      if (image !== null && image !== standing.licenseImage && image !== valid.licenseImage) {
        await claimFile(transaction, accountId, image, 'BUSINESS_LICENCE', 'licenseImage')
      }
      return { ...given, registrationNumber: registrationNumber ?? null, licenseImage: image }
    },
  })
}
