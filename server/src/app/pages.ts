import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageModule, PublicSettings } from '@portal/protocol/kernel/page.ts'
import { countryCookie, parseCountry } from '@portal/protocol/kernel/preferred-country.ts'
import { parseReadingModes, readingCookie } from '@portal/protocol/kernel/reading-modes.ts'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../kernel/http/client-address.ts'
import { sendCode } from '../kernel/http/errors.ts'
import { hashedFiles } from '../kernel/http/security-headers.ts'
import { sendPacked } from '../kernel/http/packed-page.ts'
import { openTurns } from '../kernel/http/turns.ts'
import type { Services } from '../kernel/services.ts'
import { serveOpenSearch } from './open-search.ts'
import { openRenderer, type PageAsked } from './render-page.ts'
import { serveSitemap } from './sitemap.ts'
import { openVisitorPages, type VisitorPage } from './visitor-pages.ts'

const built = new URL('../../../web/dist/', import.meta.url)

/** The settings that screens need. */
async function readSettings(
  { config, settings }: Services,
  { log }: FastifyRequest,
): Promise<PublicSettings> {
  // While the database does not answer, pages that need none are shown all the same.
  const changeable = await settings.read().catch((error: unknown) => {
    log.warn(error)
    return { announcement: null, isRegistrationOpen: true, isForumReviewed: true }
  })
  return {
    isDemo: config.isDemo,
    mapUrl: config.mapUrl,
    mapApproval: config.mapApproval,
    icpNumber: config.icpNumber,
    securityNumber: config.securityNumber,
    accessibilityUrl: config.accessibilityUrl,
    translatedBy: config.translation?.name ?? null,
    ...changeable,
  }
}

/**
 * Serves the web app: hashed files for a year, pages rendered in the reader's language, and what tells machines
 * of them.
 */
export async function servePages(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const entry = new URL('server/entry-server.js', built)
  if (!existsSync(entry)) throw new Error('The web app has not been built: run `npm run build`')
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
  await files('client/assets/', 'public, max-age=31536000, immutable', {
    prefix: hashedFiles,
    // Under its name nothing else will ever be.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  await files('client/', 'public, max-age=3600', {
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
  })

  serveSitemap(app, services, sitePaths)
  serveOpenSearch(app, services)

  // A form that was sent before the page's code had come: what was typed is not read, and stays where it was typed.
  app.post(
    '/*',
    {
      schema: { hide: true } as never,
      onRequest: async (request, reply) =>
        request.url.startsWith('/api/') ? sendCode(request, reply, 'notFound') : reply.code(204).send(),
    },
    () => null,
  )

  const renderer = openRenderer(app, { render })
  const visitorPages = openVisitorPages(services.caches)
  const turns = openTurns({ atOnce: 4, longestWait: config.longestWait })

  /** A page as whoever asked may see it. */
  async function pageFor(request: FastifyRequest): Promise<Omit<VisitorPage, 'keptWhile' | 'countReader'>> {
    const { language, signedIn, cookies, ip: address } = request
    const asked: PageAsked = {
      url: new URL(config.publicUrl + request.url),
      language,
      reading: parseReadingModes(cookies[readingCookie]),
      country: parseCountry(cookies[countryCookie]),
      origin: config.publicUrl,
      settings: await readSettings(services, request),
    }
    if (signedIn) {
      const { accountId: id, userType, username, picture } = signedIn
      const viewer = { id, userType, username, picture }
      const reader = { viewer, address, cookie: request.headers.cookie }
      return turns.take(() => renderer.forReader(asked, reader))
    }
    const { url, reading, country, settings } = asked
    const key = JSON.stringify([url.href, language, reading, country, settings])
    const page = await visitorPages.page(key, () => turns.take(() => renderer.forVisitors(asked, address)))
    // One page may be made for several, of whom its calls know the first.
    page.countReader(clientAddress(request))
    return page
  }

  app.get('/*', { schema: { hide: true } as never }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendCode(request, reply, 'notFound')
    const { status, location, html, style } = await pageFor(request)
    reply.header('cache-control', 'private, no-cache').header('content-language', request.language)
    if (location) return reply.redirect(location, status)
    reply.allowStyle(style)
    if (!request.signedIn) reply.allowOpener()
    reply.code(status).type('text/html; charset=utf-8')
    return typeof html === 'string' ? reply.send(html) : sendPacked(request, reply, html)
  })
}
