import { z } from 'zod'
import { call } from '../kernel/call.ts'

export const translationCalls = {
  token: call({
    method: 'GET',
    path: '/common/xx/token',
    access: 'user',
    summary:
      'A signed token for the translation service, for five minutes; 799501 where the platform has set up none',
    output: z.object({
      /** JSON Web Token (RFC 7519), signed with HMAC SHA-256; says nothing of who asks. */
      token: z.string(),
      /** Where texts are sent, as `{q, source, target, format}`. */
      url: z.string(),
      /** Instant (ISO 8601). */
      expiresAt: z.string(),
    }),
    perMinute: 60,
  }),
}
