import { productCalls } from '@portal/protocol/products/calls.ts'
import { productDeskCalls } from '@portal/protocol/products/desk-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { offerMembers, setTeam, showTeamToDesk } from './actions/desk.ts'
import { listOfMember } from './actions/list-of-member.ts'
import { previewTeam, showTeam, showTeams } from './actions/show-team.ts'

/** The teams of law-service products. */
export function productRoutes(bind: Bind): void {
  bind(productCalls.team, showTeam)
  bind(productCalls.teams, showTeams)
  bind(productCalls.previewTeam, previewTeam)
  bind(productCalls.ofMember, listOfMember)
  bind(productDeskCalls.deskTeam, showTeamToDesk)
  bind(productDeskCalls.setTeam, setTeam)
  bind(productDeskCalls.offered, offerMembers)
}
