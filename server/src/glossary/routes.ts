import { glossaryCalls } from '@portal/protocol/glossary/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listConcepts } from './actions/list-concepts.ts'

export function glossaryRoutes(bind: Bind): void {
  bind(glossaryCalls.page, listConcepts)
}
