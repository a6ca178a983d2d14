import { alternatesOf } from '@portal/protocol/kernel/page-links.ts'
import type { FastifyInstance } from 'fastify'
import { sendCode } from '../kernel/http/errors.ts'
import type { SitePage } from '../kernel/feature.ts'
import type { Services } from '../kernel/services.ts'
import { escapeXml } from '../kernel/xml.ts'
import { countSitePages, listSitePages } from './site-pages.ts'

/** Pages of one file; with their three languages it stays well below the 50 MB a sitemap may have. */
const pagesPerFile = 10_000

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlElement(origin: string, { path, changedOn }: SitePage): string {
  const address = origin + encodeURI(path)
  const alternates = alternatesOf(address).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.join('')}</url>`
}

/**
 * Sitemaps of all public pages (sitemaps.org 0.9): an index, and files that hold the pages in three languages.
 *
 * @param fixed pages whose paths are known without asking
 */
export function serveSitemap(
  app: FastifyInstance,
  { config, store }: Services,
  fixed: readonly string[],
): void {
  const hidden = { schema: { hide: true } as never }
  const origin = config.publicUrl

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const files = 1 + Math.ceil((await countSitePages(store.reader())) / pagesPerFile)
    const entries = Array.from(
      { length: files },
      (_, file) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>`,
    )
    reply.type('application/xml; charset=utf-8')
    return `${head}\n<sitemapindex xmlns="${schema}">${entries.join('\n')}</sitemapindex>\n`
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,6}$).xml', hidden, async (request, reply) => {
    const file = Number(request.params.file)
    const found =
      file === 0
        ? fixed.map((path) => ({ path, changedOn: null }))
        : await listSitePages(store.reader(), (file - 1) * pagesPerFile, pagesPerFile)
    if (found.length === 0) return sendCode(request, reply, 'notFound')
    reply.type('application/xml; charset=utf-8')
    const urls = found.map((page) => urlElement(origin, page)).join('\n')
    return `${head}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
  })

  app.get('/robots.txt', hidden, async (_request, reply) => {
    const closed = ['/api/', '/account/', '/admin', '/content', '/usercenter'].map(
      (path) => `Disallow: ${path}`,
    )
    reply.type('text/plain; charset=utf-8')
    return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
  })
}
