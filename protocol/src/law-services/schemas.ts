import { z } from 'zod'
import { feeFields, feeInOrder, shownFee } from '../kernel/fee.ts'
import { idField, line } from '../kernel/fields.ts'
import { disputeNamed, helpFields, pairNamed, shownHelp } from '../kernel/help-fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { richText } from '../kernel/rich-text.ts'
import { shownProvider } from '../kernel/shown-provider.ts'
import {
  longestCaseContent,
  longestServiceContent,
  longestServiceDescription,
  mostCases,
} from './constants.ts'
import { lawServiceLifecycle, serviceModeratorActions, serviceOwnerActions } from './lifecycle.ts'

/** What its provider tells of a matter that was like the service; parties are not named. */
const caseFields = {
  title: line(100),
  theme: line(100),
  content: z.string().trim().min(1).max(longestCaseContent),
}

export const serviceCaseBody = z.strictObject(caseFields)

/** What the form of a service sends; cases that have an id stay, those without one are new, others go. */
export const lawServiceBody = z
  .strictObject({
    title: line(100),
    ...helpFields,
    /** In lists. */
    description: line(longestServiceDescription),
    content: richText(longestServiceContent),
    /** Who contracts: of a lawyer the firm, or of one admitted abroad their own practice. */
    firm: line(200).optional(),
    ...feeFields,
    cases: z.array(z.strictObject({ id: idField.optional(), ...caseFields })).max(mostCases),
  })
  .refine(...disputeNamed)
  .refine(...pairNamed)
  .refine(...feeInOrder)

export const lawServiceChange = lawServiceBody.safeExtend({
  /** Of the service that was read before. Another answers 795413 with the service as it is now, an `ownLawService`, as data. */
  revision: z.int().min(0),
})

export const serviceCase = z.object({
  id: z.string(),
  title: z.string(),
  theme: z.string(),
  content: z.string(),
})

/** What everybody may see of a service. */
export const lawServiceRow = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** The language it is written in. */
  language: z.enum(languages),
  ...shownHelp,
  description: z.string(),
  ...shownFee,
  state: z.enum(lawServiceLifecycle.states),
  provider: shownProvider,
  /** Orders completed. */
  volume: z.int(),
  /** When it was first approved: instant (ISO 8601). */
  publishedAt: z.string().nullable(),
  isOwn: z.boolean(),
})

/** A case on the page of its provider: without its text, which stands on the service's. */
export const providerCase = serviceCase.pick({ id: true, title: true, theme: true }).extend({
  /** Whose language is the case's too. */
  service: lawServiceRow.pick({ id: true, title: true, language: true }),
})

/** Why a reader cannot order; the first that applies. */
export const orderBars = ['own', 'notVerified', 'administrator'] as const

export const lawServiceDetail = z.object({
  ...lawServiceRow.shape,
  /** How often it or one of its cases was changed. */
  revision: z.int(),
  content: z.string(),
  firm: z.string().nullable(),
  cases: z.array(serviceCase),
  /** The reader's order that is not over; its page shows it. */
  openOrderId: z.string().nullable(),
  bar: z.enum(orderBars).nullable(),
  /** Whether it is shown and can be ordered now. */
  isOffered: z.boolean(),
})

const ownShown = {
  ...lawServiceRow.shape,
  submittedAt: z.string(),
  caseCount: z.int(),
  /** Orders that are not over. */
  openOrders: z.int(),
  /** Why it was refused or taken down. */
  reason: z.string().nullable(),
  abilities: z.array(z.enum(serviceOwnerActions)),
}

export const ownLawServiceRow = z.object(ownShown)

/** A service as its owner follows it, and as its form edits it. */
export const ownLawService = z.object({
  ...ownShown,
  revision: lawServiceDetail.shape.revision,
  content: z.string(),
  firm: z.string().nullable(),
  cases: z.array(serviceCase),
  history: z.array(historyEntry(lawServiceLifecycle).omit({ by: true })),
})

export const reviewedLawServiceRow = z.object({
  ...lawServiceRow.omit({ isOwn: true }).shape,
  username: z.string(),
  submittedAt: z.string(),
  assignedTo: moderator.nullable(),
})

export const reviewedLawService = z.object({
  ...reviewedLawServiceRow.shape,
  revision: ownLawService.shape.revision,
  content: z.string(),
  firm: z.string().nullable(),
  cases: z.array(serviceCase),
  reason: z.string().nullable(),
  abilities: z.array(z.enum(serviceModeratorActions)),
  history: z.array(historyEntry(lawServiceLifecycle)),
  /** Who may take it over. */
  moderators: z.array(moderator),
})
