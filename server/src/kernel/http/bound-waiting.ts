import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { openPace } from '../pace.ts'
import { whenEnded } from './when-ended.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells where else requests wait: while some do there, it is as if the process had no moment to spare. */
    waitsAlsoWhile(isAwaited: () => boolean): void
  }
}

/** Whether the process has a moment to spare is looked at so often. */
const lookMilliseconds = 200
/** More of the time than this it has none. */
const busyShare = 0.95
/** Who comes in one turn of the event loop comes before the first of them waits: what was seen holds for so long. */
const heldMilliseconds = 1000

/**
 * Refuses what would wait too long, before anything is done for it: while the process has no moment to spare, or the
 * database no connection, by how much is under way and how fast it is done. To be called before any other hook is there that costs time.
 *
 * @param isLight what is neither refused nor counted
 */
export function boundWaiting(
  app: FastifyInstance,
  longestWait: number,
  isLight: (request: FastifyRequest) => boolean,
): void {
  const pace = openPace()
  let underWay = 0
  /** When nothing was to spare, last. */
  let lastBusy = -Infinity
  let isAwaitedElsewhere = () => false
  let before = performance.eventLoopUtilization()
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, before).utilization > busyShare) lastBusy = performance.now()
    before = now
  }, lookMilliseconds)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
  app.decorate('waitsAlsoWhile', (isAwaited) => {
    isAwaitedElsewhere = isAwaited
  })

  function isBusy(): boolean {
    const now = performance.now()
    if (isAwaitedElsewhere()) lastBusy = now
    return now - lastBusy < heldMilliseconds
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (isLight(request)) return done()
    if (isBusy() && pace.expected(underWay) > longestWait) return done(new Refusal('overloaded'))
    underWay += 1
    whenEnded(reply, () => {
      underWay -= 1
      pace.done(underWay)
    })
    done()
  })
}
