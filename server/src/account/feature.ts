import type { Feature } from '../kernel/feature.ts'
import { accountMoves } from './account-moves.ts'
import { demoPeople } from './demo.ts'
import { eraseAccount, ownAccount } from './leaving.ts'
import { accountRoutes } from './routes.ts'
import { readSessions } from './session-hook.ts'
import { purgeExpired } from './sessions.ts'

export const accountFeature = {
  name: 'account',
  tables: [
    'account',
    'session',
    'login_failure',
    'verification_code',
    'send_count',
    'reset_link',
    'acceptance',
    'captcha',
    'captcha_answer',
  ],
  notRestored: ['session', 'verification_code', 'reset_link', 'captcha'],
  // Whether a session needs the second factor is read with the session, of every request: a door would be a statement more.
  reads: ['second_factor'],
  hooks: readSessions,
  routes: accountRoutes,
  jobs: ({ db }) => [{ name: 'purge-expired', cron: '17 * * * *', run: () => purgeExpired(db) }],
  lifecycles: [accountMoves],
  accounts: {
    'session.account_id': { leaving: 'row goes', exported: true },
    'reset_link.account_id': { leaving: 'row goes', exported: { not: 'a secret of some minutes' } },
    'acceptance.account_id': {
      leaving: { kept: 'shows that the agreement was accepted, and when' },
      exported: true,
    },
  },
  leaving: { erase: eraseAccount },
  exported: ownAccount,
  demo: [demoPeople],
} as const satisfies Feature
