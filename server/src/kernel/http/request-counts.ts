import { LRUCache } from 'lru-cache'

const minuteMilliseconds = 60_000

/** Minutes since 1970. */
export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / minuteMilliseconds)

/** Addresses that are counted at once; the one that asked longest ago is forgotten for another. */
const mostCounted = 50_000

/** From this part of its limit on, what an address asks of one process is told to the others. */
const toldFrom = 0.1

/** Requests of a minute that were let through. */
interface MinuteCount {
  /** By this process. */
  own: number
  others: number
  /** Of `own`, those that others know of. */
  told: number
}

interface Count {
  minute: number
  most: number
  now: MinuteCount
  /** The minute before. */
  before: MinuteCount
}

const nothing = (): MinuteCount => ({ own: 0, others: 0, told: 0 })
const allOf = ({ own, others }: MinuteCount): number => own + others

/** What @fastify/rate-limit is told of a request: it is refused where `current` is above the limit. */
interface Taken {
  current: number
  /** Milliseconds until one more is let through. */
  ttl: number
}

/** What stands of a key in a minute. */
interface Stored {
  key: string
  minute: number
  count: number
}

/** Where processes tell each other what they counted. */
export interface CountStore {
  /** Adds to what stands there, and answers what stands there then of these keys in their minutes and those before. */
  add(counts: readonly { key: string; minute: number; added: number }[]): Promise<Stored[]>
}

/** Milliseconds until as many of the counted have fallen out of the last sixty seconds as one more needs. */
function waitOf({ most, now, before }: Count, passed: number): number {
  const all = allOf(now)
  const wait =
    all < most
      ? minuteMilliseconds * (1 - (most - 1 - all) / allOf(before)) - passed
      : minuteMilliseconds - passed + minuteMilliseconds * (1 - (most - 1) / all)
  return Math.min(minuteMilliseconds, Math.max(1000, wait))
}

/**
 * Counts requests by address over the last sixty seconds: those of this minute, and of the minute before the part that
 * is not over yet. Refused ones do not count, so whoever asks too much is slowed down and not shut out.
 */
export class RequestCounts {
  /** By `max` room for all of them would be taken at once. */
  private readonly counts = new LRUCache<string, Count>({ maxSize: mostCounted, sizeCalculation: () => 1 })
  /** Those with something to tell. */
  private readonly untold = new Set<string>()

  take(key: string, most: number): Taken {
    const now = Date.now()
    const count = this.countOf(key, most, minuteOf(now))
    const passed = now % minuteMilliseconds
    const used = allOf(count.now) + allOf(count.before) * (1 - passed / minuteMilliseconds)
    if (used + 1 > most) return { current: most + 1, ttl: waitOf(count, passed) }
    count.now.own += 1
    if (count.now.own >= most * toldFrom) this.untold.add(key)
    return { current: Math.ceil(used + 1), ttl: minuteMilliseconds - passed }
  }

  /**
   * Tells other processes what this one let through since it did so last, and learns what they did: in this minute, and
   * in the one before, which still counts in part.
   */
  async share(store: CountStore): Promise<void> {
    const minute = minuteOf(Date.now())
    const keys = [...this.untold]
    this.untold.clear()
    const telling = keys.flatMap((key) =>
      this.minutesOf(key, minute)
        .filter(({ count: { own, told } }) => own > told)
        .map(({ at, count }) => ({ key, minute: at, count, own: count.own, added: count.own - count.told })),
    )
    if (telling.length === 0) return
    const stored = await store.add(telling).catch((error: unknown) => {
      for (const { key } of telling) this.untold.add(key)
      throw error
    })
    for (const { count, own } of telling) count.told = own
    for (const { key, minute: at, count: total } of stored) {
      const found = this.minutesOf(key, at).find((one) => one.at === at)
      if (found) found.count.others = Math.max(0, total - found.count.told)
    }
  }

  /** What is counted of a key in a minute and the one before, as far as it is. */
  private minutesOf(key: string, minute: number): { at: number; count: MinuteCount }[] {
    const count = this.counts.peek(key)
    if (!count) return []
    return [
      { at: count.minute, count: count.now },
      { at: count.minute - 1, count: count.before },
    ].filter(({ at }) => at >= minute - 1)
  }

  private countOf(key: string, most: number, minute: number): Count {
    const found = this.counts.get(key)
    if (found?.minute === minute) return found
    const before = found?.minute === minute - 1 ? found.now : nothing()
    const count = { minute, most, now: nothing(), before }
    this.counts.set(key, count)
    return count
  }
}

/** What the plugin hands over of a route whose limit counts by itself. */
interface Options {
  routeInfo?: { method?: string | string[]; url?: string }
}

/** The counts as @fastify/rate-limit asks for them; a route with a limit of its own has counts of its own. */
export function countsAsStore(counts: RequestCounts) {
  return class Counted {
    private readonly scope: string

    constructor(options: object = {}) {
      const { routeInfo } = options as Options
      this.scope = [routeInfo?.method, routeInfo?.url].flat().join(' ')
    }

    incr(address: string, done: (error: null, taken: Taken) => void, _window: number, most: number): void {
      done(null, counts.take(`${this.scope} ${address}`, most))
    }

    child(options: object) {
      return new Counted(options)
    }
  }
}
