import { otherNumberLength } from '@portal/protocol/account/rules/registration-number.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../kernel/database/store.ts'
import { foldName } from '../kernel/fold-name.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sameDigits } from './same-digits.ts'

/** Where something is registered, and its number there, as facts keep it. */
export const registered = {
  /** ISO 3166. A change given before countries were asked for is one in China. */
  country: z.string().default('CN'),
  /** Null in China. */
  registrationNumber: z.string().nullable().default(null),
}

export interface Registered {
  name: string
  country: string
  registrationNumber: string | null
}

/** Companies and agencies of a country, but for one account. */
function othersIn(db: Database, accountId: string, country: string) {
  const of = (table: 'company' | 'agency') =>
    db
      .selectFrom(table)
      .select(['name', 'registration_number'])
      .where('country', '=', country)
      .where('account_id', '!=', accountId)
  return db.selectFrom(of('company').unionAll(of('agency')).as('other'))
}

/** Legal forms of Russia that are written out or shortened: the same firm either way. */
const forms: readonly (readonly [string, string])[] = [
  ['обществосограниченнойответственностью', 'ооо'],
  ['публичноеакционерноеобщество', 'пао'],
  ['акционерноеобщество', 'ао'],
  ['индивидуальныйпредприниматель', 'ип'],
]

/** What two writings of a firm's name have in common. */
function nameKey(name: string): string {
  return forms.reduce((folded, [long, short]) => folded.replace(long, short), foldName(name))
}

/** Whether another account, a company or an agency, has the number, however it is written: a register gives each once. */
async function hasOther(
  db: Database,
  accountId: string,
  { country, registrationNumber: number }: Registered,
): Promise<boolean> {
  if (number === null) return false
  const others = await othersIn(db, accountId, country)
    .select(sql<string>`registration_number`.as('number'))
    .where(sameDigits('registration_number', number))
    .execute()
  return others.some((other) => foldName(other.number) === foldName(number))
}

/** Whether another account of the same name gave a number of the other kind: it may be the same body. */
async function isUnderOtherNumber(db: Database, accountId: string, given: Registered): Promise<boolean> {
  const { name, country, registrationNumber: number } = given
  const length = number === null ? null : otherNumberLength(country, number)
  if (length === null) return false
  const others = await othersIn(db, accountId, country)
    .select('name')
    .where(sql<boolean>`length(registration_number) = ${length}`)
    .execute()
  return others.some((other) => nameKey(other.name) === nameKey(name))
}

/** Whether another account has the number, or may have the other of the same body. */
export async function isNumberTaken(db: Database, accountId: string, given: Registered): Promise<boolean> {
  return (await hasOther(db, accountId, given)) || isUnderOtherNumber(db, accountId, given)
}

/**
 * Holds number and name until the transaction ends: an index decides between two companies or two agencies at once
 * who write it alike, this between any two, and between a body's two numbers.
 *
 * @throws Refusal where another account has it
 */
export async function takeNumber(transaction: Database, accountId: string, given: Registered): Promise<void> {
  const { name, country, registrationNumber: number } = given
  if (number === null) return
  for (const held of [`number ${country} ${foldName(number)}`, `name ${country} ${nameKey(name)}`]) {
    const lock = `registration-${held}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
  }
  if (await hasOther(transaction, accountId, given)) throw new Refusal('identityTaken')
  if (await isUnderOtherNumber(transaction, accountId, given)) {
    throw new Refusal('identityTaken', null, 'otherNumber')
  }
}
