import { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { ask, askTeam } from './actions/ask.ts'
import { assignConsultation, listForDesk, showToDesk } from './actions/desk.ts'
import { findSimilar } from './actions/find-similar.ts'
import { listOwn, listPublished, showPace } from './actions/list-consultations.ts'
import { addPrepared, editPrepared, listPrepared, removePrepared } from './actions/prepare.ts'
import { agree, offer, takeDown, withdraw } from './actions/publish.ts'
import { reply, teamReply } from './actions/reply.ts'
import { showConsultation } from './actions/show-consultation.ts'
import { listForTeam, showTeamStanding, showToTeam } from './actions/team.ts'
import { publishedKind } from './publication-moves.ts'

/** How often something was read changes no kept list: it is told some seconds later. */
const lists: KeptWhile = { unchanged: [publishedKind], anyDay: true }

/** Questions to the platform's desk, and what of them is published. */
export function consultationRoutes(bind: Bind): void {
  bind(consultationCalls.page, listPublished, ({ query }) => (query.keyword === undefined ? lists : null))
  bind(consultationCalls.ownPage, listOwn)
  bind(consultationCalls.similar, findSimilar)
  bind(consultationCalls.pace, showPace)
  bind(consultationCalls.read, showConsultation)
  bind(consultationCalls.add, ask)
  bind(consultationCalls.askTeam, askTeam)
  bind(consultationCalls.teamStanding, showTeamStanding)
  bind(consultationCalls.teamPage, listForTeam)
  bind(consultationCalls.teamRead, showToTeam)
  bind(consultationCalls.teamReply, teamReply)
  bind(consultationCalls.agree, agree)
  bind(consultationCalls.withdraw, withdraw)

  bind(consultationDeskCalls.deskPage, listForDesk)
  bind(consultationDeskCalls.desk, showToDesk)
  bind(consultationDeskCalls.assign, assignConsultation)
  bind(consultationDeskCalls.reply, reply)
  bind(consultationDeskCalls.offer, offer)
  bind(consultationDeskCalls.takeDown, takeDown)
  bind(consultationDeskCalls.prepared, listPrepared)
  bind(consultationDeskCalls.addPrepared, addPrepared)
  bind(consultationDeskCalls.editPrepared, editPrepared)
  bind(consultationDeskCalls.removePrepared, removePrepared)
}
