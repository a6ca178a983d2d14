import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'kysely'
import { whenEnded } from './http/when-ended.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** A statement's text is code, with places for its values; no more of it is sent. */
const longestStatement = 2000
/** Milliseconds between two deliveries. */
const deliveryPause = 2000

/** What the portal tells an OpenTelemetry collector: what was asked, by its pattern, and what that took. */
export interface Tracing {
  /** Follows the requests of a server; `nameOf` names the call behind a route. */
  watch(app: FastifyInstance, nameOf: (call: Call) => string | undefined): void
  /** Follows a piece of work. */
  follow<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Told of each statement of the database; of its values nothing is sent. */
  statement: Logger
  /** Sends what is left. */
  close(): Promise<void>
}

/**
 * Begins to send traces to a collector (OTLP over HTTP). Neither addresses nor keywords, ids, values or messages of
 * errors are sent.
 */
export function openTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: deliveryPause })],
  })
  const tracer = provider.getTracer('portal')
  /** The span of what is being done now. */
  const current = new AsyncLocalStorage<Span>()

  function begin(name: string, kind: SpanKind, attributes: Attributes, startTime?: number): Span {
    const parent = current.getStore()
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return tracer.startSpan(
      name,
      { kind, attributes, ...(startTime !== undefined && { startTime }) },
      context,
    )
  }

  const failed = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR })

  return {
    watch: (app, nameOf) => {
      app.decorateRequest('span', null)
      app.addHook('onRequest', (request, reply, done) => {
        const { method } = request
        const { url: route = 'none', config } = request.routeOptions
        const call = config.call && nameOf(config.call)
        const span = begin(`${method} ${route}`, SpanKind.SERVER, {
          'http.request.method': method,
          'http.route': route,
          ...(call && { 'portal.call': call }),
        })
        request.span = span
        whenEnded(reply, () => {
          // Whoever left before an answer has been told nothing.
          if (reply.raw.headersSent) span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.raw.headersSent && reply.statusCode >= 500) failed(span)
          span.end()
        })
        current.run(span, done)
      })
      // A body that was waited for has led out of it.
      app.addHook('preValidation', ({ span }, _reply, done) => (span ? current.run(span, done) : done()))
    },
    follow: async (name, work) => {
      const span = begin(name, SpanKind.INTERNAL, {})
      try {
        return await current.run(span, work)
      } catch (error) {
        failed(span)
        throw error
      } finally {
        span.end()
      }
    },
    statement: ({ level, query, queryDurationMillis }) => {
      // What the portal does by itself each second is of no interest.
      if (!current.getStore()) return
      const text = query.sql.slice(0, longestStatement)
      const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const end = Date.now()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const span = begin(name, SpanKind.CLIENT, attributes, end - queryDurationMillis)
      if (level === 'error') failed(span)
      span.end(end)
    },
    close: () => provider.shutdown(),
  }
}
