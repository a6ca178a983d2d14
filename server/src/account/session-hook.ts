import {
  acceptedLanguage,
  defaultLanguage,
  isLanguage,
  languageKey,
} from '@portal/protocol/kernel/languages.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { sessionToken } from './cookies.ts'
import { findSession } from './sessions.ts'

/** A call: its header, English for `abroad=abroad`. A page: the link's `?lang=`, the reader's choice, Chinese. */
function languageOf(request: FastifyRequest): Language {
  const { abroad, lang } = (request.query ?? {}) as { abroad?: unknown; lang?: unknown }
  if (request.url.startsWith('/api/')) {
    return abroad === 'abroad' ? 'en' : acceptedLanguage(request.headers['accept-language'])
  }
  const chosen = request.cookies[languageKey]
  return [lang, chosen].find(isLanguage) ?? defaultLanguage
}

/** Whether a browser says that this site's own page sent the request (Fetch Metadata; Origin as the fallback). */
function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (!origin) return true
  return origin === (publicUrl ?? `${request.protocol}://${request.host}`)
}

/** Language and session of every request; a write that came by cookie must be same-origin. */
export function readSessions(app: FastifyInstance, { db, config }: Services): void {
  app.decorateRequest('language', 'zh')
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request)
    const carried = sessionToken(request)
    if (!carried) return
    request.signedIn = await findSession(db, carried.token)
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (isWrite && carried.isCookie && !isSameOrigin(request, config.publicUrl)) {
      throw new Refusal('notForYou')
    }
  })
}
