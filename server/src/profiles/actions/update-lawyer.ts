import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { chooseLawFirm } from '../choose-law-firm.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { acceptIdentity } from '../../account/door.ts'
import { lawyer } from '../kinds/lawyer.ts'
import { updateProfile } from './update-profile.ts'

/** Changes a lawyer's data; specialties, introduction and where they work are nothing that is verified. */
export async function updateLawyer(
  services: Services,
  {
    body: { specialties, brief, languages, workCountry, workArea, lawFirm, identityConsent, ...given },
  }: GivenOf<typeof profileCalls.updateLawyer>,
  { accountId, language }: Caller,
): Promise<{ waits: boolean }> {
  const areas = [...new Set(specialties)]
  return updateProfile(services, lawyer, {
    accountId,
    extras: { specialties: areas, brief: brief || null, languages, workCountry, workArea },
    takeFacts: async (transaction, standing) => {
      if (identityConsent) await acceptIdentity(transaction, accountId, language)
      // Who stays at an office need not choose it again, even where it can no longer be chosen.
      const stays = 'officeId' in lawFirm && lawFirm.officeId === standing.lawFirm.officeId
      const firm = stays ? standing.lawFirm : await chooseLawFirm(transaction, lawFirm)
      return { ...given, lawFirm: firm }
    },
  })
}
