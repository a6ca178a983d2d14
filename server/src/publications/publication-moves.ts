import { publicationLifecycle, type PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { Movable } from '../kernel/mover.ts'
import { titleParams } from '../kernel/tell.ts'
import { deskLink } from './links.ts'

/** Of publications among what is searched: what says it changed in the change log. */
export const publicationKind = 'publication'

/** What is known of a version when it is moved. */
export interface PublicationFacts {
  publication_id: string
  /** Who wrote it last. */
  written_by: string | null
  /** Everybody who wrote of it, as far as its history knows. */
  writers: readonly string[]
  /** The time it was wanted for has come, or none was said. */
  is_due: boolean
  /** No other version of its publication is worked on, and none came after it. */
  is_free: boolean
  /** What it is called, as far as anybody wrote; asked for where its writer is told. */
  titles?: Words | null
}

export interface VersionRow extends PublicationFacts {
  id: string
  state: PublicationState
}

/** Versions of publications, as they are moved. */
export const publicationMoves: Movable<typeof publicationLifecycle, PublicationFacts> = {
  lifecycle: publicationLifecycle,
  table: 'publication_version',
  searched: { kind: publicationKind, found: ['PUBLISHED'] },
  conditions: {
    // Of what nobody is known to have written, nobody can be said to be another.
    isOthers: ({ written_by: last, writers }, by) =>
      last !== null && last !== by && !writers.some((writer) => writer === by),
    isDue: (facts) => facts.is_due,
    isFree: (facts) => facts.is_free,
  },
  // What they did themselves, writers are not told.
  parties: { writer: ({ written_by: writer }, by) => (writer === by ? null : writer) },
  about: ({ publication_id: id, titles }) => ({
    type: 'SYSTEM',
    link: deskLink(id),
    ...(titles && { params: titleParams(titles) }),
  }),
}
