import { citationCalls } from '@portal/protocol/citations/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listCiters } from './actions/list-citers.ts'
import { showCard } from './actions/show-card.ts'

export function citationRoutes(bind: Bind): void {
  bind(citationCalls.card, showCard)
  bind(citationCalls.citedBy, listCiters)
}
