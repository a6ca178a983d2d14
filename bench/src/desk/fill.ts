import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'

const people = 2000
export const consultations = 100_000
const lookups = 20_000

/** 100,000 consultations, answered but for every fiftieth, half of them published, and 20,000 lookups, of 2,000 people. */
export async function fillDesk(db: Database): Promise<void> {
  const count = (many: number) => sql.raw(String(many))
  await sql`insert into account (username, username_key, password_hash, user_type)
    select 'user' || n, 'user' || n, '', 'ENTERPRISE' from generate_series(1, ${count(people)}) as n`.execute(
    db,
  )
  await sql`create temporary table asker as
    select id, row_number() over () - 1 as n from account where username like 'user%'`.execute(db)
  await sql`insert into consultation (code, account_id, state, title, type, language, content, allows_publication,
      asked_at, replied_at)
    select 'C-' || at, asker.id, case when at % 50 = 0 then 'UNANSWERED' else 'REPLIED' end, '咨询 ' || at,
      (select type from consultation limit 1), 'zh', repeat('内容', 200), true, now() - at * interval '1 minute',
      case when at % 50 = 0 then null else now() - at * interval '1 minute' end
    from generate_series(1, ${count(consultations)}) as at
    join asker on asker.n = at % ${count(people)}`.execute(db)
  await sql`insert into consultation_reply (consultation_id, revision, language, content, replied_at)
    select id, 1, 'zh', '<p>' || repeat('答复', 500) || '</p>', replied_at
    from consultation where state = 'REPLIED' and code like 'C-%'
    on conflict do nothing`.execute(db)
  await sql`insert into consultation_publication (id, state, title, type, language, question, answer, answer_text,
      offered_at, published_at, reads)
    select id, 'PUBLISHED', title, type, language, content, '<p>' || repeat('答复', 500) || '</p>', repeat('答复', 500),
      replied_at, replied_at, length(code) * 7 % 97
    from (select *, row_number() over (order by asked_at) as at from consultation
      where state = 'REPLIED' and code like 'C-%') as answered
    where at % 2 = 0 on conflict do nothing`.execute(db)
  await sql`insert into lookup (code, account_id, state, language, applicant, phone, email, country, departments,
      matter, question, proceedings, is_foreign_investment, needs_notary, needs_translation, expected_cost,
      expected_days, allows_release, submitted_at, accepted_at, due_on, completed_at)
    select 'A-' || at, asker.id,
      (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'INVESTIGATING', 'SUBMITTED', 'CANCELLED'])[1 + at % 6],
      'zh', '样例 ' || at, 'x', 'x@example.org', (array['KZ', 'RU', 'UZ'])[1 + at % 3], like_one.departments,
      repeat('案情', 200), '问题 ' || at, like_one.proceedings, false, false, false, 5000, 10, false,
      now() - at * interval '1 hour',
      case when at % 6 <= 3 then now() - at * interval '1 hour' end,
      case when at % 6 <= 3 then current_date end,
      case when at % 6 <= 2 then now() - at * interval '1 hour' end
    from generate_series(1, ${count(lookups)}) as at
    join asker on asker.n = at % ${count(people)}
    cross join (select departments, proceedings from lookup limit 1) as like_one`.execute(db)
  await sql`insert into lookup_result (lookup_id, revision, language, title, questions, answer, checked_on,
      institution, investigator, written_at)
    select id, 1, 'zh', '查明 ' || code, array[question], '<p>' || repeat('结论', 300) || '</p>', current_date, '样例中心',
      '样例', completed_at
    from lookup where state = 'COMPLETED' and code like 'A-%' on conflict do nothing`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
