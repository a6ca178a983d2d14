import type { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { register, type Registered } from './register.ts'

/** Registers an individual. */
export function registerPerson(
  services: Services,
  { body }: GivenOf<typeof registrationCalls.registerPerson>,
  asker: Asker,
): Promise<Registered> {
  return register(services, body, { userType: 'PERSON' }, asker)
}
