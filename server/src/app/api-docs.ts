import { readFileSync } from 'node:fs'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const logo = new URL('../../../web/public/favicon.svg', import.meta.url)

/** OpenAPI 3.1 of all calls at /api/openapi.json, readable at /api/docs. Registered before the calls. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foreign-related Legal Services Portal',
        version: '0.1.0',
        description:
          'Every answer is an envelope { code, message, data }; the code 000000 means done and the HTTP status says the same as the code. Messages come in the language of Accept-Language (zh, en, ru). Writes of one signed-in account that carry the same Idempotency-Key (8 to 100 visible characters) have one effect within a day.',
      },
      components: {
        securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } },
      },
    },
    transformObject: jsonSchemaTransformObject,
    transform: (document) =>
      document.url.startsWith(apiPrefix)
        ? jsonSchemaTransform(document as never)
        : { schema: { hide: true }, url: document.url },
  })
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list', deepLinking: true },
    staticCSP: true,
    // The documentation's own components write style elements; scripts stay with the portal's own files.
    transformStaticCSP: (header) => header.replaceAll(/style-src [^;]*/g, "style-src 'self' 'unsafe-inline'"),
    logo: { type: 'image/svg+xml', content: readFileSync(logo), href: '/home' },
    theme: { title: 'API' },
  })
}
