import { z } from 'zod'
import { contactEmailField, contactPhoneField } from '../account/fields.ts'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { comingDay } from '../kernel/coming-day.ts'
import { contacts } from '../kernel/contacts.ts'
import { feeFields, feeInOrder, shownFee } from '../kernel/fee.ts'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry, sidedHistoryEntry } from '../kernel/history.ts'
import { disputeNamed, helpFields, pairNamed, shownHelp } from '../kernel/help-fields.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { richText } from '../kernel/rich-text.ts'
import { shownProvider } from '../kernel/shown-provider.ts'
import { userTypes } from '../kernel/user-types.ts'
import {
  attachmentReaders,
  longestContent,
  mostOpposing,
  mostPartners,
  mostRequirementFiles,
} from './constants.ts'
import {
  cooperationLifecycle,
  demanderActions,
  followedActions,
  moderatorActions,
  ownerActions,
  providerActions,
  requirementLifecycle,
} from './lifecycle.ts'
import { priorities } from './lists.ts'

/** Somebody on the other side of the matter; seen by nobody but the requirement's owner. */
const opposingParty = z.strictObject({
  name: line(200),
  /** Of its register, where it is known. */
  registrationNumber: line(60).optional(),
})

const requirementFields = {
  title: line(100),
  ...helpFields,
  priority: z.enum(priorities),
  deadline: comingDay,
  content: richText(longestContent),
  contact: line(50),
  phone: contactPhoneField,
  email: contactEmailField.optional(),
  files: z.array(uploadedFile).max(mostRequirementFiles),
  filesFor: z.enum(attachmentReaders),
  /** Ids of providers' accounts that the owner has in mind: they are told, and nobody is barred. */
  partners: z.array(idField).max(mostPartners),
  opposing: z.array(opposingParty).max(mostOpposing),
}

/** What the form of a requirement sends. */
export const requirementBody = z
  .strictObject(requirementFields)
  .refine(...disputeNamed)
  .refine(...pairNamed)

export const requirementChange = requirementBody.safeExtend({
  /** Of the requirement that was read before. Another answers 795413 with it as it is now, a `requirementForm`, as data. */
  revision: z.int().min(0),
})

export const signUpBody = z
  .strictObject({
    note: z.string().trim().min(1).max(2000),
    /** Who would contract: of a lawyer the firm, or of one admitted abroad their own practice. */
    firm: line(200).optional(),
    ...feeFields,
    /** Given after the portal has said that a conflict of interest is possible. */
    deniesConflict: z.boolean().optional(),
    /** That the provider's contacts open to a demander abroad, once the two negotiate; never given beforehand. */
    consentsToAbroad: z.boolean().optional(),
  })
  .refine(...feeInOrder)

/** A company by its name; of an individual no more than that it is one. */
const publisher = z.object({
  userType: z.enum(userTypes),
  name: z.string().nullable(),
  /** A company or an agency that the zone has verified, and still does. */
  isVerified: z.boolean(),
})

/** What everybody may see of a requirement. */
const shown = {
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** The language it is written in. */
  language: z.enum(languages),
  ...shownHelp,
  priority: z.enum(priorities),
  /** YYYY-MM-DD. */
  deadline: z.string(),
  state: z.enum(requirementLifecycle.states),
  publisher,
  /** Instant (ISO 8601); null before it was first approved. */
  publishedAt: z.string().nullable(),
  /** How many providers have an open sign-up or had theirs completed. */
  signUps: z.int(),
}

export const requirementRow = z.object({
  ...shown,
  isOwn: z.boolean(),
  /** Whether the owner has the reader in mind. */
  isIntended: z.boolean(),
  /** The reader's sign-up, whatever became of it. */
  signUp: z.enum(cooperationLifecycle.states).nullable(),
})

/** Why a reader cannot sign up; the first that applies. */
export const signUpBars = ['notProvider', 'own', 'notVerified', 'lawyersAlone', 'notInChina'] as const

