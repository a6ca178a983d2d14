import { glossaryAdminCalls } from '@portal/protocol/glossary/admin-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { removeConcept } from './actions/remove-concept.ts'
import { saveConcept } from './actions/save-concept.ts'

export function glossaryAdminRoutes(bind: Bind): void {
  bind(glossaryAdminCalls.saveConcept, saveConcept)
  bind(glossaryAdminCalls.removeConcept, removeConcept)
}
