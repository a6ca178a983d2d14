import {
  acceptedLanguage,
  defaultLanguage,
  isLanguage,
  languageKey,
  type Language,
} from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A call: its Accept-Language, English for `abroad=abroad`. A page: the link's `?lang=`, the reader's choice,
 * Chinese. Read from the raw request: it holds for what fails before any hook or decoration.
 */
export function languageOf(request: FastifyRequest): Language {
  const [, query = ''] = request.url.split('?')
  const asked = (name: string) => (query === '' ? null : new URLSearchParams(query).get(name))
  if (request.url.startsWith('/api/')) {
    return asked('abroad') === 'abroad' ? 'en' : acceptedLanguage(request.headers['accept-language'])
  }
  const cookie = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
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
