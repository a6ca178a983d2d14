import { createHmac } from 'node:crypto'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { translationCalls } from '@portal/protocol/translation/calls.ts'
import { tokenSeconds } from '@portal/protocol/translation/constants.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'

/**
 * A token for the service that translates what users write. It knows a reader again, so that it can limit each, but
 * not who they are.
 */
export async function giveToken(
  { config: { translation, publicUrl } }: Services,
  _: unknown,
  { accountId }: Caller,
): Promise<AnswerOf<typeof translationCalls.token>> {
  if (!translation) throw new Refusal('notConfigured')
  const { url, secret } = translation
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + tokenSeconds
  // Most portals set no such service up.
  const { SignJWT } = await import('jose')
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(publicUrl)
    .setAudience(new URL(url).origin)
    .setSubject(createHmac('sha256', secret).update(accountId).digest('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret))
  return { token, url, expiresAt: new Date(expiresAt * 1000).toISOString() }
}
