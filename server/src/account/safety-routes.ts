import { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { changeEmail, changePhone } from './actions/change-contact.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './actions/own-sessions.ts'
import { resetPassword } from './actions/reset-password.ts'
import { sendResetLink } from './actions/send-reset-link.ts'
import { setPassword } from './actions/set-password.ts'
import { showAccount } from './actions/show-account.ts'

/** What keeps an account safe: password, phone, e-mail address, sessions. */
export function safetyRoutes(bind: Bind): void {
  bind(safetyCalls.sendResetLink, sendResetLink)
  bind(safetyCalls.resetPassword, resetPassword)
  bind(safetyCalls.setPassword, setPassword)
  bind(safetyCalls.changePhone, changePhone)
  bind(safetyCalls.changeEmail, changeEmail)
  bind(safetyCalls.account, showAccount)
  bind(safetyCalls.sessions, listOwnSessions)
  bind(safetyCalls.endSession, endOwnSession)
  bind(safetyCalls.endOtherSessions, endOtherSessions)
}
