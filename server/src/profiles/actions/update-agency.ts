import type { agencyUpdate } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { whoIs } from '../../account/actions/confirm-password.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { acceptIdentity } from '../accept-identity.ts'
import { agency } from '../kinds/agency.ts'
import { updateProfile } from './update-profile.ts'

/** Changes an agency's data; its size is nothing that is verified. */
export async function updateAgency(
  services: Services,
  { size, identityConsent, ...facts }: z.output<typeof agencyUpdate>,
  context: CallContext,
): Promise<{ waits: boolean }> {
  const { accountId } = whoIs(context)
  const choices = [{ field: 'size', dictionary: 'COMPANY_SIZE', values: [size] }]
  await checkChoices(services.db, choices, context.language)
  return updateProfile(services, agency, {
    accountId,
    extras: { size },
    takeFacts: async (transaction) => {
      if (identityConsent) await acceptIdentity(transaction, accountId, context.language)
      return facts
    },
  })
}