export const requirementDetail = z.object({
  ...requirementRow.shape,
  content: z.string(),
  fileCount: z.int(),
  /** Null where they are not open to the reader. */
  files: z.array(fileInfo).nullable(),
  filesFor: z.enum(attachmentReaders),
  /** Of the owner; null where they are not open to the reader. */
  contacts: contacts.nullable(),
  abilities: z.array(z.enum(providerActions)),
  bar: z.enum(signUpBars).nullable(),
  /** Where abroad the demander is (ISO 3166), to a provider who may sign up: their contacts would open there. */
  demanderCountry: z.string().nullable(),
})

/** A provider whom the owner of a requirement has in mind, or may have. */
export const partner = z.object({ id: z.string(), name: z.string(), userType: z.enum(userTypes) })

/** A requirement as its form edits it. */
export const requirementForm = z.object({
  id: z.string(),
  /** How often its owner changed it. */
  revision: z.int(),
  /** The language it is written in. */
  language: z.enum(languages),
  state: z.enum(requirementLifecycle.states),
  title: z.string(),
  ...shownHelp,
  priority: z.enum(priorities),
  deadline: z.string(),
  content: z.string(),
  contact: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  files: z.array(fileInfo),
  filesFor: z.enum(attachmentReaders),
  partners: z.array(partner),
  opposing: z.array(z.object({ name: z.string(), registrationNumber: z.string().nullable() })),
})

/** What waits for the owner of a requirement, or for whom the owner waits. */
const ownShown = {
  ...shown,
  submittedAt: z.string(),
  /** Sign-ups by state, those that there are. */
  signUpsBy: z.partialRecord(z.enum(cooperationLifecycle.states), z.int()),
  /** Why it was refused or taken down. */
  reason: z.string().nullable(),
  abilities: z.array(z.enum(ownerActions)),
}

export const ownRequirementRow = z.object({
  ...ownShown,
  /** The sign-up that was completed last of those of which the owner is asked how it was; null where there is none. */
  toEvaluate: z.string().nullable(),
})

const cooperationShown = {
  id: z.string(),
  state: z.enum(cooperationLifecycle.states),
  note: z.string(),
  firm: z.string().nullable(),
  ...shownFee,
  signedUpAt: z.string(),
  conversationId: z.string().nullable(),
  history: z.array(sidedHistoryEntry(cooperationLifecycle)),
}

export const signUp = z.object({
  ...cooperationShown,
  provider: shownProvider,
  /** Whether the owner has the provider in mind. */
  isIntended: z.boolean(),
  /** Of the provider; null before negotiation. */
  contacts: contacts.nullable(),
  abilities: z.array(z.enum(demanderActions)),
})

/** A requirement as its owner follows it. */
export const ownRequirement = z.object({
  ...ownShown,
  ...requirementForm.pick({ content: true, files: true, filesFor: true, partners: true, opposing: true })
    .shape,
  contacts,
  cooperations: z.array(signUp),
  history: z.array(historyEntry(requirementLifecycle).omit({ by: true })),
})

export const ownCooperation = z.object({ ...cooperationShown, abilities: z.array(z.enum(providerActions)) })

export const signedUpRow = z.object({
  /** Of the sign-up. */
  id: z.string(),
  requirement: requirementRow,
  cooperation: ownCooperation.pick({
    id: true,
    state: true,
    signedUpAt: true,
    conversationId: true,
    abilities: true,
  }),
})

export const signedUp = z.object({
  requirement: requirementDetail.extend({
    /** HTML; null to who is out of it, while no moderator has read it as it is. */
    content: z.string().nullable(),
    /** What happened to it since the sign-up. */
    history: z.array(z.object({ at: z.string(), action: z.enum(followedActions) })),
  }),
  cooperation: ownCooperation,
})

export const reviewedRow = z.object({
  ...shown,
  username: z.string(),
  submittedAt: z.string(),
  assignedTo: moderator.nullable(),
})

export const reviewedRequirement = z.object({
  ...reviewedRow.shape,
  /** How often its owner changed it. */
  revision: z.int(),
  content: z.string(),
  contacts,
  files: z.array(fileInfo),
  reason: z.string().nullable(),
  abilities: z.array(z.enum(moderatorActions)),
  history: z.array(historyEntry(requirementLifecycle)),
  /** Who may take it over. */
  moderators: z.array(moderator),
})
