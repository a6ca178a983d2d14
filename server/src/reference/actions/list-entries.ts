import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { openDictionaries, type referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { allCountries, allEntries, dictionaryTypes } from '../queries.ts'

type Row = Awaited<ReturnType<typeof allCountries>>[number]

const shown = ({ is_hidden: isHidden, ...entry }: Row) => ({ ...entry, isHidden })

/** The dictionaries, and which of them take new entries. */
export async function listDictionaries({
  db,
}: Services): Promise<AnswerOf<typeof referenceAdminCalls.dictionaryTypes>> {
  const types = await dictionaryTypes(db)
  const open: readonly string[] = openDictionaries
  return types.map(({ type, count }) => ({ type, count, isOpen: open.includes(type) }))
}

/**
 * A dictionary's entries, those that are offered no more too.
 *
 * @throws Refusal where there is no such dictionary
 */
export async function listEntries(
  { db }: Services,
  { query }: GivenOf<typeof referenceAdminCalls.dictionaryEntries>,
): Promise<AnswerOf<typeof referenceAdminCalls.dictionaryEntries>> {
  const entries = await allEntries(db, query.type)
  if (entries.length === 0) throw new Refusal('notFound')
  return entries.map(shown)
}

/** The countries, those that are offered no more too. */
export async function listCountries({
  db,
}: Services): Promise<AnswerOf<typeof referenceAdminCalls.countries>> {
  return (await allCountries(db)).map(shown)
}
