import { findCalls } from '@portal/protocol/find/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { findEverywhere, findKind } from './find-everywhere.ts'
import { listFoundAsTable } from './table-of-found.ts'

export function findRoutes(bind: Bind): void {
  bind(findCalls.overview, findEverywhere)
  bind(findCalls.page, findKind)
  bind(findCalls.table, listFoundAsTable)
}
