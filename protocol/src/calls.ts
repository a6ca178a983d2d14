import { accountCalls } from './account/calls.ts'
import { adminCalls } from './admin/calls.ts'
import { alertCalls } from './alerts/calls.ts'
import { assistantCalls, assistantDeskCalls } from './assistant/calls.ts'
import { caseCalls } from './cases/calls.ts'
import { checkCalls } from './checks/calls.ts'
import { citationCalls } from './citations/calls.ts'
import { consultationCalls } from './consultations/calls.ts'
import { consultationDeskCalls } from './consultations/desk-calls.ts'
import { conversationCalls } from './conversations/calls.ts'
import { evaluationCalls } from './evaluations/calls.ts'
import { eventCalls } from './events/calls.ts'
import { eventDeskCalls } from './events/desk-calls.ts'
import { findCalls } from './find/calls.ts'
import { fileCalls } from './files/calls.ts'
import { forumCalls } from './forum/calls.ts'
import { forumDeskCalls } from './forum/desk-calls.ts'
import { glossaryCalls } from './glossary/calls.ts'
import { homeCalls } from './home/calls.ts'
import { lawServiceCalls } from './law-services/calls.ts'
import { lawServiceReviewCalls } from './law-services/review-calls.ts'
import { lawAdminCalls } from './laws/admin-calls.ts'
import { lawCalls } from './laws/calls.ts'
import { lookupCalls } from './lookups/calls.ts'
import { lookupDeskCalls } from './lookups/desk-calls.ts'
import { messageCalls } from './messages/calls.ts'
import { orderCalls } from './orders/calls.ts'
import { pendingCalls } from './pending/calls.ts'
import { productCalls } from './products/calls.ts'
import { productDeskCalls } from './products/desk-calls.ts'
import { publicationCalls } from './publications/calls.ts'
import { publicationDeskCalls } from './publications/desk-calls.ts'
import { profileCalls } from './profiles/calls.ts'
import { institutionCalls } from './providers/admin-calls.ts'
import { providerCalls } from './providers/calls.ts'
import { referenceCalls } from './reference/calls.ts'
import { reportAdminCalls } from './reports/admin-calls.ts'
import { reportCalls } from './reports/calls.ts'
import { requirementCalls } from './requirements/calls.ts'
import { requirementReviewCalls } from './requirements/review-calls.ts'
import { templateAdminCalls } from './templates/admin-calls.ts'
import { templateCalls } from './templates/calls.ts'
import { translationCalls } from './translation/calls.ts'
import { verificationCalls } from './verification/calls.ts'

/** Every call of the portal, by feature. */
export const calls = {
  account: accountCalls,
  admin: adminCalls,
  alerts: alertCalls,
  assistant: { ...assistantCalls, ...assistantDeskCalls },
  cases: caseCalls,
  checks: checkCalls,
  citations: citationCalls,
  consultations: { ...consultationCalls, ...consultationDeskCalls },
  conversations: conversationCalls,
  evaluations: evaluationCalls,
  events: { ...eventCalls, ...eventDeskCalls },
  files: fileCalls,
  find: findCalls,
  forum: { ...forumCalls, ...forumDeskCalls },
  glossary: glossaryCalls,
  home: homeCalls,
  laws: { ...lawCalls, ...lawAdminCalls },
  lawServices: { ...lawServiceCalls, ...lawServiceReviewCalls },
  lookups: { ...lookupCalls, ...lookupDeskCalls },
  messages: messageCalls,
  orders: orderCalls,
  pending: pendingCalls,
  products: { ...productCalls, ...productDeskCalls },
  profiles: profileCalls,
  providers: { ...providerCalls, ...institutionCalls },
  publications: { ...publicationCalls, ...publicationDeskCalls },
  reference: referenceCalls,
  reports: { ...reportCalls, ...reportAdminCalls },
  requirements: { ...requirementCalls, ...requirementReviewCalls },
  templates: { ...templateCalls, ...templateAdminCalls },
  translation: translationCalls,
  verification: verificationCalls,
}

export type Calls = typeof calls
