import { openTemplateStates, templateLifecycle } from '@portal/protocol/templates/lifecycle.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { moversOf } from '../kernel/history.ts'
import { Refusal } from '../kernel/refusal.ts'
import { changedVersions } from './law-changes.ts'

export const templateVersions = { table: 'contract_template_version', of: 'template_id' } as const

/**
 * A template, held until the transaction ends: whatever writes it or one of its versions takes turns here.
 *
 * @throws Refusal where there is none
 */
export async function holdTemplate(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('contract_template')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

const isFree = sql<boolean>`not exists (
  select from contract_template_version as other
  where other.template_id = contract_template_version.template_id
    and other.id != contract_template_version.id
    and (other.state = any(${openTemplateStates}::text[])
      or (other.number > contract_template_version.number and other.state != 'DISCARDED')))`

const subject = templateLifecycle.subject
const writing = ['add', 'revise', 'edit'] as const

/** Versions with what the mover needs to know of them, but for the laws that they rest on. */
export function versions(db: Database) {
  return db
    .selectFrom('contract_template_version')
    .select([
      'contract_template_version.id',
      'contract_template_version.template_id',
      'contract_template_version.number',
      'contract_template_version.revision',
      'contract_template_version.state',
      'contract_template_version.title',
      'contract_template_version.content',
      'contract_template_version.written_by',
      moversOf({ subject, id: 'contract_template_version.id', actions: writing }).as('writers'),
      isFree.as('is_free'),
    ])
}

/**
 * A version, with its template held until the transaction ends.
 *
 * @throws Refusal where there is none
 */
export async function holdVersion(transaction: Database, id: string) {
  const found = await transaction
    .selectFrom('contract_template_version')
    .select('template_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  await holdTemplate(transaction, found.template_id)
  const row = await versions(transaction)
    .where('contract_template_version.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, is_law_changed: (await changedVersions(transaction, [id])).has(id) }
}

export type VersionHeld = Awaited<ReturnType<typeof holdVersion>>
