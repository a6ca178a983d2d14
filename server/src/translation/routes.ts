import { translationCalls } from '@portal/protocol/translation/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { giveToken } from './give-token.ts'

export function translationRoutes(bind: Bind): void {
  bind(translationCalls.token, giveToken)
}
