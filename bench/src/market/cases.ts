import { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { orderCalls } from '@portal/protocol/orders/calls.ts'
import { pendingCalls } from '@portal/protocol/pending/calls.ts'
import { providerCalls } from '@portal/protocol/providers/calls.ts'
import { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { requirementReviewCalls } from '@portal/protocol/requirements/review-calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { asked } from '../http/asked.ts'
import type { Case } from '../http/cases.ts'
import type { Child } from '../measure/child.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { requirements } from './fill.ts'

const shownRequirement = `
  select requirement.id, code, requirement.account_id, requirement.state, requirement.language, title, type,
    business_type, dispute_type, regions, priority, deadline, submitted_at, published_at, account.user_type,
    account.username, coalesce(company.name, agency.name) as publisher,
    (select json_object_agg(state, many) from (select state, count(*) as many from cooperation
      where requirement_id = requirement.id group by state) as by_state) as sign_ups
  from requirement join account on account.id = requirement.account_id
  left join company on company.account_id = account.id
  left join agency on agency.account_id = account.id`

const shownService = `
  select law_service.id, code, law_service.account_id, law_service.state, law_service.language, title, type,
    business_type, regions, description, fee_from, fee_to, days, volume, open_orders, submitted_at, published_at,
    account.user_type, account.username, lawyer.name, lawyer.licence_country, lawyer.law_firm_name,
    (select count(*) from service_case where service_id = law_service.id) as cases
  from law_service join account on account.id = law_service.account_id
  left join lawyer on lawyer.account_id = account.id`

const isShown = `state = 'DISPLAYED' and not is_hidden`

const providerRow = `
  select provider_entry.*, account.picture, lawyer.law_firm_name, lawyer.languages, lawyer.brief, tally.services
  from provider_entry join account on account.id = provider_entry.id
  join lawyer on lawyer.account_id = account.id
  left join provider_tally as tally on tally.account_id = account.id`

const providerKinds = `kind in ('LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER')`

const orderRow = `
  select service_order.*, account.username, account.picture, lawyer.name
  from service_order join account on account.id = service_order.provider_id
  left join lawyer on lawyer.account_id = account.id`

/**
 * A demander with requirements and orders, and a provider with sign-ups, services and orders: the first of them, as the
 * last have all that is moved (`moves.ts`).
 */
async function twoSides(db: Database) {
  const { rows } = await sql<{ id: string; username: string; requirement: string; order: string }>`
    select account.id, username, requirement.id as requirement, service_order.id as order
    from account join requirement on requirement.account_id = account.id and requirement.state = 'DISPLAYED'
    join service_order on service_order.account_id = account.id and service_order.state = 'COMPLETED'
    where account.username like 'user%' order by account.id limit 1`.execute(db)
  const { rows: providers } = await sql<{
    id: string
    username: string
    requirement: string
    service: string
  }>`
    select account.id, username, cooperation.requirement_id as requirement, law_service.id as service
    from account join cooperation on cooperation.account_id = account.id and cooperation.state = 'SIGNED_UP'
    join law_service on law_service.account_id = account.id and law_service.state = 'DISPLAYED'
    where account.username like 'user%' order by account.id limit 1`.execute(db)
  return { demander: rows[0]!, provider: providers[0]! }
}

/**
 * Lists, details and what waits, as people who are signed in ask for them. The floor reads the same session, the rows
 * and how many there are.
 */
export async function marketCases(db: Database, portal: Child<PortalDuties>): Promise<Case[]> {
  const { demander, provider } = await twoSides(db)
  const asDemander = await portal.ask('signIn', demander.username)
  const asProvider = await portal.ask('signIn', provider.username)
  const asAdmin = await portal.ask('signIn', 'demo_admin')

  const ownStates = (table: string, column: string) =>
    `select state, count(*) from ${table} where ${column} = $1 group by state`
  const deep = requirements / 20

  return [
    ...[1, deep].map((page) =>
      asked(
        `needs shown, page ${page}`,
        requirementCalls.page,
        { token: asProvider, query: `page=${page}` },
        [
          [
            `${shownRequirement} where requirement.state = 'DISPLAYED' and not is_hidden
            order by (priority = 'EMERGENCY') desc, published_at desc, requirement.id limit 10 offset $1`,
            (page - 1) * 10,
          ],
          [`select count(*) from requirement where ${isShown}`],
          ['select requirement_id, state from cooperation where account_id = $1 limit 10', provider.id],
        ],
      ),
    ),
    asked('a need, to a provider', requirementCalls.read, { token: asProvider, id: provider.requirement }, [
      [`${shownRequirement} where requirement.id = $1`, provider.requirement],
      ['select content, contact, phone from requirement where id = $1', provider.requirement],
      [
        'select * from cooperation where requirement_id = $1 and account_id = $2',
        provider.requirement,
        provider.id,
      ],
      ['select * from requirement_file where requirement_id = $1', provider.requirement],
    ]),
    asked('own needs', requirementCalls.ownPage, { token: asDemander }, [
      [
        `${shownRequirement} where requirement.account_id = $1 order by submitted_at desc limit 10`,
        demander.id,
      ],
      [ownStates('requirement', 'account_id'), demander.id],
    ]),
    asked(
      'an own need with its sign-ups',
      requirementCalls.own,
      { token: asDemander, id: demander.requirement },
      [
        [`${shownRequirement} where requirement.id = $1`, demander.requirement],
        ['select content, contact, phone from requirement where id = $1', demander.requirement],
        [
          `select cooperation.*, lawyer.name, lawyer.law_firm_name, lawyer.licence_country, username, picture
          from cooperation join account on account.id = cooperation.account_id
          join lawyer on lawyer.account_id = account.id where requirement_id = $1`,
          demander.requirement,
        ],
        [`select * from history where subject = 'requirement' and subject_id = $1`, demander.requirement],
      ],
    ),
    asked('needs signed up for', requirementCalls.signedUpPage, { token: asProvider }, [
      [
        `select mine.id, mine.state, mine.signed_up_at, needs.* from (select * from cooperation where account_id = $1
          order by signed_up_at desc limit 10) as mine join (${shownRequirement}) as needs on needs.id = requirement_id`,
        provider.id,
      ],
      [ownStates('cooperation', 'account_id'), provider.id],
    ]),
    asked('needs to review', requirementReviewCalls.reviewPage, { token: asAdmin }, [
      [`${shownRequirement} where requirement.state <> 'DELETED' order by submitted_at desc limit 10`],
      [`select state, count(*) from requirement where state <> 'DELETED' group by state`],
    ]),
    asked('services shown', lawServiceCalls.page, { token: asDemander, query: 'sort=volume' }, [
      [
        `${shownService} where law_service.state = 'DISPLAYED' and not is_hidden
          order by volume desc, published_at desc, law_service.id limit 10`,
      ],
      [`select count(*) from law_service where ${isShown}`],
    ]),
    asked('a service with its cases', lawServiceCalls.read, { token: asDemander, id: provider.service }, [
      [`${shownService} where law_service.id = $1`, provider.service],
      ['select content, firm from law_service where id = $1', provider.service],
      ['select * from service_case where service_id = $1 order by position', provider.service],
      [
        'select * from service_reader where service_id = $1 and account_id = $2',
        provider.service,
        demander.id,
      ],
    ]),
    asked('own services', lawServiceCalls.ownPage, { token: asProvider }, [
      [`${shownService} where law_service.account_id = $1 order by submitted_at desc limit 10`, provider.id],
      [ownStates('law_service', 'account_id'), provider.id],
    ]),
    asked('orders placed', orderCalls.page, { token: asDemander }, [
      [`${orderRow} where service_order.account_id = $1 order by ordered_at desc limit 10`, demander.id],
      [ownStates('service_order', 'account_id'), demander.id],
    ]),
    asked('an order', orderCalls.read, { token: asDemander, id: demander.order }, [
      [`${orderRow} where service_order.id = $1`, demander.order],
      [`select * from history where subject = 'order' and subject_id = $1`, demander.order],
      ['select id from conversation where subject_id = $1', demander.order],
    ]),
    ...[1, 500].map((page) =>
      asked(`providers, page ${page}`, providerCalls.page, { token: asDemander, query: `page=${page}` }, [
        [
          `${providerRow} where ${providerKinds} order by completed desc, added_at desc, provider_entry.id
            limit 10 offset $1`,
          (page - 1) * 10,
        ],
        [`select count(*) from provider_entry where ${providerKinds}`],
      ]),
    ),
    asked('a provider', providerCalls.lawyer, { token: asDemander, id: provider.id }, [
      [`${providerRow} where provider_entry.id = $1`, provider.id],
      [
        `${shownService} where law_service.account_id = $1 and law_service.state = 'DISPLAYED' limit 3`,
        provider.id,
      ],
    ]),
    asked('what waits for a demander', pendingCalls.page, { token: asDemander }, [
      [
        `select requirement.id, title, cooperation.state, count(*), min(signed_up_at) from requirement
          join cooperation on requirement_id = requirement.id
          where requirement.account_id = $1 and requirement.state in ('DISPLAYED', 'OVERDUE')
            and cooperation.state in ('SIGNED_UP', 'IN_NEGOTIATION')
          group by requirement.id, cooperation.state order by 5 limit 20`,
        demander.id,
      ],
      [
        `select service_order.id, title, completed_at from service_order where account_id = $1 and state = 'COMPLETED'
          and not exists (select from evaluation where kind = 'order' and subject_id = service_order.id)
          order by completed_at limit 20`,
        demander.id,
      ],
    ]),
    asked('what waits for a provider', pendingCalls.page, { token: asProvider }, [
      [
        `select id, title, state, ordered_at from service_order where provider_id = $1
          and state in ('TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING') order by ordered_at limit 20`,
        provider.id,
      ],
      [
        `select id, title from law_service where account_id = $1 and state = 'REJECTED' limit 20`,
        provider.id,
      ],
    ]),
  ]
}
