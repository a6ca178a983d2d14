import { accountCalls } from '@portal/protocol/account/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { logIn } from './actions/log-in.ts'
import { logInByPhone } from './actions/log-in-by-phone.ts'
import { register } from './actions/register.ts'
import { registerAgency } from './actions/register-agency.ts'
import { registerCompany } from './actions/register-company.ts'
import { registerLawyer } from './actions/register-lawyer.ts'
import { clearSessionCookies } from './cookies.ts'
import { codeRoutes } from './code-routes.ts'
import { listLawOffices } from './law-offices.ts'
import { leavingRoutes } from './leaving-routes.ts'
import { safetyRoutes } from './safety-routes.ts'
import { endSession } from './sessions.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, store } = services

  bind(app, accountCalls.login, ({ body, context }) => logIn(services, body, context))
  bind(app, accountCalls.phoneLogin, ({ body, context }) => logInByPhone(services, body, context))

  bind(app, accountCalls.logOut, async ({ context: { signedIn, request, reply } }) => {
    if (signedIn) await endSession(db, signedIn.tokenHash)
    clearSessionCookies(request, reply)
    return null
  })

  bind(
    app,
    accountCalls.current,
    ({ context: { signedIn } }) =>
      signedIn && { userType: signedIn.userType, username: signedIn.username, picture: signedIn.picture },
  )

  codeRoutes(app, services)

  bind(app, accountCalls.registerPerson, ({ body, context }) =>
    register(services, body, { userType: 'PERSON' }, context),
  )
  bind(app, accountCalls.registerCompany, ({ body, context }) => registerCompany(services, body, context))
  bind(app, accountCalls.registerAgency, ({ body, context }) => registerAgency(services, body, context))
  bind(app, accountCalls.registerLawyer, ({ body, context }) => registerLawyer(services, body, context))
  bind(app, accountCalls.lawOffices, ({ query }) => listLawOffices(store.reader(), query.keyword))

  safetyRoutes(app, services)
  leavingRoutes(app, services)
}
