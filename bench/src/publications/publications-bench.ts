import { homeCalls } from '@portal/protocol/home/calls.ts'
import { publicationCalls } from '@portal/protocol/publications/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { asked } from '../http/asked.ts'
import type { Case } from '../http/cases.ts'
import { compareFilled } from '../http/compare-filled.ts'
import { fillPublications, items, publicationsFound } from './fill.ts'

const row = `
  select version.*, text.title, text.summary, text.source_name, text.speaker, text.picture_text,
    char_length(text.content_text)
  from publication_version as version
  join publication_text as text on text.version_id = version.id and text.language = 'zh'`

const isShown = `version.state = 'PUBLISHED'`

const related = (narrowing: string) =>
  `${row} where ${isShown} and publication_id <> $1 and ${narrowing} order by appeared_at desc limit 5`

/** What every text that was filled in has, and what every twenty-fifth has. */
const questions = {
  'a text finds in all': '外商投资 买卖合同 431',
  'a text finds in some': '知识产权 仲裁裁决',
}

/** What visitors ask for, each answer made anew. The floor reads the rows; of what search finds, by their keys. */
async function casesOf(db: Database, origin: string): Promise<Case[]> {
  await publicationsFound(origin)
  const { rows } = await sql<{ id: string; version: string; category: string; country: string }>`
    select publication_id as id, id as version, category, country from publication_version
    where kind = 'news' and number = 1 and country is not null order by appeared_at limit 1`.execute(db)
  const one = rows[0]!
  const newsCount = `select count(*) from publication_version where kind = 'news' and state = 'PUBLISHED'`
  return [
    ...[1, items / 80].map((page) =>
      asked(`news, page ${page}`, publicationCalls.newsPage, { query: `page=${page}` }, [
        [
          `${row} where ${isShown} and version.kind = 'news'
            order by is_pinned desc, appeared_at desc, version.id limit 10 offset $1`,
          (page - 1) * 10,
        ],
        [newsCount],
      ]),
    ),
    asked('news of a country', publicationCalls.newsPage, { query: 'country=KZ' }, [
      [
        `${row} where ${isShown} and version.kind = 'news' and country = 'KZ'
          order by is_pinned desc, appeared_at desc, version.id limit 10`,
      ],
      [`${newsCount} and country = 'KZ'`],
    ]),
    asked('news, one', publicationCalls.news, { id: one.id }, [
      [`${row} where publication_id = $1 and ${isShown}`, one.id],
      [`select content from publication_text where version_id = $1 and language = 'zh'`, one.version],
      [related(`version.kind = 'news' and category = $2`), one.id, one.category],
      [related('category = $2'), one.id, one.category],
      [related(`version.kind = 'news'`), one.id],
      [related('country = $2'), one.id, one.country],
      [`select language from publication_text where version_id = $1`, one.version],
    ]),
    ...Object.entries(questions).map(([name, question]) =>
      asked(
        `news that ${name}`,
        publicationCalls.newsPage,
        { query: `keyword=${encodeURIComponent(question)}` },
        [[`${row} where ${isShown} and version.kind = 'news' limit 10`]],
      ),
    ),
    asked(
      'what home shows of it',
      homeCalls.zone,
      {},
      ['news', 'policy', 'notice', 'article'].map((kind) => [
        `${row} where ${isShown} and version.kind = $1
          order by is_pinned desc, appeared_at desc, version.id limit 6`,
        kind,
      ]),
    ),
  ]
}

/** Lists, details, search and home at 100,000 publications, through HTTP, beside a floor that reads their rows. */
export function benchPublications(): Promise<void> {
  return compareFilled(fillPublications, (db, _portal, origin) => casesOf(db, origin))
}
