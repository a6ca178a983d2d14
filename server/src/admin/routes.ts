import { oversightCalls } from '@portal/protocol/admin/oversight-calls.ts'
import { accountActions, peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import { secondFactorCalls } from '@portal/protocol/admin/second-factor-calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { confirmSecondFactor } from './actions/confirm-second-factor.ts'
import { describeSelf } from './actions/describe-self.ts'
import { enrolSecondFactor } from './actions/enrol-second-factor.ts'
import { enterSecondFactor } from './actions/enter-second-factor.ts'
import { listOutgoing } from './actions/list-outgoing.ts'
import { listPeoplePage } from './actions/list-people.ts'
import { moveAccount } from './actions/move-account.ts'
import { auditEvents, readAudit } from './actions/read-audit.ts'
import { setRoles } from './actions/set-roles.ts'
import { showOverview } from './actions/show-overview.ts'
import { showPerson } from './actions/show-person.ts'
import { verificationRoutes } from './verification-routes.ts'

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services

  bind(app, secondFactorCalls.me, ({ context }) => describeSelf(db, whoIs(context)))
  bind(app, secondFactorCalls.enrolSecondFactor, ({ body, context }) =>
    enrolSecondFactor(services, body, context),
  )
  bind(app, secondFactorCalls.confirmSecondFactor, ({ body, context }) =>
    confirmSecondFactor(services, body, context),
  )
  bind(app, secondFactorCalls.enterSecondFactor, ({ body, context }) =>
    enterSecondFactor(services, body, context),
  )

  verificationRoutes(app, services)

  bind(app, peopleCalls.people, ({ query }) => listPeoplePage(db, query))
  bind(app, peopleCalls.person, ({ params, context }) => showPerson(services, params.id, context))
  for (const action of accountActions) {
    bind(app, peopleCalls[action], ({ params, body, context }) =>
      moveAccount(services, action, { ...params, ...body }, context),
    )
  }
  bind(app, peopleCalls.setRoles, ({ params, body, context }) =>
    setRoles(services, { ...params, ...body }, context),
  )

  bind(app, oversightCalls.overview, ({ context }) => showOverview(db, whoIs(context).roles))
  bind(app, oversightCalls.audit, ({ query }) => readAudit(db, query))
  bind(app, oversightCalls.auditEvents, () => auditEvents(db))
  bind(app, oversightCalls.outgoing, ({ query }) => listOutgoing(db, query))
  bind(app, oversightCalls.settings, () => settings.read())
  bind(app, oversightCalls.setSettings, async ({ body }) => {
    await settings.write(body)
    return null
  })
}
