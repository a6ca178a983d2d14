import { accountFeature } from '../account/feature.ts'
import { adminFeature } from '../admin/feature.ts'
import { alertsFeature } from '../alerts/feature.ts'
import { answeredQuestionsFeature } from '../answered-questions/feature.ts'
import { assistantFeature } from '../assistant/feature.ts'
import { casesFeature } from '../cases/feature.ts'
import { checksFeature } from '../checks/feature.ts'
import { citationsFeature } from '../citations/feature.ts'
import { consultationsFeature } from '../consultations/feature.ts'
import { conversationsFeature } from '../conversations/feature.ts'
import { documentsFeature } from '../documents/feature.ts'
import { evaluationsFeature } from '../evaluations/feature.ts'
import { eventsFeature } from '../events/feature.ts'
import { filesFeature } from '../files/feature.ts'
import { findFeature } from '../find/feature.ts'
import { forumFeature } from '../forum/feature.ts'
import { glossaryFeature } from '../glossary/feature.ts'
import { homeFeature } from '../home/feature.ts'
import type { Feature } from '../kernel/feature.ts'
import { lawServicesFeature } from '../law-services/feature.ts'
import { lawsFeature } from '../laws/feature.ts'
import { lookupsFeature } from '../lookups/feature.ts'
import { meaningsFeature } from '../meanings/feature.ts'
import { messagesFeature } from '../messages/feature.ts'
import { ordersFeature } from '../orders/feature.ts'
import { pendingFeature } from '../pending/feature.ts'
import { productsFeature } from '../products/feature.ts'
import { profilesFeature } from '../profiles/feature.ts'
import { providersFeature } from '../providers/feature.ts'
import { publicationsFeature } from '../publications/feature.ts'
import { referenceFeature } from '../reference/feature.ts'
import { reportsFeature } from '../reports/feature.ts'
import { requirementsFeature } from '../requirements/feature.ts'
import { translationFeature } from '../translation/feature.ts'
import { templatesFeature } from '../templates/feature.ts'
import { verificationFeature } from '../verification/feature.ts'
import { kernelFeature } from './kernel-feature.ts'

/** Every feature, each after those that it rests on. */
export const features: readonly Feature[] = [
  kernelFeature,
  referenceFeature,
  glossaryFeature,
  accountFeature,
  filesFeature,
  messagesFeature,
  verificationFeature,
  profilesFeature,
  conversationsFeature,
  providersFeature,
  lawServicesFeature,
  ordersFeature,
  requirementsFeature,
  evaluationsFeature,
  pendingFeature,
  adminFeature,
  citationsFeature,
  lawsFeature,
  answeredQuestionsFeature,
  casesFeature,
  publicationsFeature,
  forumFeature,
  productsFeature,
  consultationsFeature,
  alertsFeature,
  meaningsFeature,
  assistantFeature,
  documentsFeature,
  checksFeature,
  lookupsFeature,
  reportsFeature,
  eventsFeature,
  templatesFeature,
  findFeature,
  translationFeature,
  homeFeature,
]
