import { languages } from '@portal/protocol/kernel/languages.ts'
import { templateLifecycle } from '@portal/protocol/templates/lifecycle.ts'
import { templateBody } from '@portal/protocol/templates/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import { moving } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { addTemplate } from './actions/write.ts'
import { approveVersion, submitVersion } from './actions/move.ts'
import type { Editor } from './policy.ts'
import { templateMoves } from './template-moves.ts'

const sample = z.strictObject({
  key: z.string().regex(/^[a-z][a-z-]{1,60}$/),
  publishedOn: z.iso.date(),
  ...templateBody.shape,
})

export type TemplateSample = z.output<typeof sample>

const day = 24 * 60 * 60 * 1000

/** The samples of contract templates. */
export function templateSamples(): TemplateSample[] {
  return demoLines('templates').map((line) => sample.parse(JSON.parse(line)))
}

function latestOf({ db }: Services, key: string) {
  return db
    .selectFrom('contract_template_version')
    .innerJoin('contract_template', 'contract_template.id', 'contract_template_version.template_id')
    .select(['contract_template_version.id', 'contract_template_version.state'])
    .where('contract_template.key', '=', key)
    .where('contract_template_version.is_latest', '=', true)
    .executeTakeFirst()
}

/** Has it all happened on the day that the sample says. */
async function setBack(services: Services, id: string, { publishedOn }: TemplateSample): Promise<void> {
  const age = Math.max(0, Math.floor((Date.now() - Date.parse(publishedOn)) / day))
  const then = sql<Date>`now() - make_interval(days => ${age})`
  await moving(services, async ({ changed, transaction }) => {
    await transaction
      .updateTable('contract_template_version')
      .set({ written_at: then, appeared_at: then, published_at: then })
      .where('id', '=', id)
      .execute()
    await setHistoryBack(transaction, templateLifecycle.subject, [id], age)
    changed(templateMoves, id)
  })
}

async function publish(services: Services, given: TemplateSample, editor: Editor): Promise<void> {
  const { key, publishedOn: _publishedOn, ...body } = given
  const there = await latestOf(services, key)
  if (!there) await addTemplate(services, { body }, editor, key)
  const version = there ?? (await latestOf(services, key))
  if (!version || version.state === 'PUBLISHED') return
  const read = { params: { id: version.id }, body: { revision: 1 } }
  if (version.state === 'DRAFT') await submitVersion(services, read, editor)
  await approveVersion(services, read, editor)
  await setBack(services, version.id, given)
}

/** Contract templates, all of them published. */
export const demoTemplates: DemoData = {
  name: 'demo contract templates',
  content: () => demoLines('templates'),
  load: async (services) => {
    const people = await samplePeople(services.db)
    const accountId = people.get('demo_admin')!.accountId
    const editor: Editor = { accountId, roles: ['SUPER'], language: languages[0] }
    for (const given of templateSamples()) await publish(services, given, editor)
  },
}
