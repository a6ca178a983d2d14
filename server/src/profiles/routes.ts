import { profileCalls } from '@portal/protocol/profiles/calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { setPicture } from '../account/actions/set-picture.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { listMembersPage } from './actions/list-members.ts'
import { removeMembers } from './actions/remove-members.ts'
import { addMember, updateMember } from './actions/save-member.ts'
import { setPreferences, showPreferences } from './actions/set-preferences.ts'
import { showProfile } from './actions/show-profile.ts'
import { updateAgency } from './actions/update-agency.ts'
import { updateCompany } from './actions/update-company.ts'
import { showIntroduction, updateIntroduction } from './actions/update-introduction.ts'
import { updateLawyer } from './actions/update-lawyer.ts'
import { showPerson, updatePerson } from './actions/update-person.ts'
import { agency } from './kinds/agency.ts'
import { company } from './kinds/company.ts'
import { lawyer } from './kinds/lawyer.ts'

/** Who people, companies, agencies and lawyers say they are: each their own. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, profileCalls.person, ({ context }) => showPerson(db, whoIs(context).accountId))
  bind(app, profileCalls.updatePerson, ({ body, context }) =>
    updatePerson(db, whoIs(context).accountId, body, context.language),
  )

  bind(app, profileCalls.company, ({ context }) => showProfile(services, company, whoIs(context).accountId))
  bind(app, profileCalls.updateCompany, ({ body, context }) => updateCompany(services, body, context))
  bind(app, profileCalls.agency, ({ context }) => showProfile(services, agency, whoIs(context).accountId))
  bind(app, profileCalls.updateAgency, ({ body, context }) => updateAgency(services, body, context))
  bind(app, profileCalls.lawyer, ({ context }) => showProfile(services, lawyer, whoIs(context).accountId))
  bind(app, profileCalls.updateLawyer, ({ body, context }) => updateLawyer(services, body, context))

  bind(app, profileCalls.introduction, ({ context }) => showIntroduction(db, whoIs(context).accountId))
  bind(app, profileCalls.updateIntroduction, ({ body, context }) =>
    updateIntroduction(db, whoIs(context).accountId, body),
  )

  bind(app, profileCalls.members, ({ query, context }) =>
    listMembersPage(services, whoIs(context).accountId, query),
  )
  bind(app, profileCalls.addMember, ({ body, context }) => addMember(services, body, context))
  bind(app, profileCalls.updateMember, ({ params, body, context }) =>
    updateMember(services, params.id, body, context),
  )
  bind(app, profileCalls.removeMembers, ({ body, context }) =>
    removeMembers(services, whoIs(context).accountId, body.ids),
  )

  bind(app, profileCalls.setPicture, ({ body, context }) => setPicture(services, body.picture, context))
  bind(app, profileCalls.preferences, ({ context }) => showPreferences(db, whoIs(context).accountId))
  bind(app, profileCalls.setPreferences, ({ body, context }) =>
    setPreferences(db, whoIs(context).accountId, body),
  )
}
