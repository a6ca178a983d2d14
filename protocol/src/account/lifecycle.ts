import { lifecycle, type Tone } from '../kernel/lifecycle.ts'
import type { AccountState } from '../kernel/user-types.ts'

/** Who uses the portal, and how far: an account's states (docs/requirements.md). */
export const accountLifecycle = lifecycle({
  subject: 'account',
  states: { ACTIVE: 'jade', SUSPENDED: 'seal', FROZEN: 'gold', CANCELLED: 'grey' } satisfies Record<
    AccountState,
    Tone
  >,
  /** Somebody active is left who may name administrators. */
  conditions: { keepsSuper: 'wrongState' },
  moves: [
    {
      from: ['ACTIVE', 'FROZEN'],
      action: 'suspend',
      by: 'admin',
      to: 'SUSPENDED',
      when: 'keepsSuper',
      needsReason: true,
      tells: [{ who: 'owner', event: 'accountSuspended' }],
    },
    {
      from: ['ACTIVE', 'SUSPENDED'],
      action: 'freeze',
      by: 'admin',
      to: 'FROZEN',
      when: 'keepsSuper',
      needsReason: true,
      tells: [{ who: 'owner', event: 'accountFrozen' }],
    },
    {
      from: ['SUSPENDED', 'FROZEN'],
      action: 'restore',
      by: 'admin',
      to: 'ACTIVE',
      needsReason: true,
      tells: [{ who: 'owner', event: 'accountRestored' }],
    },
    {
      from: ['ACTIVE', 'SUSPENDED', 'FROZEN'],
      action: 'cancel',
      by: 'admin',
      to: 'CANCELLED',
      when: 'keepsSuper',
      needsReason: true,
    },
    { from: ['ACTIVE', 'FROZEN'], action: 'cancel', by: 'owner', to: 'CANCELLED', when: 'keepsSuper' },
  ],
})
