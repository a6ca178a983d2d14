import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { PageModule } from '@portal/protocol/kernel/page.ts'
import { parseReadingModes, readingCookie } from '@portal/protocol/kernel/reading-modes.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendCode } from '../kernel/http/errors.ts'
import { insideHeader } from '../kernel/http/server.ts'
import { siteOrigin } from '../kernel/http/site-origin.ts'
import type { Services } from '../kernel/services.ts'
import { serveOpenSearch } from './open-search.ts'
import { serveSitemap, type SitePages } from './sitemap.ts'

const built = new URL('../../../web/dist/', import.meta.url)

/**
 * Serves the web app: hashed files for a year, pages rendered in the reader's language, and what tells machines
 * of them.
 *
 * @param pages those whose addresses are in the database
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  pages: Omit<SitePages, 'fixed'>,
): Promise<void> {
  const { config } = services
  const entry = new URL('server/entry-server.js', built)
  if (!existsSync(entry)) throw new Error('The web app has not been built: run `npm run build`.')
  const { render, sitePaths } = (await import(entry.href)) as PageModule

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', built)),
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  serveSitemap(app, services, { fixed: sitePaths, ...pages })
  serveOpenSearch(app, services)

  app.get('/*', { schema: { hide: true } as never }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendCode(request, reply, 'notFound')
    const { language } = request
    const origin = siteOrigin(config, request)
    // What can be read without the store is, when the store does not answer.
    const { announcement, isRegistrationOpen } = await services.settings.read().catch((error: unknown) => {
      request.log.warn(error)
      return { announcement: null, isRegistrationOpen: true }
    })
    const answer = await render({
      url: new URL(origin + request.url),
      language,
      viewer: request.signedIn && {
        userType: request.signedIn.userType,
        username: request.signedIn.username,
        picture: request.signedIn.picture,
      },
      reading: parseReadingModes(request.cookies[readingCookie]),
      nonces: reply.cspNonce,
      origin,
      settings: { isDemo: config.isDemo, mapUrl: config.mapUrl, announcement, isRegistrationOpen },
      ask: async ({ method, path, body }) => {
        const response = await app.inject({
          method,
          url: apiPrefix + path,
          headers: {
            ...insideHeader,
            'accept-language': language,
            'sec-fetch-site': 'same-origin',
            ...(request.headers.cookie && { cookie: request.headers.cookie }),
          },
          ...(body !== undefined && { payload: body }),
        })
        return { status: response.statusCode, envelope: response.json<unknown>() }
      },
    })
    reply.header('cache-control', 'private, no-cache').header('content-language', language)
    if (answer.location) return reply.redirect(answer.location, 302)
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html)
  })
}
