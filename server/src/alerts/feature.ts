import type { Feature } from '../kernel/feature.ts'
import { tellAlerts } from './clock.ts'
import { endByPost } from './end-by-post.ts'
import { ownAlerts } from './leaving.ts'
import { alertRoutes } from './routes.ts'

export const alertsFeature = {
  name: 'alerts',
  tables: ['alert', 'alert_confirmation', 'alert_mail'],
  notRestored: ['alert_confirmation'],
  hooks: endByPost,
  routes: alertRoutes,
  // Each is due at eight; those that could not be looked at then are soon after.
  jobs: (services) => [{ name: 'tell-alerts', cron: '*/10 * * * *', run: () => tellAlerts(services) }],
  accounts: {
    'alert.account_id': { leaving: 'row goes', exported: true },
    'alert_confirmation.account_id': { leaving: 'row goes', exported: { not: 'a secret of links' } },
    'alert_mail.account_id': { leaving: 'row goes', exported: true },
  },
  exported: ownAlerts,
} as const satisfies Feature
