import { z } from 'zod'
import { line } from '../kernel/fields.ts'
import { call } from '../kernel/call.ts'

const access = { roles: ['EDITOR'] } as const

const words = z.strictObject({ zh: line(200), en: line(200), ru: line(200) })
const dictionaryType = z.string().regex(/^[A-Z_]{1,50}$/)
const entryCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_]{0,49}$/)
const countryCode = z.string().regex(/^[A-Z]{2}$/)
const position = z.int().min(0).max(10_000)

/** Dictionaries that take new entries; the codes of the others stand in the portal's own rules. */
export const openDictionaries = [
  'INDUSTRY',
  'SPECIALTY_AREA',
  'DISPUTE_TYPE',
  'TRANSLATION_PAIR',
  'CONSULTATION_TYPE',
  'PUBLICATION_TOPIC',
  'RESEARCH_TYPE',
  'PRODUCT_TYPE',
  'FORUM_CATEGORY',
  'CURRENCY',
  'SERVICE_TYPE',
  'COMPANY_SIZE',
  'WORKING_LANGUAGE',
] as const

/** A word that is chosen from, with its code, which never changes. */
const entry = z.object({
  code: z.string(),
  position: z.int(),
  words,
  /** Kept for the rows that bear it, offered no more. */
  isHidden: z.boolean(),
})

const entryBody = z.strictObject({ position, words, isHidden: z.boolean() })

export const referenceAdminCalls = {
  dictionaryTypes: call({
    method: 'GET',
    path: '/admin/dictionary/types',
    access,
    summary: 'The dictionaries there are, with how many entries each has',
    output: z.array(
      z.object({ type: z.string(), count: z.int(), /** Takes new entries. */ isOpen: z.boolean() }),
    ),
  }),
  dictionaryEntries: call({
    method: 'GET',
    path: '/admin/dictionary/list',
    access,
    summary: 'A dictionary’s entries in all languages, hidden ones too',
    query: z.object({ type: dictionaryType }),
    output: z.array(entry),
  }),
  saveDictionaryEntry: call({
    method: 'PUT',
    path: '/admin/dictionary/{type}/{code}',
    access,
    summary: 'Add an entry to a dictionary, or change its words, place or showing',
    params: z.object({ type: dictionaryType, code: entryCode }),
    body: entryBody,
    output: z.null(),
    audit: 'admin.save-dictionary-entry',
  }),
  countries: call({
    method: 'GET',
    path: '/admin/country/list',
    access,
    summary: 'The countries in all languages, hidden ones too',
    output: z.array(entry),
  }),
  saveCountry: call({
    method: 'PUT',
    path: '/admin/country/{code}',
    access,
    summary: 'Add a country (ISO 3166), or change its words, place or showing',
    params: z.object({ code: countryCode }),
    body: entryBody,
    output: z.null(),
    audit: 'admin.save-country',
  }),
}
