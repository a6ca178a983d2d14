import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { ArticleRow, LawHit } from '@portal/protocol/laws/schemas.ts'
import { referenceCalls } from '@portal/protocol/reference/calls.ts'
import { dataOf, type Connection } from '../portal/ask.ts'
import type { FloorQuery } from './floor-process.ts'

/** One call of the portal, and the queries that read the rows it answers. */
export interface Case {
  name: string
  method: string
  path: string
  body: unknown
  /** Of a session, where somebody signed in asks. */
  token?: string
  /** Whether the portal makes the answer each time, as if it were the first. */
  isFirst?: boolean
  /** What it is asked of, each once, in place of `{id}` in its path: it moves them. */
  ids?: readonly string[]
  /** One after the other; of what moves something, in one transaction. */
  floor: FloorQuery[]
}

export const searchPath = apiPrefix + lawCalls.search.path
const question = '合同违约的赔偿责任'

const newestVersion = `select id from law_version where law_id = law.id
  order by version_on desc nulls last, created_at desc limit 1`

export const lawRows = `
  select law.id, law.address, law.country, law.category, law.effect_level, law.department_words, law.status,
    law.adopted_on, law.effective_on, law.repealed_on, law.number, law_text.title, law_text.language,
    law_text.is_digest
  from law
  join law_text on law_text.version_id = (${newestVersion}) and law_text.language = 'zh'
  where law.id = any($1)`

const articleRows = `
  select law.id, law.address, law.country, law.category, law.effect_level, law.department_words, law.status,
    law.adopted_on, law.effective_on, law.repealed_on, law.number, law_text.title, law_text.language,
    law_text.is_digest, law_unit.key, law_unit.number as article_number, law_unit.heading, law_unit.body
  from unnest($1::uuid[], $2::text[]) as found (law_id, key)
  join law on law.id = found.law_id
  join law_text on law_text.version_id = (${newestVersion}) and law_text.language = 'zh'
  left join law_unit on law_unit.text_id = law_text.id and law_unit.key = found.key`

/** One row, so that the law's own columns do not come with each article. */
export const detailRow = `
  select law.*, law_text.title, law_text.short_titles, law_text.is_original, law_text.is_digest,
    (select json_agg(version_on) from law_version where law_id = law.id) as versions,
    (select json_agg(json_build_object('kind', kind, 'level', level, 'key', key, 'anchor', anchor, 'number',
      number, 'heading', heading, 'text', body) order by position)
      from law_unit where text_id = law_text.id) as units
  from law
  join law_text on law_text.version_id = (${newestVersion}) and law_text.language = 'zh'
  where law.id = $1`

/**
 * The calls whose answers are kept, and searches. What search finds is asked of the portal first: the floor reads the same rows by
 * their keys and finds nothing itself.
 *
 * @param longTitle title of the law with a hundred articles
 */
export async function keptCases(portal: Connection, longTitle: string): Promise<Case[]> {
  const search = async <Row>(body: unknown) =>
    dataOf<{ content: Row[] }>(await portal.ask('POST', searchPath, body)).content
  const listed = await search<LawHit>({})
  const found = await search<LawHit>({ keyword: question })
  const articles = await search<ArticleRow>({ keyword: question, unit: 'article' })
  const [long] = await search<LawHit>({ keyword: longTitle, searchField: 'title' })
  const short = found[0]
  if (!long || !short) throw new Error('the laws to be asked for were not found')

  const hits = found.flatMap(({ id, articles: best }) =>
    best.length > 0 ? best.map(({ key }) => ({ id, key })) : [{ id, key: '' }],
  )
  const detail = (name: string, { id }: LawHit): Case => ({
    name,
    method: lawCalls.details.method,
    path: apiPrefix + lawCalls.details.path.replace('{id}', id),
    body: null,
    floor: [{ sql: detailRow, values: [id] }],
  })
  return [
    {
      name: 'list: 10 laws',
      method: 'POST',
      path: searchPath,
      body: {},
      floor: [{ sql: lawRows, values: [listed.map(({ id }) => id)] }],
    },
    detail('detail: a digest', short),
    detail('detail: 100 articles', long),
    {
      name: 'dictionary',
      method: referenceCalls.dictionary.method,
      path: `${apiPrefix + referenceCalls.dictionary.path}?type=LAW_EFFECT_LEVEL`,
      body: null,
      floor: [
        {
          sql: 'select code, words from dictionary_entry where type = $1 order by position',
          values: ['LAW_EFFECT_LEVEL'],
        },
      ],
    },
    {
      name: 'search: 10 laws',
      method: 'POST',
      path: searchPath,
      body: { keyword: question },
      floor: [{ sql: articleRows, values: [hits.map(({ id }) => id), hits.map(({ key }) => key)] }],
    },
    {
      name: 'search: 10 articles',
      method: 'POST',
      path: searchPath,
      body: { keyword: question, unit: 'article' },
      floor: [
        {
          sql: articleRows,
          values: [articles.map(({ lawId }) => lawId), articles.map(({ articleKey }) => articleKey)],
        },
      ],
    },
  ]
}
