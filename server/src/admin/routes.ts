import { oversightCalls } from '@portal/protocol/admin/oversight-calls.ts'
import { accountActions, peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import { secondFactorCalls } from '@portal/protocol/admin/second-factor-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { confirmSecondFactor } from './actions/confirm-second-factor.ts'
import { describeSelf } from './actions/describe-self.ts'
import { enrolSecondFactor } from './actions/enrol-second-factor.ts'
import { enterSecondFactor } from './actions/enter-second-factor.ts'
import { listOutgoing } from './actions/list-outgoing.ts'
import { listPeople } from './actions/list-people.ts'
import { moveAccount } from './actions/move-account.ts'
import { setSettings, showSettings } from './actions/portal-settings.ts'
import { auditEvents, readAudit } from './actions/read-audit.ts'
import { setRoles } from './actions/set-roles.ts'
import { showOverview } from './actions/show-overview.ts'
import { showPerson } from './actions/show-person.ts'

export function adminRoutes(bind: Bind): void {
  bind(secondFactorCalls.me, describeSelf)
  bind(secondFactorCalls.enrolSecondFactor, enrolSecondFactor)
  bind(secondFactorCalls.confirmSecondFactor, confirmSecondFactor)
  bind(secondFactorCalls.enterSecondFactor, enterSecondFactor)

  bind(peopleCalls.people, listPeople)
  bind(peopleCalls.person, showPerson)
  for (const action of accountActions) bind(peopleCalls[action], moveAccount(action))
  bind(peopleCalls.setRoles, setRoles)

  bind(oversightCalls.overview, showOverview)
  bind(oversightCalls.audit, readAudit)
  bind(oversightCalls.auditEvents, auditEvents)
  bind(oversightCalls.outgoing, listOutgoing)
  bind(oversightCalls.settings, showSettings)
  bind(oversightCalls.setSettings, setSettings)
}
