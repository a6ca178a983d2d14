import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'

interface AccountFacts {
  id: string
  /** Nobody else who is active may name administrators. */
  isLastSuper: boolean
}

/** Accounts, as they are moved; that one was cancelled is told by what ends it, to where its owner was reached. */
export const accountMoves: Movable<typeof accountLifecycle, AccountFacts> = {
  lifecycle: accountLifecycle,
  table: 'account',
  conditions: { keepsSuper: ({ isLastSuper }) => !isLastSuper },
  parties: { owner: ({ id }) => id },
  about: () => ({ type: 'SYSTEM', link: null }),
}
