import { draftBody } from '@portal/protocol/templates/schemas.ts'
import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { addDraft } from './actions/write-draft.ts'

const sample = z.strictObject({
  /** By username. */
  owner: z.string(),
  /** By the key of the template's sample. */
  template: z.string(),
  ...draftBody.omit({ template: true }).shape,
})

export type ContractSample = z.output<typeof sample>

/** The samples of contracts in preparation. */
export function contractSamples(): ContractSample[] {
  return demoLines('contracts').map((line) => sample.parse(JSON.parse(line)))
}

/** The template that a sample is begun on, unless its owner has one on that already. */
function toBegin(db: Database, key: string, accountId: string) {
  return db
    .selectFrom('contract_template')
    .select('id')
    .where('key', '=', key)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contract_draft')
            .innerJoin(
              'contract_template_version',
              'contract_template_version.id',
              'contract_draft.version_id',
            )
            .whereRef('contract_template_version.template_id', '=', 'contract_template.id')
            .where('contract_draft.account_id', '=', accountId),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Contracts in preparation of the demo accounts. */
export const demoContracts: DemoData = {
  name: 'demo contracts',
  content: () => demoLines('contracts'),
  load: async (services) => {
    const people = await samplePeople(services.db)
    for (const { owner, template: key, ...body } of contractSamples()) {
      const caller = people.get(owner)!
      const template = await toBegin(services.db, key, caller.accountId)
      if (template) await addDraft(services, { body: { ...body, template: template.id } }, caller)
    }
  },
}
