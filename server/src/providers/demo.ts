import { institutionBody } from '@portal/protocol/providers/schemas.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { moving } from '../kernel/mover.ts'
import { providerSearch } from '../profiles/door.ts'
import { institutionColumns } from './institution-columns.ts'

/** Bodies that do not register themselves, in three languages. */
export const demoInstitutions: DemoData = {
  name: 'demo institutions',
  content: () => demoLines('institutions'),
  load: (services) =>
    moving(services, async (mover) => {
      const given = demoLines('institutions').map((line) => institutionBody.parse(JSON.parse(line)))
      const added = await mover.transaction
        .insertInto('institution')
        .values(given.map(institutionColumns))
        .onConflict((on) => on.doNothing())
        .returning('id')
        .execute()
      for (const { id } of added) mover.changed(providerSearch, id)
    }),
}
