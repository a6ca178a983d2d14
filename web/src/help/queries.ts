import type { AppContext } from '../app/page.ts'
import { dictionaryQuery } from '../reference/queries.ts'

/** The dictionaries whose codes say what kind of help is meant. */
export const helpDictionaries = {
  type: 'SERVICE_TYPE',
  businessType: 'SPECIALTY_AREA',
  disputeType: 'DISPUTE_TYPE',
  translationPair: 'TRANSLATION_PAIR',
  region: 'COUNTRY',
} as const

/** Asks what the codes of help are called, but for what only some name. */
export function loadCodeNames(context: AppContext): Promise<unknown> {
  const { type, businessType, region } = helpDictionaries
  return Promise.all(
    [type, businessType, region].map((one) => context.queries.prefetchQuery(dictionaryQuery(context, one))),
  )
}
