import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import type { Database } from '../kernel/database/store.ts'
import { wordsOfDictionary } from '../reference/door.ts'

/** Names of countries and currencies as contracts write them. */
export async function contractNames(db: Database): Promise<ContractNames> {
  const [countries, currencies] = await Promise.all([
    wordsOfDictionary(db, 'COUNTRY'),
    wordsOfDictionary(db, 'CURRENCY'),
  ])
  return { countries, currencies }
}
