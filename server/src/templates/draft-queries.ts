import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { contractDraftsList } from '@portal/protocol/templates/lists.ts'
import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

const draftColumns = [
  'contract_draft.id',
  'contract_draft.account_id',
  'contract_draft.version_id',
  'contract_draft.language',
  'contract_draft.second_language',
  'contract_draft.revision',
  'contract_draft.sealed',
  'contract_draft.changed_at',
  'contract_template_version.template_id',
  'contract_template_version.number',
  'contract_template_version.title',
  'contract_template_version.category',
  'contract_template_version.content',
] as const

function drafts(db: Database) {
  return db
    .selectFrom('contract_draft')
    .innerJoin('contract_template_version', 'contract_template_version.id', 'contract_draft.version_id')
}

/** A contract in preparation with the version that it stands on. */
export function findDraft(db: Database, id: string, hold: 'held' | 'read') {
  return drafts(db)
    .select(draftColumns)
    .where('contract_draft.id', '=', id)
    .$if(hold === 'held', (query) => query.forUpdate('contract_draft'))
    .executeTakeFirst()
}

export type DraftFound = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** A page of somebody's own. */
export function ownDraftsPage(db: Database, accountId: string, asked: PageWanted<typeof contractDraftsList>) {
  const chosen = drafts(db).where('contract_draft.account_id', '=', accountId)
  return pageOf(chosen, asked, {
    key: 'contract_draft.id',
    orders: {
      changed: [['contract_draft.changed_at', 'desc']],
      newest: [['contract_draft.created_at', 'desc']],
    },
    select: (rows) => rows.select(draftColumns),
  })
}

/** All that somebody has in preparation, what was changed last first. */
export function ownDrafts(db: Database, accountId: string) {
  return drafts(db)
    .select([...draftColumns, 'contract_draft.created_at'])
    .where('contract_draft.account_id', '=', accountId)
    .orderBy('contract_draft.changed_at', 'desc')
    .execute()
}

export async function countDrafts(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contract_draft')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** The published versions of templates, by template. */
export async function publishedOf(db: Database, templateIds: readonly string[]) {
  const rows = await db
    .selectFrom('contract_template_version')
    .select(['id', 'template_id', 'number', 'note', 'published_at', 'content'])
    .where('state', '=', 'PUBLISHED')
    .where(amongIds('template_id', templateIds))
    .execute()
  return new Map(rows.map((row) => [row.template_id, row]))
}

export type PublishedOf = Awaited<ReturnType<typeof publishedOf>>
