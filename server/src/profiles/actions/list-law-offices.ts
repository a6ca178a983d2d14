import type { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Services } from '../../kernel/services.ts'
import { lawOffices } from '../law-offices.ts'

/** As many as a person looks through; a keyword finds the others. */
const mostOffices = 200

/** Signs that have a meaning in LIKE. */
function literal(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

/** Law offices that a lawyer may name as the firm. */
export function listLawOffices(
  { store }: Services,
  { query: { keyword } }: GivenOf<typeof registrationCalls.lawOffices>,
): Promise<AnswerOf<typeof registrationCalls.lawOffices>> {
  return lawOffices(store.reader())
    .select(['account.id', 'agency.name'])
    .$if(Boolean(keyword), (query) => query.where('agency.name', 'ilike', `%${literal(keyword!)}%`))
    .orderBy('agency.name')
    .orderBy('account.id')
    .limit(mostOffices)
    .execute()
}
