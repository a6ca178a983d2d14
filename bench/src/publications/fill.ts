import { setTimeout as delay } from 'node:timers/promises'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { publicationCalls } from '@portal/protocol/publications/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { dataOf, openConnection } from '../portal/ask.ts'

export const items = 100_000
/** Only what is filled in says this. */
const mark = '压测样例'

/**
 * 100,000 published news, notices, policies and articles, a text of each in Chinese, of every third in English too. All say
 * the same of sales contracts; every twenty-fifth, also among the news, begins with intellectual property.
 */
export async function fillPublications(db: Database): Promise<void> {
  await sql`create temporary table item as
    select gen_random_uuid() as id, at, (array['news', 'notice', 'policy', 'article'])[1 + at % 4] as kind
    from generate_series(1, ${sql.raw(String(items))}) as at`.execute(db)
  await sql`insert into publication (id, kind) select id, kind from item`.execute(db)
  await sql`insert into publication_version (publication_id, kind, number, state, is_latest, category, country,
      appeared_at, published_at)
    select item.id, item.kind, 1, 'PUBLISHED', true,
      (select category from publication_version as sample where sample.kind = item.kind limit 1),
      (array['KZ', 'RU', 'UZ', 'CN'])[1 + at / 4 % 4], now() - at * interval '1 hour', now() - at * interval '1 hour'
    from item`.execute(db)
  await sql`insert into publication_text (version_id, language, title, summary, content, content_text)
    select version.id, language, ${mark} || ' ' || at, '摘要', '<p>' || body || '</p>', body
    from item join publication_version as version on version.publication_id = item.id
    cross join (values ('zh', 0), ('en', 1)) as held (language, turn)
    cross join lateral (
      select case when at % 25 = 0 then '知识产权仲裁裁决。' else '' end
        || repeat('外商投资与货物买卖合同 ' || at % 997 || ' 号要点。', 30) as body) as text
    where turn = 0 or at % 3 = 0`.execute(db)
  await sql`insert into search_change (kind, subject)
    select 'publication', version.id from item
    join publication_version as version on version.publication_id = item.id`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Waits until all that was filled in can be found. */
export async function publicationsFound(origin: string): Promise<void> {
  const connection = openConnection(origin)
  const path = `${apiPrefix}${publicationCalls.newsPage.path}?keyword=${encodeURIComponent(mark)}`
  const found = async () =>
    dataOf<{ page: { totalElements: number } }>(await connection.ask('GET', path)).page.totalElements
  while ((await found()) < items / 4) await delay(500)
  connection.close()
}
