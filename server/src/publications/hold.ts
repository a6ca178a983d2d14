import type { Words } from '@portal/protocol/kernel/languages.ts'
import { openStates, publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { moversOf } from '../kernel/history.ts'
import { Refusal } from '../kernel/refusal.ts'

export const publicationVersions = { table: 'publication_version', of: 'publication_id' } as const

/**
 * A publication, held until the transaction ends: whatever writes it or one of its versions takes turns here.
 *
 * @throws Refusal where there is none
 */
export async function holdPublication(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('publication')
    .select(['id', 'kind'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

const isDue = sql<boolean>`(publication_version.publish_at is null or publication_version.publish_at <= now())`

const isFree = sql<boolean>`not exists (
  select from publication_version as other
  where other.publication_id = publication_version.publication_id
    and other.id != publication_version.id
    and (other.state = any(${openStates}::text[])
      or (other.number > publication_version.number and other.state != 'DISCARDED')))`

const subject = publicationLifecycle.subject
const writing = ['add', 'revise', 'edit'] as const

/** Versions with what the mover needs to know of them. */
export function versions(db: Database) {
  return db
    .selectFrom('publication_version')
    .select([
      'publication_version.id',
      'publication_version.publication_id',
      'publication_version.kind',
      'publication_version.number',
      'publication_version.revision',
      'publication_version.state',
      'publication_version.publish_at',
      'publication_version.written_by',
      moversOf({ subject, id: 'publication_version.id', actions: writing }).as('writers'),
      isDue.as('is_due'),
      isFree.as('is_free'),
    ])
}

const titles = sql<Words | null>`(
  select json_object_agg(language, title) from publication_text
  where version_id = publication_version.id and title != '')`

const holdOfVersion = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('publication')
    .select('id')
    .where('id', '=', (eb) =>
      eb.selectFrom('publication_version').select('publication_id').where('publication_version.id', '=', id),
    )
    .forUpdate(),
)

const versionHeld = statement((db, { id }: { id: string }) =>
  versions(db).select(titles.as('titles')).where('publication_version.id', '=', id),
)

/**
 * A version and what it is called, with its publication held until the transaction ends.
 *
 * @throws Refusal where there is none
 */
export async function holdVersion(transaction: Database, id: string) {
  const [held] = await holdOfVersion(transaction, { id })
  if (!held) throw new Refusal('notFound')
  const [version] = await versionHeld(transaction, { id })
  return version!
}

export type VersionHeld = Awaited<ReturnType<typeof holdVersion>>
