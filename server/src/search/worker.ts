import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { SegmentedIndex } from './index/segmented-index.ts'
import { readSnapshot } from './index/read-snapshot.ts'
import type { IndexState } from './index/snapshot-format.ts'
import { SnapshotDamaged } from './index/snapshot-format.ts'
import { writeSnapshot } from './index/write-snapshot.ts'
import type { EngineCall, EngineCalls, Ready, Reply, Request, WorkerSettings } from './messages.ts'
import { search } from './query/search.ts'

/**
 * The engine's thread. Questions are answered as they come; changes, snapshots and merges wait in line and work
 * in slices, between which questions get their turn.
 */

/** Milliseconds of a slice. */
const sliceTime = 8

const { snapshotPath } = workerData as WorkerSettings
const port = parentPort!
const { index, damage } = openIndex()
const changes: Extract<Request, { call: 'apply' | 'saveSnapshot' }>[] = []
let isWorking = false
let merging: Generator<void, boolean> | null = null
let saving: Promise<unknown> = Promise.resolve()

port.on('message', (request: Request) => {
  if (request.call === 'search') answer(request.id, () => search(index, request.input))
  else if (request.call === 'status') answer(request.id, status)
  else {
    changes.push(request)
    void work()
  }
})
port.postMessage({ kind: 'ready', sequence: index.sequence, damage } satisfies Ready)
void work()

/** Works off the changes, and merges while there are none. */
async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  for (;;) {
    const change = changes.shift()
    if (change?.call === 'apply') await apply(change.id, change.input)
    else if (change) await save(change.id)
    else {
      merging ??= index.merge()
      const { done, value } = slice(merging)
      if (done) merging = null
      if (done && !value) break
    }
    await nextTurn()
  }
  isWorking = false
}

async function apply(id: number, input: EngineCalls['apply']['input']): Promise<void> {
  try {
    const steps = index.apply(input)
    while (!slice(steps).done) await nextTurn()
    reply(id, { ok: true, output: null })
  } catch (error) {
    reply(id, { ok: false, reason: String(error) })
  }
}

/** The state is taken now, between changes; it is written while later ones go on. */
async function save(id: number): Promise<void> {
  await saving
  const written = snapshotPath === null ? Promise.resolve(0) : writeSnapshot(index, snapshotPath)
  saving = written.then(
    (output) => reply(id, { ok: true, output }),
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

function status(): EngineCalls['status']['output'] {
  return {
    ready: true,
    sequence: index.sequence,
    groups: index.places.size,
    units: index.statistics.units,
    segments: index.segments.length,
    indexBytes: index.bytes,
  }
}

function answer<C extends EngineCall>(id: number, find: () => EngineCalls[C]['output']): void {
  try {
    reply(id, { ok: true, output: find() })
  } catch (error) {
    reply(id, { ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function reply(id: number, result: Reply['result']): void {
  port.postMessage({ kind: 'reply', id, result } satisfies Reply)
}

function openIndex(): { index: SegmentedIndex; damage: string | null } {
  let state: IndexState | null = null
  try {
    if (snapshotPath !== null) state = readSnapshot(snapshotPath)
    return { index: new SegmentedIndex(state ?? undefined), damage: null }
  } catch (error) {
    const reason = error instanceof SnapshotDamaged ? error.message : String(error)
    return { index: new SegmentedIndex(), damage: reason }
  }
}
