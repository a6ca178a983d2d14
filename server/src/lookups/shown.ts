import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { fileInfos } from '../files/door.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { daysLeft, daysTaken } from './clock.ts'
import type { LookupFound, LookupShown } from './queries.ts'

type Own = AnswerOf<typeof lookupCalls.read>
type Shown = Omit<AnswerOf<typeof lookupCalls.page>['content'][number], 'abilities'>
type Asked = Omit<Own, keyof Shown | 'abilities' | 'result' | 'history'>

const instant = (at: Date | null) => at && at.toISOString()

/** What both sides see of a lookup in their lists. */
export function shownLookup(row: LookupShown): Shown {
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    isDeclined: row.is_declined,
    country: row.country,
    departments: row.departments,
    question: row.question,
    language: row.language,
    submittedAt: row.submitted_at.toISOString(),
    acceptedAt: instant(row.accepted_at),
    endedAt: instant(row.completed_at ?? row.cancelled_at),
    dueOn: row.due_on,
    daysLeft: daysLeft(row),
    daysTaken: daysTaken(row),
    title: row.state === 'COMPLETED' ? row.title : null,
  }
}

type Quoted = Pick<
  LookupFound,
  'quoted_cost' | 'quoted_days' | 'quote_note' | 'quoted_at' | 'quote_accepted_at'
>

/** What the desk asks for; null before it says. */
export function shownQuote(row: Quoted): Asked['quote'] {
  if (row.quoted_at === null || row.quoted_cost === null || row.quoted_days === null) return null
  return {
    cost: Number(row.quoted_cost),
    days: row.quoted_days,
    note: row.quote_note,
    at: row.quoted_at.toISOString(),
    acceptedAt: instant(row.quote_accepted_at),
  }
}

/**
 * The quote that waits for the applicant; null where none does.
 *
 * @throws Refusal where it is not the one that was read, with the one that stands
 */
export function quoteAsRead(row: Quoted & Pick<LookupFound, 'state'>, readAt: string | null): Asked['quote'] {
  const quote = row.state === 'SUBMITTED' ? shownQuote(row) : null
  if (quote && Date.parse(quote.at) !== Date.parse(readAt ?? '')) throw new Refusal('changedMeanwhile', quote)
  return quote
}

/** Files of an application, or of its result; for its two sides alone. */
export async function shownFiles(services: Services, ids: string[]) {
  const files = await fileInfos(services.db, services, ids)
  return ids.flatMap((id) => files.get(id) ?? [])
}

/** The question that search has learned; null where it has learned none. */
export function shownReleased({
  released_question: question,
  released_at: at,
}: Pick<LookupFound, 'released_question' | 'released_at'>): Asked['released'] {
  return question !== null && at ? { question, at: at.toISOString() } : null
}

/** What was applied for, as both sides read it. */
export async function shownAsked(services: Services, row: LookupFound): Promise<Asked> {
  return {
    matter: row.matter,
    proceedings: row.proceedings,
    isForeignInvestment: row.is_foreign_investment,
    needsNotary: row.needs_notary,
    needsTranslation: row.needs_translation,
    expectedCost: Number(row.expected_cost),
    expectedDays: row.expected_days,
    files: await shownFiles(services, row.file_ids),
    allowsRelease: row.allows_release,
    released: shownReleased(row),
    applicant: { name: row.applicant, phone: row.phone, email: row.email, company: row.company },
    quote: shownQuote(row),
    reason: row.reason,
    conversationId: row.conversation_id,
  }
}
