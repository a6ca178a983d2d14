import {
  lawServicesList,
  ownLawServicesList,
  reviewedLawServicesList,
} from '@portal/protocol/law-services/lists.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { pendingServices } from '../../../server/src/law-services/pending.ts'
import {
  findService,
  ownServicesPage,
  reviewPage,
  servicesPage,
} from '../../../server/src/law-services/queries.ts'
import { pages, whatWaits, type Measured } from './pages.ts'

const services = 20_000

/** Services of the providers that are there, with three cases each. */
export async function fillServices(db: Database): Promise<void> {
  await sql`insert into law_service (code, account_id, state, language, title, type, business_type, regions,
      description, content, content_text, firm, volume, submitted_at, published_at)
    select 'S-' || at, provider.id,
      (array['DISPLAYED', 'DISPLAYED', 'DISPLAYED', 'CLOSED', 'REJECTED', 'REVIEWING'])[1 + at % 6],
      'zh', '服务 ' || at, 'CONTRACT_REVIEW', 'TRADE', array[(array['KZ', 'RU', 'UZ', 'CN'])[1 + at % 4]],
      '简介', repeat('内容', 500), '', 'x', at % 97, now() - at * interval '1 minute', now() - at * interval '1 minute'
    from generate_series(1, ${sql.raw(String(services))}) as at
    join provider on provider.n = at % (select count(*) from provider)`.execute(db)
  await sql`insert into service_case (service_id, position, title, theme, content)
    select id, position, 'x', 'x', repeat('内容', 100)
    from law_service cross join generate_series(0, 2) as position`.execute(db)
}

export async function measuredServices(db: Database): Promise<Measured[]> {
  const { id, account_id: provider } = await db
    .selectFrom('law_service')
    .select(['id', 'account_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return [
    ...pages('services shown', lawServicesList, services / 20, (asked) => servicesPage(db, asked)),
    {
      name: 'services shown in a country',
      ask: () => servicesPage(db, { region: 'KZ', sort: 'newest', page: 1, size: 10 }),
    },
    {
      name: 'services of a type of provider',
      ask: () => servicesPage(db, { providerType: 'LAWYER', sort: 'volume', page: 1, size: 10 }),
    },
    {
      name: 'services of a provider',
      ask: () => servicesPage(db, { provider, sort: 'newest', page: 1, size: 10 }),
    },
    ...pages('own services', ownLawServicesList, 2, (asked) => ownServicesPage(db, provider, asked)),
    ...pages('services to review', reviewedLawServicesList, services / 20, (asked) =>
      reviewPage(db, provider, asked),
    ),
    { name: 'one service', ask: () => findService(db, id, provider) },
    { name: 'what waits for a provider of services', ask: whatWaits(db, [pendingServices], provider) },
  ]
}
