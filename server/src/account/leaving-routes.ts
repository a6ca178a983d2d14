import { leavingCalls } from '@portal/protocol/account/leaving-calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { cancelAccount } from './actions/cancel-account.ts'
import { exportData } from './actions/export-data.ts'

/** Taking one's data along, and going. */
export function leavingRoutes(app: FastifyInstance, services: Services): void {
  bind(app, leavingCalls.exportData, ({ context }) => exportData(services, context))
  bind(app, leavingCalls.cancelAccount, ({ body, context }) => cancelAccount(services, body, context))
}
