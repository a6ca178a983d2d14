import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { fillServices } from './law-services.ts'
import { fillOrders } from './orders.ts'

export const requirements = 100_000
const signUps = 1_000_000
const demanders = 2500
const providers = 10_000

/**
 * Fills a market: 100,000 requirements, half of them shown, with 1,000,000 sign-ups, 20,000 services, 200,000 orders with
 * their evaluations, 10,000 providers.
 */
export async function fillMarket(db: Database): Promise<void> {
  const everybody = sql.raw(String(demanders + providers))
  await sql`insert into account (username, username_key, password_hash, user_type)
    select 'user' || n, 'user' || n, '', case when n <= ${sql.raw(String(demanders))} then 'ENTERPRISE' else 'LAWYER' end
    from generate_series(1, ${everybody}) as n`.execute(db)
  await sql`insert into lawyer (account_id, name, identity_kind, identity_sealed, identity_hash, licence_country,
      licence_number, law_firm_name, specialties)
    select id, '样例' || username, 'RESIDENT', '', decode(md5(username), 'hex'), 'CN', username, '样例律师事务所',
      array[(array['TRADE', 'ENERGY', 'LABOUR'])[1 + length(username) % 3]]
    from account where user_type = 'LAWYER' and username like 'user%'`.execute(db)
  await sql`create temporary table demander as
    select id, row_number() over () - 1 as n from account where user_type = 'ENTERPRISE' and username like 'user%'`.execute(
    db,
  )
  await sql`create temporary table provider as
    select id, row_number() over () - 1 as n from account where user_type = 'LAWYER' and username like 'user%'`.execute(
    db,
  )
  await sql`insert into requirement (code, account_id, state, language, title, type, business_type, regions,
      priority, deadline, content, content_text, contact, phone, files_for, opposing, opposing_keys,
      submitted_at, published_at)
    select 'R-' || at, demander.id,
      (array['DISPLAYED', 'DISPLAYED', 'DISPLAYED', 'CLOSED', 'OVERDUE', 'REVIEWING'])[1 + at % 6],
      'zh', '需求 ' || at, 'CONTRACT_REVIEW', 'TRADE', array[(array['KZ', 'RU', 'UZ', 'CN'])[1 + at % 4]],
      case when at % 50 = 0 then 'EMERGENCY' else 'NORMAL' end, current_date + at % 300, repeat('内容', 500), '',
      'x', 'x', 'NEGOTIATING', coalesce((select opposing from requirement where opposing_keys = '{}' limit 1), ''), '{}', now() - at * interval '1 minute', now() - at * interval '1 minute'
    from generate_series(1, ${sql.raw(String(requirements))}) as at
    join demander on demander.n = at % ${sql.raw(String(demanders))}`.execute(db)
  await sql`insert into cooperation (requirement_id, account_id, state, note, signed_up_at)
    select requirement.id, provider.id,
      case requirement.state when 'DISPLAYED' then 'SIGNED_UP' else 'NO_COOPERATION' end, 'x', requirement.submitted_at
    from (select id, state, submitted_at, row_number() over () as n from requirement) as requirement
    cross join generate_series(0, ${sql.raw(String(signUps / requirements - 1))}) as k
    join provider on provider.n = (requirement.n * 7 + k * 13) % ${sql.raw(String(providers))}`.execute(db)
  await fillServices(db)
  await fillOrders(db)
  await sql`vacuum analyze`.execute(db)
}
