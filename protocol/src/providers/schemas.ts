import { z } from 'zod'
import { contactEmailField, contactPhoneField } from '../account/fields.ts'
import { keeps } from '../account/rules/text-rules.ts'
import { countryOfArea } from '../kernel/area-code.ts'
import { areaCode, countryCode, dictionaryCode } from '../kernel/dictionary-code.ts'
import { line } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { rule } from '../kernel/rules.ts'
import { practice } from '../profiles/practice.ts'
import {
  importBytes,
  institutionKinds,
  longestInstitutionAddress,
  longestInstitutionBrief,
  longestInstitutionName,
  mostSpecialties,
  providerKinds,
} from './constants.ts'

/** A city or region, by its code and its name in the reader's language. */
const place = z.object({ code: z.string(), name: z.string() })

/** Whoever helps, in a list: lawyers, members, agencies and institutions in one shape. */
export const providerRow = z.object({
  /** Of the account; of a member or an institution its own. */
  id: z.string(),
  kind: z.enum(providerKinds),
  name: z.string(),
  /** The language that the name is in: of whoever wrote it themselves, as its letters tell; null of one without letters. */
  nameLanguage: z.enum(languages).nullable(),
  picture: z.string().nullable(),
  /** Who a lawyer would contract through, or whose member somebody is; no id where it is not in the directory. */
  firm: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** Where lawyers and law firms practise, of those abroad (ISO 3166); they do not advise on Chinese law. */
  admittedIn: z.string().nullable(),
  specialties: z.array(z.string()),
  languages: practice.languages,
  /** ISO 3166. */
  country: z.string().nullable(),
  place: place.nullable(),
  /** YYYY-MM, of a member. */
  practiceStart: z.string().nullable(),
  /** Cooperations and orders completed on the portal. */
  completed: z.int(),
  /** Services that are shown. */
  services: z.int(),
  /** How many persons of it are in the directory, of an agency. */
  persons: z.int().nullable(),
})

export type ProviderRow = z.output<typeof providerRow>

const details = {
  ...providerRow.shape,
  brief: z.string().nullable(),
  /** YYYY-MM-DD; null of an institution, which the portal has entered itself. */
  verifiedOn: z.string().nullable(),
}

/** A lawyer, or a member of an agency. */
export const personDetail = z.object({
  ...details,
  /** As the platform has verified it, the number masked; null of a member, whose agency answers for it. */
  licence: z.object({ country: z.string(), bar: z.string().nullable(), number: z.string() }).nullable(),
})

/** An agency, or an institution. */
export const organizationDetail = z.object({
  ...details,
  /** What an agency says it does. */
  scope: z.string().nullable(),
  address: z.string().nullable(),
  /** The languages that an institution's address and introduction are in; null of whoever wrote them themselves. */
  addressLanguage: z.enum(languages).nullable(),
  briefLanguage: z.enum(languages).nullable(),
  website: z.string().nullable(),
  /** For the public. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** YYYY-MM-DD, of an agency. */
  establishedOn: z.string().nullable(),
  /** Code of COMPANY_SIZE, of an agency. */
  size: z.string().nullable(),
})

const counted = z.array(z.object({ code: z.string(), count: z.int() }))

/**
 * How many the filters find, each group under all filters but its own; the most first. An area that was asked for is
 * there though nobody is in it.
 */
export const providerCounts = z.object({
  total: z.int(),
  kinds: counted,
  specialties: counted,
  languages: counted,
  countries: counted,
  areas: z.array(
    z.object({
      ...place.shape,
      country: z.string(),
      count: z.int(),
      /** How many of them are organizations. */
      organizations: z.int(),
      /** Its cities are counted in it, each of which stands beside it. */
      isProvince: z.boolean(),
    }),
  ),
})

/** A text of which the Chinese is asked for, with its translations. */
function inLanguages(one: (most: number) => z.ZodString, most: number) {
  return z.strictObject({ zh: one(most), en: one(most).nullable(), ru: one(most).nullable() })
}

const brief = z.string().trim().min(1).max(longestInstitutionBrief).nullable()

/** What the form of an institution sends. */
export const institutionBody = z
  .strictObject({
    kind: z.enum(institutionKinds),
    country: countryCode(),
    area: areaCode().nullable(),
    name: inLanguages(line, longestInstitutionName),
    address: inLanguages(line, longestInstitutionAddress),
    brief: z.strictObject({ zh: brief, en: brief, ru: brief }),
    phone: contactPhoneField.nullable(),
    email: contactEmailField.nullable(),
    website: z
      .string()
      .trim()
      .max(300)
      .refine(...keeps('website'))
      .nullable(),
    specialties: z.array(dictionaryCode('SPECIALTY_AREA')).max(mostSpecialties),
    /** Codes of the languages it works in. */
    languages: z.array(dictionaryCode('WORKING_LANGUAGE')).max(mostSpecialties),
    isShown: z.boolean(),
  })
  .refine(({ country, area }) => area === null || countryOfArea(area) === country, {
    path: ['area'],
    ...rule('notInCountry'),
  })

const words = z.object({ zh: z.string(), en: z.string().nullable(), ru: z.string().nullable() })

/** An institution as those see it who keep it. */
export const institutionForm = z.object({
  id: z.string(),
  kind: z.enum(institutionKinds),
  country: z.string(),
  area: z.string().nullable(),
  name: words,
  address: words,
  brief: z.object({ zh: z.string().nullable(), en: z.string().nullable(), ru: z.string().nullable() }),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  isShown: z.boolean(),
  /** Instants (ISO 8601). */
  addedAt: z.string(),
  changedAt: z.string(),
})

export const institutionRow = institutionForm
  .pick({ id: true, kind: true, country: true, name: true, isShown: true, changedAt: true })
  .extend({
    place: place.nullable(),
    /** The languages in which the name is missing. */
    missing: z.array(z.enum(languages)),
  })

/** A list of institutions: comma-separated values (RFC 4180), UTF-8 or GB 18030, `importColumns` in its first line. */
export const importBody = z.strictObject({ file: z.file().max(importBytes) })

/** What came of a list: all of it was added, or nothing. */
export const imported = z.object({
  added: z.int(),
  /** Bad rows, by their lines, the first ones; none where all was added. */
  problems: z.array(
    z.object({
      /** Of the file, from 1; the first line names the columns. */
      line: z.int(),
      /** Null where the whole line is meant. */
      column: z.string().nullable(),
      /** In the reader's language. */
      reason: z.string(),
    }),
  ),
  /** How many problems there are in all. */
  problemCount: z.int(),
})
