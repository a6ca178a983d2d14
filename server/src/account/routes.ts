import { accountCalls } from '@portal/protocol/account/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { logInByPhone } from './actions/log-in-by-phone.ts'
import { logIn } from './actions/log-in.ts'
import { logOut } from './actions/log-out.ts'
import { registerPerson } from './actions/register-person.ts'
import { showViewer } from './actions/show-viewer.ts'
import { codeRoutes } from './code-routes.ts'
import { leavingRoutes } from './leaving-routes.ts'
import { safetyRoutes } from './safety-routes.ts'

export function accountRoutes(bind: Bind): void {
  bind(accountCalls.login, logIn)
  bind(accountCalls.phoneLogin, logInByPhone)
  bind(accountCalls.logOut, logOut)
  bind(accountCalls.current, showViewer)

  codeRoutes(bind)

  bind(accountCalls.registerPerson, registerPerson)
  safetyRoutes(bind)
  leavingRoutes(bind)
}
