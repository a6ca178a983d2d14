import { checkCalls } from '@portal/protocol/checks/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { checkText } from './actions/check-text.ts'
import { readFile } from './actions/read-file.ts'
import { checkAsTable } from './actions/table-of-check.ts'

export function checkRoutes(bind: Bind): void {
  bind(checkCalls.check, checkText)
  bind(checkCalls.readFile, readFile)
  bind(checkCalls.table, checkAsTable)
}
