import { lookupLifecycle, type LookupState } from '@portal/protocol/lookups/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { deskLookupLink, ownLookupLink } from './links.ts'
import { titleOf } from './title.ts'

/** What is known of a lookup when it is moved. */
export interface LookupFacts {
  /** The applicant. */
  account_id: string
  assigned_to: string | null
  question: string
  /** Of the result; null while nothing is written. */
  title: string | null
  quoted_at: Date | null
}

export interface LookupRow extends LookupFacts {
  id: string
  state: LookupState
}

/** Lookups, as they are moved. */
export const lookupMoves: Movable<typeof lookupLifecycle, LookupFacts> = {
  lifecycle: lookupLifecycle,
  table: 'lookup',
  conditions: {
    isQuoted: ({ quoted_at: quotedAt }) => quotedAt !== null,
    isNotQuoted: ({ quoted_at: quotedAt }) => quotedAt === null,
    hasResult: ({ title }) => title !== null,
  },
  parties: {
    applicant: ({ account_id: applicant }) => applicant,
    investigator: ({ assigned_to: investigator }) => investigator,
  },
  about: (row, who) => ({
    type: 'SERVICE',
    link: who === 'applicant' ? ownLookupLink(row.id) : deskLookupLink(row.id),
    params: { title: titleOf(row) },
  }),
}
