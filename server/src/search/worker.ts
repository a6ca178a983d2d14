import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { giveBackMemory } from '../threads/give-back-memory.ts'
import { watchEventLoop } from '../threads/watchdog.ts'
import { openLibrary } from './library.ts'
import type {
  EngineCall,
  EngineCalls,
  QuestionCall,
  QuestionCalls,
  Ready,
  Reply,
  Request,
  ThreadStart,
  WorkerSettings,
} from './messages.ts'
import { analyse, everyId, idsUpToPage, search } from './query/search.ts'
import { similar } from './query/similar.ts'

/**
 * The engine's thread. Questions are answered as they come; changes, snapshots and merges wait in line and work
 * in slices, between which questions get their turn. Beside it, this thread watches the event loop of the process: it
 * depends on nothing there, and one more thread would hold 10 MB.
 */

/** Milliseconds of a slice. */
const sliceTime = 8

/** Milliseconds without changes after which the memory that they took is given back. */
const restTime = 10_000

const port = parentPort!
watchEventLoop()
const { settings, library, damage } = await open()
const changes: Extract<Request, { call: 'apply' | 'saveSnapshot' }>[] = []
let isWorking = false
let rest: NodeJS.Timeout | undefined
let merging: Generator<void, boolean> | null = null
let saving: Promise<unknown> = Promise.resolve()

/** How each question is answered, in one go. */
const answers: { [C in QuestionCall]: (input: QuestionCalls[C]['input']) => QuestionCalls[C]['output'] } = {
  search: ({ kind, question }) => search(library.index(kind), library, question),
  analyse: ({ kind, question }) => analyse(library.index(kind), library, question),
  everyId: ({ kind, question }) => everyId(library.index(kind), library, question),
  firstIds: ({ kind, question }) => idsUpToPage(library.index(kind), library, question),
  similar: ({ kind, id, asked }) => similar(library.index(kind), id, asked),
}

port.on('message', (request: Request) => {
  if (request.call === 'apply' || request.call === 'saveSnapshot') {
    changes.push(request)
    void work()
  } else if (request.call === 'status') answer(request.id, () => library.status)
  else ask(request.id, request.call, request.input)
})
port.postMessage({ kind: 'ready', sequence: library.sequence, damage } satisfies Ready)
void work()

/** The snapshots that it is told of; it may have been started, and told what is probable, before anybody knew. */
async function open() {
  const told = async () => (await once(port, 'message')) as [ThreadStart]
  const openAs = (asked: WorkerSettings) => ({
    settings: asked,
    ...openLibrary(asked.collections, asked.snapshotPath),
  })
  const [first] = await told()
  const opened = openAs(first.settings)
  if (!first.isGuess) return opened
  const [{ settings: asked }] = await told()
  return isDeepStrictEqual(asked, first.settings) ? opened : openAs(asked)
}

/** Works off the changes, and merges while there are none. */
async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  clearTimeout(rest)
  for (;;) {
    const change = changes.shift()
    if (change?.call === 'apply') await apply(change.id, change.input)
    else if (change) await save(change.id)
    else {
      merging ??= library.merge()
      const { done, value } = slice(merging)
      if (done) merging = null
      if (done && !value) break
    }
    await nextTurn()
  }
  isWorking = false
  rest = setTimeout(giveBackMemory, restTime).unref()
}

async function apply(id: number, input: EngineCalls['apply']['input']): Promise<void> {
  try {
    const steps = library.apply(input)
    while (!slice(steps).done) await nextTurn()
    reply(id, { ok: true, output: 'null' })
  } catch (error) {
    reply(id, { ok: false, reason: String(error) })
  }
}

/** The state is taken now, between changes; it is written while later ones go on. */
async function save(id: number): Promise<void> {
  await saving
  const { snapshotPath } = settings
  const written = snapshotPath === null ? Promise.resolve(0) : library.save(snapshotPath)
  saving = written.then(
    (bytes) => reply(id, { ok: true, output: JSON.stringify(bytes) }),
    (error: unknown) => reply(id, { ok: false, reason: String(error) }),
  )
}

function slice<R>(steps: Generator<void, R>): IteratorResult<void, R> {
  const end = performance.now() + sliceTime
  for (;;) {
    const step = steps.next()
    if (step.done || performance.now() > end) return step
  }
}

function ask<C extends QuestionCall>(id: number, call: C, input: QuestionCalls[C]['input']): void {
  answer(id, () => answers[call](input))
}

function answer<C extends EngineCall>(id: number, find: () => EngineCalls[C]['output']): void {
  try {
    reply(id, { ok: true, output: JSON.stringify(find()) })
  } catch (error) {
    reply(id, { ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function reply(id: number, result: Reply['result']): void {
  port.postMessage({ kind: 'reply', id, result } satisfies Reply)
}
