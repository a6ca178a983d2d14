import { languages } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { kindsOf } from '@portal/protocol/templates/categories.ts'
import { deskTemplatesList } from '@portal/protocol/templates/lists.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { versions } from './hold.ts'

const titles = languages.map((language) => sql`contract_template_version.title->>${sql.lit(language)}`)

/** Another version of its template is what everybody reads. */
const isChange = sql<boolean>`exists (
  select from contract_template_version as shown
  where shown.template_id = contract_template_version.template_id
    and shown.id != contract_template_version.id and shown.state = 'PUBLISHED')`

/** The version of its template that everybody reads is one of these. */
const isShownBy = (versionIds: readonly string[]) => sql<boolean>`exists (
  select from contract_template_version as shown
  where shown.template_id = contract_template_version.template_id
    and shown.id = any(${versionIds}::uuid[]))`

/** A page of all templates, each by its latest version. `changed` are the published ones whose laws changed. */
export function deskPage(
  db: Database,
  asked: PageWanted<typeof deskTemplatesList>,
  changed: readonly string[],
) {
  const chosen = ({ state, keyword, category, lawChanged }: Wanted<typeof deskTemplatesList>) =>
    db
      .selectFrom('contract_template_version')
      .innerJoin('contract_template', 'contract_template.id', 'contract_template_version.template_id')
      .where('contract_template_version.is_latest', '=', true)
      .$if(state !== undefined, (query) => query.where('contract_template_version.state', '=', state!))
      .$if(category !== undefined, (query) =>
        query.where(
          sql<boolean>`contract_template_version.category = any(${[...kindsOf(category!)]}::text[])`,
        ),
      )
      .$if(lawChanged === true, (query) => query.where(isShownBy(changed)))
      .$if(keyword !== undefined, (query) => query.where(hasText(titles, keyword!)))
  return tabbedPageOf(deskTemplatesList, chosen, asked, {
    key: 'contract_template_version.id',
    tab: 'contract_template_version.state',
    orders: {
      changed: [['contract_template_version.written_at', 'desc']],
      newest: [['contract_template_version.published_at', 'desc']],
      oldest: [['contract_template_version.published_at', 'asc']],
    },
    select: (rows) =>
      rows
        .leftJoin(accounts(db), 'account.id', 'contract_template_version.written_by')
        .select([
          'contract_template_version.id as version_id',
          'contract_template_version.template_id as id',
          'contract_template_version.title',
          'contract_template_version.category',
          'contract_template_version.languages',
          'contract_template_version.state',
          'contract_template_version.written_by',
          'contract_template_version.written_at',
          'contract_template_version.published_at',
          'contract_template.uses',
          'account.username',
        ])
        .select(isChange.as('is_change'))
        .select(isShownBy(changed).as('has_changed_law')),
  })
}

/** Versions with all that their editors see of them. */
function wholeVersions(db: Database) {
  return versions(db)
    .innerJoin('contract_template', 'contract_template.id', 'contract_template_version.template_id')
    .leftJoin(accounts(db), 'account.id', 'contract_template_version.written_by')
    .select([
      'contract_template_version.is_latest',
      'contract_template_version.category',
      'contract_template_version.summary',
      'contract_template_version.note',
      'contract_template_version.published_at',
      'contract_template_version.written_at',
      'contract_template.uses',
      'account.username',
    ])
}

export function findVersion(db: Database, id: string) {
  return wholeVersions(db).where('contract_template_version.id', '=', id).executeTakeFirst()
}

export type VersionFound = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** All versions of a template, the last first. */
export function versionsOf(db: Database, templateId: string): Promise<VersionFound[]> {
  return wholeVersions(db)
    .where('contract_template_version.template_id', '=', templateId)
    .orderBy('contract_template_version.number', 'desc')
    .execute()
}

/** How many wait for another editor's approval. */
export async function countInReview(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contract_template_version')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'IN_REVIEW')
    .executeTakeFirstOrThrow()
  return count
}
