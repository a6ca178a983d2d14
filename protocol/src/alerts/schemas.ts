import { z } from 'zod'
import { idField, line } from '../kernel/fields.ts'
import { alertKinds, frequencies, linkStates, longestAlertName, mailStates } from './constants.ts'
import { savedLists } from './saved-lists.ts'

const settings = {
  name: line(longestAlertName),
  frequency: z.enum(frequencies),
  /** By e-mail too, once the address is confirmed for it. */
  byMail: z.boolean(),
}

const filterText = z.string().max(500)

export const searchBody = z.strictObject({
  list: z.enum(savedLists),
  /** The filters that are set, by their names in the list, as an address has them. */
  filters: z.record(z.string().max(50), z.union([filterText, z.array(filterText).max(50)])),
  ...settings,
})

/** A search, as its address names it. */
export const searchQuery = z.object({
  list: z.enum(savedLists),
  /** The query part of the address, without its `?`. */
  address: z.string().max(4000),
})

export const lawBody = z.strictObject({
  lawId: idField,
  /** The article's key; null for the law as a whole. */
  article: z.string().min(1).max(60).nullable(),
})

export const alertBody = z.strictObject({ ...settings, isPaused: z.boolean() })

export const saved = z.object({
  id: z.string(),
  /** Whether e-mail comes; a link to confirm the address was sent where it is not confirmed yet. */
  mail: z.enum(mailStates),
})

/** Whether there is an alert. */
export const alertKnown = z.object({ id: z.string().nullable() })

export const alertRow = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  ...settings,
  name: z.string(),
  isPaused: z.boolean(),
  /** Of a saved search. */
  list: z.enum(savedLists).nullable(),
  /** The countries that a saved search is narrowed to (ISO 3166). */
  countries: z.array(z.string()),
  /** Path on this site: the search, the law, the article. */
  path: z.string(),
  /** Instants (ISO 8601). */
  createdAt: z.string(),
  toldAt: z.string().nullable(),
})

export type AlertRow = z.infer<typeof alertRow>

/** Who signed a link, until when: as it stands in the link. */
const signed = {
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().min(1).max(100),
}

export const endLink = z.object({ id: idField, ...signed })
export const confirmLink = z.object({ account: idField, ...signed })

const linkState = z.enum(linkStates)

/** What a link that ends an alert leads to. */
export const endStanding = z.object({ state: linkState, name: z.string().nullable() })

/** What a link that confirms an address leads to; the address with its middle left out. */
export const confirmStanding = z.object({ state: linkState, address: z.string().nullable() })
