import type { PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { publicationMoves } from './publication-moves.ts'

async function insertVersion(db: Database, state: string) {
  const publication = await db
    .insertInto('publication')
    .values({ kind: 'notice' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('publication_version')
    .values({
      publication_id: publication.id,
      kind: 'notice',
      number: 1,
      state: state as PublicationState,
      is_latest: true,
      category: 'PLATFORM',
    })
    .returning(['id', 'publication_id'])
    .executeTakeFirstOrThrow()
}

/** Versions of publications, for the walk through their lifecycle. */
export const publicationVersionSample: MoveSample = {
  movable: publicationMoves,
  async add(db, state) {
    const { id: writer } = await addPerson(db, { userType: 'ADMIN' })
    const row = state === null ? null : await insertVersion(db, state)
    return {
      id: row?.id ?? null,
      facts: (holding, mover) => ({
        publication_id: row?.publication_id ?? '',
        written_by: writer,
        writers: holding.has('isOthers') ? [] : [mover],
        is_due: holding.has('isDue'),
        is_free: holding.has('isFree'),
      }),
      insert: insertVersion,
    }
  },
}
