import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { openCooperationStates, ownerActions } from '@portal/protocol/requirements/lifecycle.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { shownHelp } from '../kernel/help-columns.ts'
import type { SignedIn } from '../kernel/http/caller.ts'
import { mayDo } from '../kernel/mover.ts'
import type { RequirementShown } from './queries.ts'
import { requirementMoves } from './requirement-moves.ts'

type Row = AnswerOf<typeof requirementCalls.page>['content'][number]
type Owned = Omit<AnswerOf<typeof requirementCalls.ownPage>['content'][number], 'toEvaluate' | 'reason'>

/** Sign-ups that count for everybody: those that run, and what was completed. */
const counted: readonly string[] = [...openCooperationStates, 'COMPLETED']

/** What everybody may see. Of an individual no more than that it is one. */
export function shownRequirement(row: RequirementShown): Omit<Row, 'isOwn' | 'isIntended' | 'signUp'> {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    language: row.language,
    ...shownHelp(row),
    priority: row.priority,
    deadline: row.deadline,
    state: row.state,
    publisher: {
      userType: row.user_type,
      name: row.publisher,
      isVerified: row.publisher !== null && row.verification === 'VERIFIED',
    },
    publishedAt: row.published_at?.toISOString() ?? null,
    signUps: Object.entries(row.sign_ups).reduce(
      (sum, [state, many]) => sum + (counted.includes(state) ? (many ?? 0) : 0),
      0,
    ),
  }
}

/** The same to one reader. */
export function shownTo(
  row: RequirementShown,
  reader: Pick<SignedIn, 'accountId'> | null,
  reading: Pick<Row, 'isIntended' | 'signUp'>,
): Row {
  return { ...shownRequirement(row), isOwn: row.account_id === reader?.accountId, ...reading }
}

/** What its mover needs to know of a requirement. */
export function factsOf(row: RequirementShown) {
  return { ...row, is_worked_on: (row.sign_ups['COOPERATING'] ?? 0) > 0 }
}

/** A requirement to its owner. */
export function shownToOwner(row: RequirementShown): Owned {
  return {
    ...shownRequirement(row),
    submittedAt: row.submitted_at.toISOString(),
    signUpsBy: row.sign_ups,
    abilities: ownerAbilities(row),
  }
}

/** A new deadline is asked for where one edits or publishes again: the one that is over does not forbid it. */
function ownerAbilities(row: RequirementShown) {
  const facts = { ...factsOf(row), deadline: '9999-12-31' }
  return mayDo(requirementMoves, facts, { as: 'owner', by: row.account_id, among: ownerActions })
}
