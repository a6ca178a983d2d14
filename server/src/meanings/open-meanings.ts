import { setTimeout as delay } from 'node:timers/promises'
import { changesAfter, lastChange, wholeSubject } from '../kernel/change-log.ts'
import type { AiSettings } from '../kernel/config.ts'
import type { Services } from '../kernel/services.ts'
import { embedTexts, kindOf } from './embed-texts.ts'
import type { Nearest, Wanted } from './messages.ts'
import { meaningKind, modelName } from './model-name.ts'
import { everyRow, findModel, rowsOf } from './queries.ts'
import { readDirection, WrongVectors } from './vector.ts'
import { VectorThread } from './vector-thread.ts'
import { yardsticks } from './yardsticks.ts'

declare module '../kernel/services.ts' {
  interface Services {
    meanings: Meanings
  }
}

/** A question whose articles are looked for by its meaning. */
export interface Meant extends Omit<Wanted, 'direction'> {
  /** Without personal data: it is sent to the recipient. */
  text: string
}

/** Articles found by what they mean; where no embeddings endpoint is set up, by nobody. */
export interface Meanings {
  /** Of each question what is nearest to it; null where that cannot be told, whyever. */
  nearest(questions: readonly Meant[]): Promise<Nearest[] | null>
  /** Articles that this process holds a vector of, each language for itself. */
  held(): number
  /** Begins to keep up with what is stored. */
  begin(): void
  /** Looks at what is stored now. */
  wake(): void
  /** Resolves when all that is stored is held. */
  caughtUp(): Promise<void>
  /** Models that began to answer with other dimensions: they are told of no more articles while the portal runs. */
  otherDimensions: Set<number>
  /** Does work on what is stored: `stop` breaks it off, and waits for its end. Once stopped, nothing is begun. */
  work(run: (stopped: AbortSignal) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** In milliseconds. */
const usualLimits = {
  /** A reader waits no longer for what a question means. */
  question: 1_500,
  /** Nor for it to be compared. */
  compared: 700,
  /** An endpoint that failed is not asked by readers again for so long. */
  rest: 15_000,
  /** How long what another process has stored may wait. */
  poll: 2_000,
}

const changesPerLook = 500

/** @throws Error where it is not done in time */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const late = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('It is not done in time.')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    late.catch(() => {})
  }
}

/** Holds the vectors that are stored, and keeps up with them. */
export function openMeanings(
  { config: { embeddings }, db, log }: Pick<Services, 'config' | 'db' | 'log'>,
  limits: Partial<typeof usualLimits> = {},
): Meanings {
  const { question, compared, rest, poll } = { ...usualLimits, ...limits }
  let thread: VectorThread | null = null
  let model: number | null = null
  let dimensions = 0
  let position = 0
  const stopping = new AbortController()
  const stopped = stopping.signal
  let restsUntil = 0
  let quietUntil = 0
  let wakeUp = () => {}

  /**
   * Takes all that is stored; what is stored meanwhile is taken once more. Where it fails, the position stays before what
   * has it done, and the next look does it again.
   */
  async function load(into: VectorThread): Promise<void> {
    const from = await lastChange(db)
    const stored = embeddings && (await findModel(db, modelName(embeddings)))
    const size = stored ? stored.yardsticks.length / yardsticks.length : 0
    const bytes = yardsticks.map((_, at) => stored?.yardsticks.subarray(at * size, (at + 1) * size))
    const directions = bytes.flatMap((one) => (one ? readDirection(one) : []))
    await into.change({ drop: 'all', put: [], yardsticks: directions })
    if (stored) for await (const put of everyRow(db, stored.id)) await into.change({ drop: [], put })
    model = stored?.id ?? null
    dimensions = size
    position = from
  }

  async function look(): Promise<void> {
    if (!thread || thread.isGone) {
      const opened = new VectorThread()
      await load(opened).catch(async (error: unknown) => {
        await opened.close()
        throw error
      })
      thread = opened
    }
    for (;;) {
      const changes = await changesAfter(db, position, changesPerLook)
      const last = changes.at(-1)
      if (!last) return
      const subjects = new Set(changes.flatMap(({ kind, subject }) => (kind === meaningKind ? subject : [])))
      if (subjects.has(wholeSubject)) {
        await load(thread)
        continue
      }
      const laws = [...subjects]
      if (laws.length > 0 && model !== null) {
        await thread.change({ drop: laws, put: await rowsOf(db, model, laws) })
      }
      position = last.id
    }
  }

  let looking = Promise.resolve()
  /** One look at a time, and a whole one for whoever asks. */
  function caughtUp(): Promise<void> {
    if (!embeddings) return Promise.resolve()
    const next = looking.catch(() => {}).then(() => (stopped.aborted ? undefined : look()))
    looking = next
    return next
  }

  async function run(): Promise<void> {
    while (!stopped.aborted) {
      await caughtUp().catch((error: unknown) => log.warn({ err: error }, 'vectors could not be followed'))
      const woken = new Promise<void>((resolve) => (wakeUp = resolve))
      const over = new AbortController()
      await Promise.race([woken, delay(poll, undefined, { signal: over.signal }).catch(() => {})])
      over.abort()
    }
  }

  /** Says so once in a while: many may ask meanwhile. */
  function warn(error: unknown): void {
    if (stopped.aborted || Date.now() < quietUntil) return
    quietUntil = Date.now() + rest
    log.warn(kindOf(error), 'what a question means could not be told')
  }

  async function directionsOf(settings: AiSettings, texts: readonly string[]): Promise<Int8Array[] | null> {
    try {
      const directions = await embedTexts(settings, texts, { milliseconds: question, retries: 0, stopped })
      if (directions[0]?.length === dimensions) return directions
      throw new WrongVectors('Vectors of other dimensions than before.')
    } catch (error) {
      restsUntil = Date.now() + rest
      warn(error)
      return null
    }
  }

  async function nearest(questions: readonly Meant[]): Promise<Nearest[] | null> {
    if (!embeddings || !thread || thread.held === 0 || Date.now() < restsUntil) return null
    const asked = questions.map(({ text }) => text)
    const directions = await directionsOf(embeddings, asked)
    if (!directions) return null
    const wanted = questions.map(({ countries, isOfCountries }, at) => ({
      direction: directions[at]!,
      countries,
      isOfCountries,
    }))
    try {
      return await within(compared, thread.nearest(wanted))
    } catch (error) {
      // The endpoint is no worse for it: the next question is asked.
      warn(error)
      return null
    }
  }

  const works = new Set<Promise<void>>()
  async function work(begin: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (stopped.aborted) return
    const done = begin(stopped)
    works.add(done)
    await done.finally(() => works.delete(done))
  }

  let running: Promise<void> | null = null
  return {
    nearest,
    held: () => thread?.held ?? 0,
    begin: () => {
      if (embeddings) running ??= run()
    },
    wake: () => wakeUp(),
    caughtUp,
    otherDimensions: new Set(),
    work,
    stop: async () => {
      stopping.abort()
      wakeUp()
      await running
      await Promise.allSettled(works)
      await looking.catch(() => {})
      await thread?.close()
    },
  }
}
