import type { lawyerUpdate } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { chooseLawFirm } from '../../account/actions/choose-law-firm.ts'
import { whoIs } from '../../account/actions/confirm-password.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { acceptIdentity } from '../accept-identity.ts'
import { lawyer } from '../kinds/lawyer.ts'
import { updateProfile } from './update-profile.ts'

/** Changes a lawyer's data; specialties and introduction are nothing that is verified. */
export async function updateLawyer(
  services: Services,
  { specialties, brief, lawFirm, identityConsent, ...given }: z.output<typeof lawyerUpdate>,
  context: CallContext,
): Promise<{ waits: boolean }> {
  const { accountId } = whoIs(context)
  const { language } = context
  const areas = [...new Set(specialties)]
  const choices = [{ field: 'specialties', dictionary: 'SPECIALTY_AREA', values: areas }]
  await checkChoices(services.db, choices, language)
  return updateProfile(services, lawyer, {
    accountId,
    extras: { specialties: areas, brief: brief || null },
    takeFacts: async (transaction, standing) => {
      if (identityConsent) await acceptIdentity(transaction, accountId, language)
      // Who stays at an office need not choose it again, even where it can no longer be chosen.
      const stays = 'officeId' in lawFirm && lawFirm.officeId === standing.lawFirm.officeId
      const firm = stays ? standing.lawFirm : await chooseLawFirm(transaction, lawFirm, language)
      return { ...given, lawFirm: firm }
    },
  })
}
