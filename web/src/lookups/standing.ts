import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import type { IconName } from '../ui/icon.tsx'

export type LookupRow = OutputOf<typeof lookupCalls.page>['content'][number]
export type OwnLookup = OutputOf<typeof lookupCalls.read>
export type DeskLookup = OutputOf<typeof lookupDeskCalls.desk>
export type LookupResult = NonNullable<DeskLookup['result']>
export type QuotedProvision = OutputOf<typeof lookupDeskCalls.provisions>[number]

/** What was asked, to whoever reads it. */
export type AskedLookup = Pick<
  OwnLookup,
  | 'country'
  | 'departments'
  | 'matter'
  | 'question'
  | 'proceedings'
  | 'isForeignInvestment'
  | 'needsNotary'
  | 'needsTranslation'
  | 'expectedCost'
  | 'expectedDays'
  | 'allowsRelease'
>

/** How a lookup stands to its applicant, finer than its state. */
export type Standing = 'submitted' | 'quoted' | 'investigating' | 'completed' | 'declined' | 'cancelled'

export function standingOf({
  state,
  isDeclined,
  abilities,
}: Pick<LookupRow, 'state' | 'isDeclined' | 'abilities'>): Standing {
  if (state === 'SUBMITTED') return abilities.includes('acceptQuote') ? 'quoted' : 'submitted'
  if (state === 'INVESTIGATING') return 'investigating'
  if (state === 'COMPLETED') return 'completed'
  return isDeclined ? 'declined' : 'cancelled'
}

export const standingLooks: Readonly<Record<Standing, { tone: Tone; icon: IconName }>> = {
  submitted: { tone: 'gold', icon: 'clock' },
  quoted: { tone: 'seal', icon: 'scales' },
  investigating: { tone: 'ink', icon: 'search' },
  completed: { tone: 'jade', icon: 'check' },
  declined: { tone: 'grey', icon: 'close' },
  cancelled: { tone: 'grey', icon: 'close' },
}

/** What a lookup is called: by its result, else by the first of what was asked. */
export function titleOf({ title, question }: Pick<LookupRow, 'title' | 'question'>): string {
  const [first = ''] = question.split('\n')
  return title ?? first.replace(/^\s*\d{1,2}[.、)）]\s*/, '')
}
