import type { Feature } from '../kernel/feature.ts'
import { applicationMoves } from './application-moves.ts'
import { certifyAttended, followEvents, remindApplicants } from './clock.ts'
import { demoApplications } from './demo.ts'
import { forgetApplications, ownApplications } from './leaving.ts'
import { eventRoutes } from './routes.ts'

export const eventsFeature = {
  name: 'events',
  tables: ['event_known', 'event_application', 'event_certificate'],
  routes: eventRoutes,
  lifecycles: [applicationMoves],
  jobs: (services) => [
    { name: 'follow-events', cron: '* * * * *', run: () => followEvents(services) },
    { name: 'certify-attended', cron: '* * * * *', run: () => certifyAttended(services) },
    { name: 'remind-applicants', cron: '* * * * *', run: () => remindApplicants(services) },
  ],
  accounts: {
    'event_application.account_id': { leaving: 'erase', exported: true },
  },
  leaving: { erase: forgetApplications },
  exported: ownApplications,
  demo: [demoApplications],
} as const satisfies Feature
