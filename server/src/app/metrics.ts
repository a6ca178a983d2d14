import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Meanings } from '../meanings/door.ts'
import type { SmsLimits } from '../kernel/config.ts'
import { lastChange, type ChangeFollower } from '../kernel/change-log.ts'
import type { Store } from '../kernel/database/store.ts'
import { evenUnderPressure } from '../kernel/http/server.ts'
import { whenEnded } from '../kernel/http/when-ended.ts'
import type { Jobs } from '../kernel/jobs.ts'
import { onceAtATime } from '../kernel/once-at-a-time.ts'
import { countQueued } from '../kernel/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Upper bounds of what answers take, in seconds: from one kept ready to one that waits for a document. */
const answerSeconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]

/** Milliseconds that the database may take: whoever reads metrics gives up soon, and what is late is left out. */
const patience = 2000

interface Measured {
  store: Store
  jobs: Jobs
  follower: Pick<ChangeFollower, 'isComplete'> & { followed(): number }
  meanings: Pick<Meanings, 'held'>
  /** Codes by SMS to all people: how many of late, and how many there may be. */
  sms: { counted(): Promise<{ hour: number; day: number }>; limits: SmsLimits }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request shows the token that metrics are read by (RFC 6750). */
function showsToken({ headers }: FastifyRequest, token: string): boolean {
  const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return shown !== undefined && timingSafeEqual(digest(shown), digest(token))
}

/** What requests came to: by the route's pattern, so that no address of a person or thing is a label. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: answerSeconds,
    registers: [registry],
  })
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being answered',
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests refused for the load, the limit of requests, or a fault of the portal, by status',
    labelNames: ['status'] as const,
    registers: [registry],
  })
  app.addHook('onRequest', async (_request, reply) => {
    underWay.inc()
    whenEnded(reply, () => underWay.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const status = String(reply.statusCode)
    answers.observe({ method, route: request.routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
    if (reply.statusCode === 429 || reply.statusCode >= 500) refusals.inc({ status })
  })
}

/** What is not known is left out: a value of before would be taken for one of now. */
function setOrLeaveOut(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}

/** What the portal holds and has to do, read when it is asked for. */
function gaugeState({ store, jobs, follower, meanings, sms }: Measured): Gauge[] {
  const registers: Registry[] = []
  const askJobs = onceAtATime(() => jobs.counts(), patience)
  const askQueued = onceAtATime(() => countQueued(store.db), patience)
  const askLastChange = onceAtATime(() => lastChange(store.db), patience)
  const askSms = onceAtATime(() => sms.counted(), patience)
  return [
    new Gauge({
      name: 'portal_sms_codes',
      help: 'Codes that went by SMS to all people, of all processes, in the last hour and the last day',
      labelNames: ['within'] as const,
      registers,
      async collect() {
        this.reset()
        for (const [within, count] of Object.entries((await askSms()) ?? {})) this.set({ within }, count)
      },
    }),
    new Gauge({
      name: 'portal_sms_codes_limit',
      help: 'How many there may be before more are refused',
      labelNames: ['within'] as const,
      registers,
      collect() {
        this.set({ within: 'hour' }, sms.limits.perHour)
        this.set({ within: 'day' }, sms.limits.perDay)
      },
    }),
    new Gauge({
      name: 'portal_jobs',
      help: 'Jobs by queue: waiting, put off, being done',
      labelNames: ['queue', 'state'] as const,
      registers,
      async collect() {
        this.reset()
        for (const { queue, state, count } of (await askJobs()) ?? []) this.set({ queue, state }, count)
      },
    }),
    new Gauge({
      name: 'portal_messages_waiting',
      help: 'E-mails and SMS that are not delivered yet',
      registers,
      async collect() {
        setOrLeaveOut(this, await askQueued())
      },
    }),
    new Gauge({
      name: 'portal_search_lag_changes',
      help: 'Changes that search has not followed yet',
      registers,
      async collect() {
        const last = await askLastChange()
        setOrLeaveOut(this, last === null ? null : Math.max(0, last - follower.followed()))
      },
    }),
    new Gauge({
      name: 'portal_search_complete',
      help: '1 where all that is stored can be found',
      registers,
      collect() {
        this.set(follower.isComplete() ? 1 : 0)
      },
    }),
    new Gauge({
      name: 'portal_meaning_vectors',
      help: 'Articles that are found by their meaning, each language for itself; 0 without an embeddings endpoint',
      registers,
      collect() {
        this.set(meanings.held())
      },
    }),
    new Gauge({
      name: 'portal_database_connections',
      help: 'Connections to the database server: open, idle; and statements that wait for one',
      labelNames: ['state'] as const,
      registers,
      collect() {
        for (const [state, count] of Object.entries(store.connections?.() ?? {})) this.set({ state }, count)
      },
    }),
  ]
}

/**
 * `GET /api/metrics` for Prometheus, of this process: requests, refusals, jobs, messages, search, the database's
 * connections, memory and event loop. To be called before any route is bound.
 *
 * @param token whoever shows it as a bearer token reads them; for anybody else there is no such address
 */
export function serveMetrics(app: FastifyInstance, token: string, measured: Measured): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  for (const gauge of gaugeState(measured)) registry.registerMetric(gauge)
  app.get('/api/metrics', evenUnderPressure, async (request, reply) => {
    if (!showsToken(request, token)) throw new Refusal('notFound')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
