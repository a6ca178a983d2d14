import { peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { messageCalls } from '@portal/protocol/messages/calls.ts'
import { tokenHash } from '@portal/server/kernel/crypto.ts'
import type { Child } from '../measure/child.ts'
import { dataOf, type Connection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { detailRow, lawRows, searchPath, type Case } from './cases.ts'
import type { FloorQuery } from './floor-process.ts'

/** The session of whoever asks, by the hash of its token. */
export const sessionRow = `
  select account.id, user_type, username, picture, state, verification, admin_roles, second_factor_at,
    confirmed_at
  from session
  join account on account.id = session.account_id
  left join second_factor on second_factor.account_id = account.id
  where token_hash = $1 and last_used_at > now() - interval '7 days' and state in ('ACTIVE', 'FROZEN')`

const messageRows = `
  select id, type, event, params, link, created_at, read_at,
    (select count(*) from message where account_id = (select id from account where username = $1)) as total
  from message where account_id = (select id from account where username = $1)
  order by created_at desc, id limit 10`

const partnerRow = `
  select account.id, user_type, picture, state, verification, lawyer.name
  from conversation
  join account on account.id in (first_id, second_id) and username <> $2
  left join lawyer on lawyer.account_id = account.id
  where conversation.id = $1`

const entryRows = `
  select id, author_id, text, created_at,
    (select count(*) from conversation_entry where conversation_id = $1) as total
  from conversation_entry where conversation_id = $1 order by created_at desc, id limit 20`

const peopleRows = `
  select account.id, username, user_type, state, verification, account.phone, account.email,
    account.created_at, coalesce(company.name, agency.name, lawyer.name) as name,
    (select count(*) from account) as total
  from account
  left join company on company.account_id = account.id
  left join agency on agency.account_id = account.id
  left join lawyer on lawyer.account_id = account.id
  order by account.created_at desc, account.id limit 10`

const personRow = `
  select account.id, username, user_type, state, verification, account.phone, account.email, account.picture,
    admin_roles, account.created_at, company.*, row_to_json(stored_file) as license,
    (select max(last_used_at) from session where account_id = account.id) as last_used_at,
    (select json_agg(history order by history.id) from history
      where subject = 'account' and subject_id = account.id) as history
  from account
  left join company on company.account_id = account.id
  left join stored_file on stored_file.id = company.license_image
  where account.id = $1`

const auditLine = `
  insert into audit_log (account_id, event, outcome, target, request_id)
  select account_id, 'admin.read-person', 'done', $2, '' from session where token_hash = $1`

/** What the list of laws tells beside its rows: how many there are of each kind. */
const lawFigures = `
  select country, effect_level, status, category, extract(year from adopted_on) as year, department,
    count(*)::int as held
  from law
  group by grouping sets ((country), (effect_level), (status), (category), (year), (department), ())`

const citationRows = `
  select citation.*, law.address from citation
  join law_text on law_text.id = citation.text_id
  join law_version on law_version.id = law_text.version_id and law_version.law_id = $1
  left join law on law.id = citation.target_id
  where law_text.language = 'zh' and target_id is not null`

const citedRows =
  'select article_key, source_kind, source_id, text_id, position from citation where target_id = $1'

/** Where a call is asked. */
export function to(call: Call, places: Record<string, string> = {}): Pick<Case, 'method' | 'path' | 'body'> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => places[name]!)
  return { method: call.method, path: apiPrefix + path, body: null }
}

/**
 * Calls whose answer is made each time: those of people who are signed in, and those of laws when nobody has asked
 * before. The floor reads the same session first, and leaves the same audit line.
 *
 * @param longTitle title of the law with a hundred articles
 */
export async function firstCases(
  connection: Connection,
  longTitle: string,
  portal: Child<PortalDuties>,
): Promise<Case[]> {
  const names = Array.from({ length: 20 }, (_, at) => `bench_${at}`)
  await portal.ask('addPeople', { names, password: 'Bench_login_1' })
  const conversation = await portal.ask('addMessages', { username: 'demo_company', count: 30 })
  const company = await portal.ask('signIn', 'demo_company')
  const admin = await portal.ask('signIn', 'demo_admin')
  const accessToken = (token: string) => ({ accesstoken: token })
  const search = async (body: unknown) =>
    dataOf<{ content: LawHit[] }>(await connection.ask('POST', searchPath, body)).content
  const people = to(peopleCalls.people)
  const found = await connection.ask(
    'GET',
    `${people.path}?keyword=demo_company`,
    undefined,
    accessToken(admin),
  )
  const person = dataOf<{ content: { id: string }[] }>(found).content[0]!.id
  const listed = await search({})
  const [long] = await search({ keyword: longTitle, searchField: 'title' })
  if (!long) throw new Error('the law to be asked for was not found')

  const signedIn = (token: string, floor: FloorQuery[]) => ({
    token,
    floor: [{ sql: sessionRow, values: [tokenHash(token)] }, ...floor],
  })
  return [
    {
      name: 'messages: 10',
      ...to(messageCalls.page),
      ...signedIn(company, [{ sql: messageRows, values: ['demo_company'] }]),
    },
    {
      name: 'a conversation: 20 entries',
      ...to(conversationCalls.entries, { id: conversation }),
      ...signedIn(company, [
        { sql: partnerRow, values: [conversation, 'demo_company'] },
        { sql: entryRows, values: [conversation] },
      ]),
    },
    {
      name: 'people: 10, with an audit line',
      ...people,
      ...signedIn(admin, [
        { sql: peopleRows, values: [] },
        { sql: auditLine, values: [tokenHash(admin), ''] },
      ]),
    },
    {
      name: 'a person, with an audit line',
      ...to(peopleCalls.person, { id: person }),
      ...signedIn(admin, [
        { sql: personRow, values: [person] },
        { sql: auditLine, values: [tokenHash(admin), person] },
      ]),
    },
    {
      name: 'list: 10 laws with figures, first answer',
      method: lawCalls.search.method,
      path: searchPath,
      body: {},
      isFirst: true,
      floor: [
        { sql: lawRows, values: [listed.map(({ id }) => id)] },
        { sql: lawFigures, values: [] },
      ],
    },
    {
      name: 'detail: 100 articles, first answer',
      ...to(lawCalls.details, { id: long.id }),
      isFirst: true,
      floor: [
        { sql: detailRow, values: [long.id] },
        { sql: citationRows, values: [long.id] },
        { sql: citedRows, values: [long.id] },
      ],
    },
  ]
}
