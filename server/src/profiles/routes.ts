import { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { setPicture } from '../account/door.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listLawOffices } from './actions/list-law-offices.ts'
import { listOwnMembers } from './actions/list-members.ts'
import { registerAgency } from './actions/register-agency.ts'
import { registerCompany } from './actions/register-company.ts'
import { registerLawyer } from './actions/register-lawyer.ts'
import { removeMembers } from './actions/remove-members.ts'
import { addMember, updateMember } from './actions/save-member.ts'
import { setPreferences, showPreferences } from './actions/set-preferences.ts'
import { showAgency, showCompany, showLawyer } from './actions/show-profile.ts'
import { updateAgency } from './actions/update-agency.ts'
import { updateCompany } from './actions/update-company.ts'
import { showIntroduction, updateIntroduction } from './actions/update-introduction.ts'
import { updateLawyer } from './actions/update-lawyer.ts'
import { showPerson, updatePerson } from './actions/update-person.ts'

/** Who companies, agencies and lawyers are is asked for with their accounts. */
function registrationRoutes(bind: Bind): void {
  bind(registrationCalls.registerCompany, registerCompany)
  bind(registrationCalls.registerAgency, registerAgency)
  bind(registrationCalls.registerLawyer, registerLawyer)
  bind(registrationCalls.lawOffices, listLawOffices)
}

/** Who people, companies, agencies and lawyers say they are: each their own. */
export function profileRoutes(bind: Bind): void {
  registrationRoutes(bind)

  bind(profileCalls.person, showPerson)
  bind(profileCalls.updatePerson, updatePerson)
  bind(profileCalls.company, showCompany)
  bind(profileCalls.updateCompany, updateCompany)
  bind(profileCalls.agency, showAgency)
  bind(profileCalls.updateAgency, updateAgency)
  bind(profileCalls.lawyer, showLawyer)
  bind(profileCalls.updateLawyer, updateLawyer)

  bind(profileCalls.introduction, showIntroduction)
  bind(profileCalls.updateIntroduction, updateIntroduction)

  bind(profileCalls.members, listOwnMembers)
  bind(profileCalls.addMember, addMember)
  bind(profileCalls.updateMember, updateMember)
  bind(profileCalls.removeMembers, removeMembers)

  bind(profileCalls.setPicture, setPicture)
  bind(profileCalls.preferences, showPreferences)
  bind(profileCalls.setPreferences, setPreferences)
}
