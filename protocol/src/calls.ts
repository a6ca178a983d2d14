import { accountCalls } from './account/calls.ts'
import { adminCalls } from './admin/calls.ts'
import { caseCalls } from './cases/calls.ts'
import { citationCalls } from './citations/calls.ts'
import { conversationCalls } from './conversations/calls.ts'
import { fileCalls } from './files/calls.ts'
import { glossaryCalls } from './glossary/calls.ts'
import { homeCalls } from './home/calls.ts'
import { lawCalls } from './laws/calls.ts'
import { messageCalls } from './messages/calls.ts'
import { profileCalls } from './profiles/calls.ts'
import { referenceCalls } from './reference/calls.ts'
import { reportAdminCalls } from './reports/admin-calls.ts'
import { reportCalls } from './reports/calls.ts'

/** Every call of the portal, by feature. */
export const calls = {
  account: accountCalls,
  admin: adminCalls,
  cases: caseCalls,
  citations: citationCalls,
  conversations: conversationCalls,
  files: fileCalls,
  glossary: glossaryCalls,
  home: homeCalls,
  laws: lawCalls,
  messages: messageCalls,
  profiles: profileCalls,
  reference: referenceCalls,
  reports: { ...reportCalls, ...reportAdminCalls },
}

export type Calls = typeof calls
