import { codeCalls } from './code-calls.ts'
import { leavingCalls } from './leaving-calls.ts'
import { registrationCalls } from './registration-calls.ts'
import { safetyCalls } from './safety-calls.ts'
import { signInCalls } from './sign-in-calls.ts'

export const accountCalls = {
  ...signInCalls,
  ...codeCalls,
  ...registrationCalls,
  ...safetyCalls,
  ...leavingCalls,
}
