import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { serviceOwnerActions } from '@portal/protocol/law-services/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import { shownFee, shownHelp } from '../kernel/help-columns.ts'
import { ownHistory } from '../kernel/history.ts'
import type { SignedIn } from '../kernel/http/caller.ts'
import { mayDo } from '../kernel/mover.ts'
import { providerOf, shownProvider } from '../providers/door.ts'
import { lawServiceMoves } from './law-service-moves.ts'
import type { ServiceFound, ServiceShown } from './queries.ts'

type Row = AnswerOf<typeof lawServiceCalls.page>['content'][number]
type OwnRow = AnswerOf<typeof lawServiceCalls.ownPage>['content'][number]
type OwnService = AnswerOf<typeof lawServiceCalls.own>
type Shown = Omit<Row, 'isOwn'>

/** What everybody may see of a service. */
export function shownService(row: ServiceShown): Shown {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    language: row.language,
    ...shownHelp(row),
    description: row.description,
    ...shownFee(row),
    state: row.state,
    provider: shownProvider(providerOf(row.provider!)),
    volume: row.volume,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}

/** The same to one reader. */
export function shownTo(row: ServiceShown, reader: Pick<SignedIn, 'accountId'> | null): Row {
  return { ...shownService(row), isOwn: row.account_id === reader?.accountId }
}

/** A service to its owner. */
export function shownToOwner(row: ServiceShown): Omit<OwnRow, 'reason'> {
  return {
    ...shownService(row),
    isOwn: true,
    submittedAt: row.submitted_at.toISOString(),
    caseCount: row.cases,
    openOrders: row.open_orders,
    abilities: mayDo(lawServiceMoves, row, { as: 'owner', by: row.account_id, among: serviceOwnerActions }),
  }
}

/** The same whole, as its form edits it. */
export async function shownOwnService(db: Database, row: ServiceFound): Promise<OwnService> {
  return {
    ...shownToOwner(row),
    revision: row.revision,
    content: row.content,
    firm: row.firm,
    cases: row.case_texts,
    reason: row.reason,
    history: await ownHistory(db, 'lawService', row.id),
  }
}
