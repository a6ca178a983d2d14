import { maskEmail, maskPhone } from '@portal/protocol/account/rules/phone.ts'
import { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { FastifyInstance } from 'fastify'
import { sameBytes } from '../kernel/crypto.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { changeContact } from './actions/change-contact.ts'
import { whoIs } from './actions/confirm-password.ts'
import { resetPassword } from './actions/reset-password.ts'
import { sendResetLink } from './actions/send-reset-link.ts'
import { setPassword } from './actions/set-password.ts'
import { findById, rejectionReason } from './queries.ts'
import { endSessionOf, endSessions, listSessions } from './sessions.ts'

/** What keeps an account safe: password, phone, e-mail address, sessions. */
export function safetyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, safetyCalls.sendResetLink, ({ query, context }) => sendResetLink(services, query, context))
  bind(app, safetyCalls.resetPassword, ({ body, context }) => resetPassword(services, body, context))
  bind(app, safetyCalls.setPassword, ({ body, context }) => setPassword(services, body, context))

  bind(app, safetyCalls.changePhone, ({ body: { phone, ...given }, context }) =>
    changeContact(services, { channel: 'SMS', recipient: phone }, given, context),
  )
  bind(app, safetyCalls.changeEmail, ({ body: { email, ...given }, context }) =>
    changeContact(services, { channel: 'MAIL', recipient: email }, given, context),
  )

  bind(app, safetyCalls.account, async ({ context }) => {
    const account = await findById(db, whoIs(context).accountId)
    return {
      username: account.username,
      userType: account.user_type,
      state: account.state,
      verification: account.verification,
      verificationReason: await rejectionReason(db, account.id),
      phone: account.phone && maskPhone(account.phone),
      email: account.email && maskEmail(account.email),
    }
  })

  bind(app, safetyCalls.sessions, async ({ context }) => {
    const { accountId, tokenHash } = whoIs(context)
    const sessions = await listSessions(db, accountId)
    return sessions.map((session) => ({
      id: session.id,
      browser: session.browser,
      system: session.system,
      openedAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
      isCurrent: sameBytes(session.token_hash, tokenHash),
    }))
  })

  bind(app, safetyCalls.endSession, async ({ params, context }) => {
    await endSessionOf(db, whoIs(context).accountId, params.id)
    return null
  })

  bind(app, safetyCalls.endOtherSessions, async ({ context }) => {
    const { accountId, tokenHash } = whoIs(context)
    await endSessions(db, accountId, tokenHash)
    return null
  })
}
