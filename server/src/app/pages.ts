import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { PageModule } from '@portal/protocol/kernel/page.ts'
import { countryCookie, parseCountry } from '@portal/protocol/kernel/preferred-country.ts'
import { parseReadingModes, readingCookie } from '@portal/protocol/kernel/reading-modes.ts'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendCode } from '../kernel/http/errors.ts'
import { insideHeader } from '../kernel/http/server.ts'
import type { Services } from '../kernel/services.ts'
import { serveOpenSearch } from './open-search.ts'
import { serveSitemap } from './sitemap.ts'

const built = new URL('../../../web/dist/', import.meta.url)

/**
 * Serves the web app: hashed files for a year, pages rendered in the reader's language, and what tells machines
 * of them.
 */
export async function servePages(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const entry = new URL('server/entry-server.js', built)
  if (!existsSync(entry)) throw new Error('The web app has not been built: run `npm run build`.')
  const { render, sitePaths } = (await import(entry.href)) as PageModule

  // One route for all hashed files, for there are many; the few beside them have their own, as any other address is a page's.
  const files = (folder: string, cacheControl: string, options: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root: fileURLToPath(new URL(folder, built)),
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', cacheControl),
      ...options,
    })
  await files('client/assets/', 'public, max-age=31536000, immutable', { prefix: '/assets/' })
  await files('client/', 'public, max-age=3600', {
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
  })

  serveSitemap(app, services, sitePaths)
  serveOpenSearch(app, services)

  // A form that was sent before the page's code had come: what was typed is not read, and the page comes again.
  app.post(
    '/*',
    {
      schema: { hide: true } as never,
      onRequest: async (request, reply) =>
        request.url.startsWith('/api/')
          ? sendCode(request, reply, 'notFound')
          : reply.redirect(config.publicUrl + request.url, 303),
    },
    () => null,
  )

  app.get('/*', { schema: { hide: true } as never }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendCode(request, reply, 'notFound')
    const { language } = request
    const origin = config.publicUrl
    // While the database does not answer, pages that need none are shown all the same.
    const changeable = await services.settings.read().catch((error: unknown) => {
      request.log.warn(error)
      return { announcement: null, isRegistrationOpen: true, isForumReviewed: true }
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
      country: parseCountry(request.cookies[countryCookie]),
      nonces: reply.cspNonce,
      origin,
      settings: {
        isDemo: config.isDemo,
        mapUrl: config.mapUrl,
        mapApproval: config.mapApproval,
        icpNumber: config.icpNumber,
        securityNumber: config.securityNumber,
        accessibilityUrl: config.accessibilityUrl,
        translatedBy: config.translation?.name ?? null,
        ...changeable,
      },
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
