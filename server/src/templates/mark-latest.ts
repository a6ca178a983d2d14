import type { Database } from '../kernel/database/store.ts'

/** Says which of a template's versions is its latest: of those that were not given up, the last. */
export async function markLatest(transaction: Database, templateId: string): Promise<void> {
  const ofTemplate = transaction
    .updateTable('contract_template_version')
    .where('template_id', '=', templateId)
  await ofTemplate.set({ is_latest: false }).where('is_latest', '=', true).execute()
  await ofTemplate
    .set({ is_latest: true })
    .where('number', '=', (eb) =>
      eb
        .selectFrom('contract_template_version as other')
        .select(({ fn }) => fn.max('other.number').as('number'))
        .where('other.template_id', '=', templateId)
        .where('other.state', '!=', 'DISCARDED'),
    )
    .execute()
}
