import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import type { countryUses, referenceCalls } from '@portal/protocol/reference/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { allCountries, allEntries } from '../queries.ts'

function named({ code, words }: { code: string; words: Words }, language: Language) {
  return { id: code, name: inLanguage(words, language) }
}

/** The dictionary that sorts what one of the four types names; services and requirements share one. */
const sortedBy: Record<(typeof countryUses)[number], string> = {
  LAW_SERVICE: 'SERVICE_TYPE',
  LAW_REQUIREMENTS: 'SERVICE_TYPE',
  JUDICIAL_CASE: 'CASE_TYPE',
  LAW_REGULATIONS: 'LAW_CATEGORY',
}

function isUse(type: string): type is keyof typeof sortedBy {
  return Object.hasOwn(sortedBy, type)
}

/**
 * What a dictionary offers, and what it offers no more but still names; the countries are one, too.
 *
 * @throws Refusal where there is no such dictionary
 */
export async function offerEntries(
  { db }: Services,
  { query }: GivenOf<typeof referenceCalls.dictionary>,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.dictionary>> {
  const type = isUse(query.type) ? sortedBy[query.type] : query.type
  const entries = type === 'COUNTRY' ? await allCountries(db) : await allEntries(db, type)
  if (entries.length === 0) throw new Refusal('notFound')
  return entries.map((entry) => ({ ...named(entry, language), isHidden: entry.is_hidden }))
}

/** The countries that rows of a kind are in. */
export async function offerCountriesInUse(
  { db, everyFeature }: Services,
  { query }: GivenOf<typeof referenceCalls.countriesInUse>,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.countriesInUse>> {
  const codes = (await everyFeature.countriesInUse(query.type)) ?? []
  const all = await allCountries(db)
  return all.filter(({ code }) => codes.includes(code)).map((entry) => named(entry, language))
}
