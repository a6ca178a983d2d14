import { isLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../kernel/services.ts'
import { searchWords } from '../kernel/words.ts'
import { escapeXml } from '../kernel/xml.ts'

function description(origin: string, language: Language): string {
  const words = searchWords(language)
  const results = pageIn(`${origin}/legal/query?keyword={searchTerms}`, language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(words.shortName)}</ShortName>
<LongName>${escapeXml(words.longName)}</LongName>
<Description>${escapeXml(words.description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${language}</Language>
<Image height="16" width="16" type="image/svg+xml">${escapeXml(`${origin}/favicon.svg`)}</Image>
<Url type="text/html" method="get" template="${escapeXml(results)}"/>
</OpenSearchDescription>
`
}

/** Descriptions by which browsers add the portal's search to theirs (OpenSearch 1.1), one a language. */
export function serveOpenSearch(app: FastifyInstance, { config }: Services): void {
  app.get('/opensearch.xml', { schema: { hide: true } as never }, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
    return description(config.publicUrl, isLanguage(lang) ? lang : languages[0])
  })
}
