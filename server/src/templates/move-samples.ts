import type { TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { insertTemplate } from './fixtures/insert-template.ts'
import { templateMoves } from './template-moves.ts'

async function insertVersion(db: Database, state: string): Promise<{ id: string }> {
  const { versionId } = await insertTemplate(db, { state: state as TemplateState })
  return { id: versionId }
}

/** Versions of contract templates, for the walk through their lifecycle. */
export const templateVersionSample: MoveSample = {
  movable: templateMoves,
  async add(db, state) {
    const { id: writer } = await addPerson(db, { userType: 'ADMIN' })
    return {
      id: state === null ? null : (await insertVersion(db, state)).id,
      facts: (holding, mover) => ({
        template_id: '018f0000-0000-7000-8000-000000000000',
        title: { zh: '样例' },
        written_by: writer,
        writers: holding.has('isOthers') ? [] : [mover],
        is_law_changed: holding.has('isLawChanged'),
        is_free: holding.has('isFree'),
      }),
      insert: insertVersion,
    }
  },
}
