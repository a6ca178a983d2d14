import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { kindsOf } from '@portal/protocol/templates/categories.ts'
import type { TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import type { templatesList } from '@portal/protocol/templates/lists.ts'
import { sql } from 'kysely'
import { amongManyIds } from '../kernel/database/among-ids.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

const isPublished = sql.lit<TemplateState>('PUBLISHED')

/** What everybody may read: of a template one version at most. */
export function published(db: Database) {
  return db
    .selectFrom('contract_template_version')
    .innerJoin('contract_template', 'contract_template.id', 'contract_template_version.template_id')
    .where('contract_template_version.state', '=', isPublished)
}

const shownColumns = [
  'contract_template_version.id as version_id',
  'contract_template_version.template_id as id',
  'contract_template_version.number',
  'contract_template_version.category',
  'contract_template_version.languages',
  'contract_template_version.title',
  'contract_template_version.summary',
  'contract_template_version.content',
  'contract_template_version.published_at',
  'contract_template.uses',
] as const

/** A page of what is published; where a text is looked for, of the versions that search found. */
export function publishedPage(
  db: Database,
  asked: PageWanted<typeof templatesList>,
  found: readonly string[] | null,
) {
  const { category, heldIn } = asked
  const kinds = category === undefined ? null : kindsOf(category)
  const chosen = published(db)
    .$if(kinds !== null, (query) =>
      query.where(sql<boolean>`contract_template_version.category = any(${kinds}::text[])`),
    )
    .$if(heldIn !== undefined, (query) =>
      query.where(sql<boolean>`${heldIn} = any(contract_template_version.languages)`),
    )
    .$if(found !== null, (query) => query.where(amongManyIds('contract_template_version.id', found!)))
  return pageOf(chosen, asked, {
    key: 'contract_template_version.id',
    orders: {
      newest: [['contract_template_version.published_at', 'desc']],
      mostUsed: [
        ['contract_template.uses', 'desc'],
        ['contract_template_version.published_at', 'desc'],
      ],
    },
    select: (rows) => rows.select(shownColumns),
  })
}

/** A template as it is published. */
export function findPublished(db: Database, id: string) {
  return published(db)
    .select(shownColumns)
    .where('contract_template_version.template_id', '=', id)
    .executeTakeFirst()
}

export type TemplateFound = NonNullable<Awaited<ReturnType<typeof findPublished>>>

/** The versions of a template that were ever published and are or were replaced, the last first. */
export function appearedVersions(db: Database, templateId: string) {
  return db
    .selectFrom('contract_template_version')
    .select(['id', 'number', 'note', 'published_at'])
    .where('template_id', '=', templateId)
    .where('state', 'in', ['PUBLISHED', 'REPLACED'])
    .where('published_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
}

/** How many published templates are of each kind. */
export async function countsByKind(db: Database): Promise<Map<string, number>> {
  const rows = await published(db)
    .select(['contract_template_version.category', sql<number>`count(*)::int`.as('count')])
    .groupBy('contract_template_version.category')
    .execute()
  return new Map(rows.map(({ category, count }) => [category, count]))
}
