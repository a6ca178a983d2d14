import type { Words } from '@portal/protocol/kernel/languages.ts'
import { templateLifecycle, type TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { titleParams } from '../kernel/tell.ts'
import { deskLink } from './links.ts'
import { templateCollection } from './search-collection.ts'

/** What is known of a version when it is moved. */
export interface TemplateFacts {
  template_id: string
  title: Words
  /** Who wrote it last. */
  written_by: string | null
  /** Everybody who wrote of it, as far as its history knows. */
  writers: readonly string[]
  /** A law that it rests on changed since an editor looked at it. */
  is_law_changed: boolean
  /** No other version of its template is worked on, and none came after it. */
  is_free: boolean
}

export interface VersionRow extends TemplateFacts {
  id: string
  state: TemplateState
}

/** Versions of templates, as they are moved. */
export const templateMoves: Movable<typeof templateLifecycle, TemplateFacts> = {
  lifecycle: templateLifecycle,
  table: 'contract_template_version',
  searched: { kind: templateCollection.kind, found: ['PUBLISHED'] },
  conditions: {
    // Of what nobody is known to have written, nobody can be said to be another.
    isOthers: ({ written_by: last, writers }, by) =>
      last !== null && last !== by && !writers.some((writer) => writer === by),
    isLawChanged: (facts) => facts.is_law_changed,
    isFree: (facts) => facts.is_free,
  },
  // What they did themselves, writers are not told.
  parties: { writer: ({ written_by: writer }, by) => (writer === by ? null : writer) },
  about: ({ template_id: id, title }) => ({ type: 'SYSTEM', link: deskLink(id), params: titleParams(title) }),
}
