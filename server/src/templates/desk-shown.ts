import { templateActions } from '@portal/protocol/templates/lifecycle.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { contentProblems } from '@portal/protocol/templates/content-problems.ts'
import type { ContentProblem, DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import { mayDo } from '../kernel/mover.ts'
import { writerOf } from '../kernel/versions.ts'
import { basisOf, basisProblems } from './basis.ts'
import type { VersionFound } from './desk-queries.ts'
import { editing, type Editor } from './policy.ts'
import { templateMoves } from './template-moves.ts'

/** All that is wrong with a content, what it rests on too. */
export async function allProblems(db: Database, content: TemplateContent): Promise<ContentProblem[]> {
  return [...contentProblems(content), ...(await basisProblems(db, content))]
}

/** A version as its editors have it. */
export async function shownVersion(
  db: Database,
  row: VersionFound,
  editor: Editor,
): Promise<DeskTemplateVersion> {
  const basis = await basisOf(db, row, editor.language)
  const facts = { ...row, is_law_changed: basis.some(({ change }) => change !== null) }
  return {
    id: row.id,
    number: row.number,
    revision: row.revision,
    state: row.state,
    writtenBy: writerOf(row),
    writtenAt: row.written_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    title: row.title,
    summary: row.summary,
    category: row.category,
    ...(row.note && { note: row.note }),
    content: row.content,
    basis,
    problems: await allProblems(db, row.content),
    abilities: mayDo(templateMoves, facts, { ...editing(editor), among: templateActions }),
  }
}
