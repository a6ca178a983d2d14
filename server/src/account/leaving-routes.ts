import { leavingCalls } from '@portal/protocol/account/leaving-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { cancelAccount } from './actions/cancel-account.ts'
import { exportData } from './actions/export-data.ts'

/** Taking one's data along, and going. */
export function leavingRoutes(bind: Bind): void {
  bind(leavingCalls.exportData, exportData)
  bind(leavingCalls.cancelAccount, cancelAccount)
}
