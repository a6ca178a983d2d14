import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Services } from '../kernel/services.ts'
import { listedById } from './queries.ts'
import { rowsByKey, type Row } from './shown.ts'

export { barredFrom, firmOf, type Help } from './may-help.ts'
export {
  findProviders,
  providerAt,
  providerOf,
  providersById,
  shownProvider,
  type Provider,
} from './providers.ts'
export { readHelpTerms } from './specialty-concepts.ts'
export { countCompleted, countServices } from './tally.ts'

/** Those of some ids who are in the directory, in the order of the ids, as lists show them to a reader of a language. */
export async function providerRows(
  services: Pick<Services, 'db' | 'labels' | 'secretKey'>,
  ids: readonly string[],
  language: Language,
): Promise<Row[]> {
  const listed = await listedById(services.db, ids)
  const keys = ids.flatMap((id) => listed.get(id) ?? [])
  return rowsByKey(services, keys, language)
}
