import { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { pendingCalls } from '@portal/protocol/pending/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { asked } from '../http/asked.ts'
import type { Case } from '../http/cases.ts'
import type { Child } from '../measure/child.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { consultations } from './fill.ts'

const publishedRow = `
  select id, title, type, language, published_at, reads, left(answer_text, 200)
  from consultation_publication where state = 'PUBLISHED' and not is_hidden`

const consultationRow = `
  select consultation.*, username, user_type, consultation_publication.state as publication,
    consultation_publication.title as offered_title, question, answer
  from consultation join account on account.id = consultation.account_id
  left join consultation_publication on consultation_publication.id = consultation.id`

const lookupRow = `
  select lookup.*, username, (select title from lookup_result where lookup_id = lookup.id) as title
  from lookup join account on account.id = lookup.account_id`

const states = (table: string) => `select state, count(*) from ${table} where account_id = $1 group by state`

/** Somebody with a published consultation and a completed lookup. */
async function asker(db: Database) {
  const { rows } = await sql<{ id: string; username: string; consultation: string; lookup: string }>`
    select account.id, username, consultation.id as consultation, lookup.id as lookup
    from account
    join consultation on consultation.account_id = account.id
    join consultation_publication on consultation_publication.id = consultation.id
    join lookup on lookup.account_id = account.id and lookup.state = 'COMPLETED'
    where username like 'user%' limit 1`.execute(db)
  return rows[0]!
}

/** Lists and details of consultations and lookups, as readers, those who asked and the desk ask for them. */
export async function deskCases(db: Database, portal: Child<PortalDuties>): Promise<Case[]> {
  const own = await asker(db)
  const token = await portal.ask('signIn', own.username)
  const asAdmin = await portal.ask('signIn', 'demo_admin')
  return [
    ...[1, consultations / 40].map((page) =>
      asked(`published answers, page ${page}`, consultationCalls.page, { query: `page=${page}` }, [
        [`${publishedRow} order by published_at desc, id limit 10 offset $1`, (page - 1) * 10],
        [`select count(*) from consultation_publication where state = 'PUBLISHED' and not is_hidden`],
      ]),
    ),
    asked('own questions', consultationCalls.ownPage, { token }, [
      [`${consultationRow} where consultation.account_id = $1 order by asked_at desc limit 10`, own.id],
      [states('consultation'), own.id],
    ]),
    asked('an own question', consultationCalls.read, { token, id: own.consultation }, [
      [`${consultationRow} where consultation.id = $1`, own.consultation],
      ['select * from consultation_reply where consultation_id = $1', own.consultation],
      ['select * from consultation_file where consultation_id = $1', own.consultation],
      [`select * from history where subject = 'consultation' and subject_id = $1`, own.consultation],
    ]),
    asked('questions at the desk', consultationDeskCalls.deskPage, { token: asAdmin }, [
      [
        `${consultationRow} order by case when consultation.state = 'UNANSWERED' then asked_at end,
          asked_at desc limit 10`,
      ],
      ['select state, count(*) from consultation group by state'],
    ]),
    asked('own lookups', lookupCalls.page, { token }, [
      [`${lookupRow} where lookup.account_id = $1 order by submitted_at desc limit 10`, own.id],
      [states('lookup'), own.id],
    ]),
    asked('an own lookup with its result', lookupCalls.read, { token, id: own.lookup }, [
      [`${lookupRow} where lookup.id = $1`, own.lookup],
      ['select * from lookup_result where lookup_id = $1', own.lookup],
      ['select * from lookup_provision where lookup_id = $1', own.lookup],
      ['select * from lookup_file where lookup_id = $1', own.lookup],
      [`select * from history where subject = 'lookup' and subject_id = $1`, own.lookup],
    ]),
    asked('lookups at the desk', lookupDeskCalls.deskPage, { token: asAdmin }, [
      [
        `${lookupRow} where lookup.state <> 'DELETED'
          order by case when lookup.state = 'INVESTIGATING' then due_on end,
            case when lookup.state = 'SUBMITTED' then submitted_at end, submitted_at desc limit 10`,
      ],
      [`select state, count(*) from lookup where state <> 'DELETED' group by state`],
    ]),
    asked('what waits for who asked', pendingCalls.page, { token }, [
      [
        `select id, question, quoted_at from lookup where account_id = $1 and state = 'SUBMITTED'
          and quoted_at is not null and quote_accepted_at is null
          order by quoted_at limit 20`,
        own.id,
      ],
      [
        `select id, title, offered_at from consultation_publication where state = 'OFFERED'
          and id in (select id from consultation where account_id = $1) order by offered_at limit 20`,
        own.id,
      ],
    ]),
  ]
}
