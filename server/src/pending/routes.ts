import { pendingCalls } from '@portal/protocol/pending/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listPending } from './list-pending.ts'

export function pendingRoutes(bind: Bind): void {
  bind(pendingCalls.page, listPending)
}
