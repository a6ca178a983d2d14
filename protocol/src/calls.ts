import { accountCalls } from './account/calls.ts'
import { caseCalls } from './cases/calls.ts'
import { citationCalls } from './citations/calls.ts'
import { glossaryCalls } from './glossary/calls.ts'
import { homeCalls } from './home/calls.ts'
import { lawCalls } from './laws/calls.ts'
import { messageCalls } from './messages/calls.ts'
import { referenceCalls } from './reference/calls.ts'

/** Every call of the portal, by feature. */
export const calls = {
  account: accountCalls,
  cases: caseCalls,
  citations: citationCalls,
  glossary: glossaryCalls,
  home: homeCalls,
  laws: lawCalls,
  messages: messageCalls,
  reference: referenceCalls,
}

export type Calls = typeof calls
