import type { Database } from '../kernel/database/store.ts'

/** As many as a person looks through; a keyword finds the others. */
const mostOffices = 200

/** Law offices that the platform has verified and that may be used. */
function lawOffices(db: Database) {
  return db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .where('user_type', '=', 'LAW_OFFICE')
    .where('verification', '=', 'VERIFIED')
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
}

/** Signs that have a meaning in LIKE. */
function literal(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

export function listLawOffices(db: Database, keyword: string | undefined) {
  return lawOffices(db)
    .select(['account.id', 'agency.name'])
    .$if(Boolean(keyword), (query) => query.where('agency.name', 'ilike', `%${literal(keyword!)}%`))
    .orderBy('agency.name')
    .orderBy('account.id')
    .limit(mostOffices)
    .execute()
}

export async function isLawOffice(db: Database, id: string): Promise<boolean> {
  const found = await lawOffices(db).select('account.id').where('account.id', '=', id).executeTakeFirst()
  return found !== undefined
}
