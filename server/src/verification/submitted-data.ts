import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { SubmittedData } from '@portal/protocol/verification/schemas.ts'
import type { Services } from '../kernel/services.ts'

/**
 * The data of an account that the platform verifies: those that are valid, or as a sealed change would have them;
 * null of an account that gave none.
 */
export async function submittedData(
  services: Services,
  { accountId, userType }: { accountId: string; userType: UserType },
  sealed: Uint8Array | null = null,
): Promise<SubmittedData | null> {
  // The features that verify data give them in the shapes of the protocol.
  return (await services.everyFeature.showVerified(userType, accountId, sealed)) as SubmittedData | null
}
