import { z } from 'zod'
import { contactEmailField, contactPhoneField } from '../account/fields.ts'
import { comingDay } from '../kernel/coming-day.ts'
import { contacts } from '../kernel/contacts.ts'
import { shownFee } from '../kernel/fee.ts'
import { line } from '../kernel/fields.ts'
import { shownHelp } from '../kernel/help-fields.ts'
import { sidedHistoryEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { shownProvider } from '../kernel/shown-provider.ts'
import { userTypes } from '../kernel/user-types.ts'
import { orderDemanderActions, orderLifecycle, orderProviderActions } from './lifecycle.ts'
import { orderSides } from './lists.ts'

/** What the form of an order sends. */
export const orderBody = z.strictObject({
  /** What the demander needs, and by when. */
  note: z.string().trim().min(1).max(2000),
  contact: line(50),
  phone: contactPhoneField,
  email: contactEmailField.optional(),
  /** That contacts open to a provider abroad; never given beforehand. */
  consentsToAbroad: z.boolean().optional(),
  /** Of the service that the demander read: one that was changed since is read again before it is ordered. */
  revision: z.int().min(0).optional(),
})

/** What a provider may say with a move. */
export const moveNote = z.strictObject({ note: line(500).optional() })

/** Opens the provider's contacts: where the demander is abroad, with the provider's consent, never given beforehand. */
export const connectingBody = moveNote.extend({ consentsToAbroad: z.boolean().optional() })

/** The last day by which the provider means to be ready. */
export const processingBody = moveNote.extend({ expectedOn: comingDay.optional() })

/** The reason is needed once the two are connected. */
export const cancelBody = z.strictObject({ reason: line(500).optional() })

/** What was ordered, as it was offered then. */
const ordered = z.object({
  /** Of the service as it is now. */
  serviceId: z.string(),
  title: z.string(),
  language: z.enum(languages),
  ...shownHelp,
  description: z.string(),
  firm: z.string().nullable(),
  ...shownFee,
})

const shown = {
  id: z.string(),
  code: z.string(),
  state: z.enum(orderLifecycle.states),
  side: z.enum(orderSides),
  ordered,
  provider: shownProvider,
  /** A company or agency by its name; of an individual no more than that it is one before the two are connected. */
  demander: z.object({
    userType: z.enum(userTypes),
    name: z.string().nullable(),
    picture: z.string().nullable(),
    /** Where it is, of those abroad; ISO 3166. */
    country: z.string().nullable(),
  }),
  /** Instant (ISO 8601). */
  orderedAt: z.string(),
  /** YYYY-MM-DD. */
  expectedOn: z.string().nullable(),
  conversationId: z.string().nullable(),
  /** Whether it was completed for the reader, who is asked how it was. */
  isToEvaluate: z.boolean(),
  abilities: z.array(z.enum([...orderProviderActions, ...orderDemanderActions])),
}

export const orderRow = z.object(shown)

export const orderDetail = z.object({
  ...shown,
  /** Its whole text too, as clean HTML; null of an order from before such were kept. */
  ordered: ordered.extend({ content: z.string().nullable() }),
  note: z.string(),
  /** Of the other side; null before the two are connected. */
  contacts: contacts.nullable(),
  /** What the demander gave, to the demander. */
  ownContacts: contacts.nullable(),
  history: z.array(sidedHistoryEntry(orderLifecycle)),
})
