import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import { templateKinds } from '@portal/protocol/templates/categories.ts'
import { openTemplateStates } from '@portal/protocol/templates/lifecycle.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { markLatest } from '../../kernel/mark-latest.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { mayRevise, sourceOf } from '../../kernel/versions.ts'
import { versionsOf } from '../desk-queries.ts'
import { holdTemplate, holdVersion, templateVersions } from '../hold.ts'
import { editing, type Acting, type Editor } from '../policy.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { templateMoves } from '../template-moves.ts'

type Given = GivenOf<typeof templateAdminCalls.add>['body']

/** @throws InputInvalid where the category is a group of the tree, or a language of the contract has no title */
function columnsOf({ title, summary, category, note, content }: Given) {
  if (!templateKinds.some((kind) => kind === category)) refuseField('category', 'notChoice')
  for (const language of content.languages) {
    if (title[language] === undefined) refuseField(`title.${language}`, 'required')
    if (summary[language] === undefined) refuseField(`summary.${language}`, 'required')
  }
  return {
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    category,
    note: note ? JSON.stringify(note) : null,
    content: JSON.stringify(content),
    languages: content.languages,
  }
}

/**
 * Begins a template with its first version; a sample has a key, by which it is found again.
 *
 * @throws InputInvalid where the category is a group, or a language has no title
 */
export async function addTemplate(
  services: Services,
  { body }: GivenOf<typeof templateAdminCalls.add>,
  editor: Acting,
  key: string | null = null,
): Promise<{ id: string }> {
  const { accountId: by } = editor
  const columns = columnsOf(body)
  return moving(services, async ({ make, transaction }) => {
    const { id } = await transaction
      .insertInto('contract_template')
      .values({ key })
      .returning('id')
      .executeTakeFirstOrThrow()
    const facts = {
      template_id: id,
      title: body.title,
      written_by: by,
      writers: [],
      is_law_changed: false,
      is_free: true,
    }
    await make(templateMoves, facts, { action: 'add', ...editing(editor) }, (state) =>
      transaction
        .insertInto('contract_template_version')
        .values({ template_id: id, number: 1, state, is_latest: true, written_by: by, ...columns })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return { id }
  })
}

/**
 * Writes a draft.
 *
 * @throws Refusal where there is none or it is no draft; with theirs, where somebody else wrote after what was read
 * @throws InputInvalid where the category is a group, or a language has no title
 */
export async function editVersion(
  services: Services,
  { params: { id }, body: { revision: read, ...given } }: GivenOf<typeof templateAdminCalls.edit>,
  editor: Editor,
): Promise<{ revision: number }> {
  const columns = columnsOf(given)
  const revision = read + 1
  await moving(services, async ({ move, transaction }) => {
    const row = await holdVersion(transaction, id)
    await refuseChanged(transaction, { row, read, editor })
    await move(templateMoves, row, { action: 'edit', ...editing(editor) })
    await transaction
      .updateTable('contract_template_version')
      .set({ ...columns, revision, written_by: editor.accountId, written_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  })
  return { revision }
}

const copied = ['template_id', 'category', 'languages', 'title', 'summary', 'content'] as const

function insertCopy(
  transaction: Database,
  from: string,
  values: { number: number; state: string; by: string },
) {
  return transaction
    .insertInto('contract_template_version')
    .columns([...copied, 'number', 'state', 'is_latest', 'written_by'])
    .expression((eb) =>
      eb
        .selectFrom('contract_template_version')
        .select(copied)
        .select([
          sql<number>`${values.number}::int`.as('number'),
          sql<string>`${values.state}::text`.as('state'),
          sql<boolean>`false`.as('is_latest'),
          sql<string>`${values.by}::uuid`.as('written_by'),
        ])
        .where('id', '=', from),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Begins a version of a template, beside the one that everybody reads.
 *
 * @throws Refusal where there is none, another version is worked on, or none was ever published
 */
export async function reviseVersion(
  services: Services,
  { params: { id }, body: { from } }: GivenOf<typeof templateAdminCalls.revise>,
  editor: Acting,
): Promise<null> {
  const { accountId: by } = editor
  await moving(services, async ({ make, transaction }) => {
    await holdTemplate(transaction, id)
    const all = await versionsOf(transaction, id)
    const source = sourceOf(all, from)
    const [last] = all
    if (!source || !last) throw new Refusal('notFound')
    const facts = {
      template_id: id,
      title: source.title,
      written_by: by,
      writers: [],
      is_law_changed: false,
      is_free: mayRevise(all, openTemplateStates),
    }
    await make(templateMoves, facts, { action: 'revise', ...editing(editor) }, (state) =>
      insertCopy(transaction, source.id, { number: last.number + 1, state, by }),
    )
    await markLatest(transaction, templateVersions, id)
  })
  return null
}
