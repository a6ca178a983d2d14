import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseHost } from './database-host.ts'

/** Milliseconds by which a replica may lag. */
const longestLag = 2000
/** Milliseconds a start waits for one of several servers to be the primary. */
const patience = 10_000
const pause = 100

/** The servers behind one portal: which of them takes writes, and which may be read. */
export class DatabaseHosts {
  readonly #candidates: readonly DatabaseHost[]
  readonly #replicas: readonly DatabaseHost[]
  readonly #onPrimary: (url: string) => void
  #primary: DatabaseHost
  /** Where the primary stood, the oldest first: what a replica lags behind. */
  #stood: { at: number; position: number }[] = []
  #known = 0

  /** @param onPrimary told when another server has become the primary */
  constructor(
    urls: readonly [string, ...string[]],
    readUrls: readonly string[],
    onPrimary: (url: string) => void,
  ) {
    const [first, ...others] = urls
    this.#primary = new DatabaseHost(first)
    this.#candidates = [this.#primary, ...others.map((url) => new DatabaseHost(url))]
    this.#replicas = readUrls.map((url) => new DatabaseHost(url))
    this.#onPrimary = onPrimary
  }

  /** Looks at all of them from now on, once the primary is known or the patience at its end. */
  async open(): Promise<void> {
    const all = [...this.#candidates, ...this.#replicas]
    if (all.length === 1) return
    const giveUpAt = performance.now() + patience
    while (!this.#choose() && performance.now() < giveUpAt) {
      await Promise.all(this.#candidates.map((host) => host.look()))
      await delay(pause)
    }
    for (const host of all) host.watch(() => this.#choose())
  }

  /** From now on a replica is read that knows this change. */
  know(change: number): void {
    this.#known = Math.max(this.#known, change)
  }

  /** Whether a replica, by its number, answers, knows what is known here, and lags by a moment at most. */
  isCurrent(at: number): boolean {
    const state = this.#replicas[at]?.state
    if (!state || state.change < this.#known) return false
    const since = performance.now() - longestLag
    const mustHave = this.#stood.findLast((stood) => stood.at <= since)?.position ?? 0
    return state.position >= mustHave
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#candidates, ...this.#replicas].map((host) => host.stop()))
  }

  /** Finds the primary: where two say that they are, the one that was promoted last. */
  #choose(): boolean {
    const timelineOf = (host: DatabaseHost) => host.state?.timeline ?? ''
    const [primary] = this.#candidates
      .filter((host) => host.state?.isReplica === false)
      .toSorted((one, other) => timelineOf(other).localeCompare(timelineOf(one)))
    if (!primary?.state) return false
    if (primary !== this.#primary) {
      this.#primary = primary
      this.#onPrimary(primary.url)
    }
    const { at, position } = primary.state
    if (this.#stood.at(-1)?.at !== at) this.#stood = [...this.#stood.slice(-100), { at, position }]
    return true
  }
}
