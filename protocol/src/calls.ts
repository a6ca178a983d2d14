import { accountCalls } from './account/calls.ts'
import { homeCalls } from './home/calls.ts'
import { lawCalls } from './laws/calls.ts'
import { referenceCalls } from './reference/calls.ts'

/** Every call of the portal, by feature. */
export const calls = {
  account: accountCalls,
  home: homeCalls,
  laws: lawCalls,
  reference: referenceCalls,
}

export type Calls = typeof calls
