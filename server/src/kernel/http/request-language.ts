import {
  acceptedLanguage,
  defaultLanguage,
  isLanguage,
  languageKey,
  type Language,
} from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A call: its Accept-Language, English for `abroad=abroad`; a file that a link leads to, without a script, is in the
 * reader's choice. A page: the link's `?lang=`, the reader's choice, Chinese. Read from the raw request: it holds for
 * what fails before any hook or decoration.
 */
export function languageOf(request: FastifyRequest): Language {
  const [, query = ''] = request.url.split('?')
  const asked = (name: string) => (query === '' ? null : new URLSearchParams(query).get(name))
  const cookie = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
  if (request.url.startsWith('/api/')) {
    if (asked('abroad') === 'abroad') return 'en'
    const isLinkFollowed = request.headers['sec-fetch-mode'] === 'navigate'
    return isLinkFollowed && isLanguage(cookie)
      ? cookie
      : acceptedLanguage(request.headers['accept-language'])
  }
  return [asked('lang'), cookie].find(isLanguage) ?? defaultLanguage
}

/** Gives every request its language, before any other hook runs. */
export function decorateLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', defaultLanguage)
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request)
    done()
  })
}
