import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { institutionCalls } from '@portal/protocol/providers/admin-calls.ts'
import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { providerSearch } from '../../profiles/door.ts'
import { institutionColumns, institutionGiven, refuseSameName } from '../institution-columns.ts'
import { institutionsPage } from '../institutions.ts'

/** The bodies that do not register themselves. */
export async function listInstitutions(
  { db, labels }: Services,
  { query }: GivenOf<typeof institutionCalls.institutions>,
  { language }: Caller,
): Promise<AnswerOf<typeof institutionCalls.institutions>> {
  const { rows, page, counts } = await institutionsPage(db, query)
  const names = await labels.current()
  const content = rows.map((row) => {
    const { kind, country, area, name, isShown } = institutionGiven(row)
    return {
      id: row.id,
      kind,
      country,
      name,
      isShown,
      place: area === null ? null : { code: area, name: names.of('AREA', area, language) },
      changedAt: row.changed_at.toISOString(),
      missing: languages.filter((one) => name[one] === null),
    }
  })
  return { content, page, counts }
}

/** @throws Refusal where there is none */
export async function showInstitution(
  { db }: Services,
  { params: { id } }: GivenOf<typeof institutionCalls.institution>,
): Promise<AnswerOf<typeof institutionCalls.institution>> {
  const row = await db.selectFrom('institution').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  const { added_at: added, changed_at: changed } = row
  return { id, ...institutionGiven(row), addedAt: added.toISOString(), changedAt: changed.toISOString() }
}

/** @throws InputInvalid where there is one of its kind and name in the country */
export async function addInstitution(
  services: Services,
  { body }: GivenOf<typeof institutionCalls.addInstitution>,
): Promise<{ id: string }> {
  return moving(services, async (mover) => {
    const added = await mover.transaction
      .insertInto('institution')
      .values(institutionColumns(body))
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseSameName('name.zh'))
    mover.changed(providerSearch, added.id)
    return added
  })
}

/** @throws Refusal where there is none, or another is of its kind and name in the country */
export async function editInstitution(
  services: Services,
  { params: { id }, body }: GivenOf<typeof institutionCalls.editInstitution>,
): Promise<null> {
  await moving(services, async (mover) => {
    const changed = await mover.transaction
      .updateTable('institution')
      .set({ ...institutionColumns(body), changed_at: sql`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
      .catch(refuseSameName('name.zh'))
    if (!changed) throw new Refusal('notFound')
    mover.changed(providerSearch, id)
  })
  return null
}

/** @throws Refusal where there is none any more */
export async function removeInstitution(
  services: Services,
  { params: { id } }: GivenOf<typeof institutionCalls.removeInstitution>,
): Promise<null> {
  await moving(services, async (mover) => {
    const removed = await mover.transaction
      .deleteFrom('institution')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal('notFound')
    mover.changed(providerSearch, id)
  })
  return null
}
