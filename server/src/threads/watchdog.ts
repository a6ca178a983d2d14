import { write } from 'node:fs'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

/** Milliseconds between two beats, and between two looks for one. */
const beatMilliseconds = 1000

const standardOutput = 1

/** What threads that are started later know of the event loop to watch, by this name. */
const watchedName = 'event loop'

interface Watched {
  /** One number, which a beat makes another; 0 before the first. */
  beats: SharedArrayBuffer
  /** Looks in a row that find no beat, after which the process is ended. */
  mostMissed: number
}

/**
 * Has the process ended where its event loop takes no turn for so many seconds: it answers nobody any more, not even
 * who asks whether it lives, and whoever watches over it starts it anew. A thread that is started after this and calls
 * `watchEventLoop` watches, from the moment when the answered function is called.
 */
export function letWatch(seconds: number): () => void {
  if (seconds === 0) return () => {}
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  setEnvironmentData(watchedName, {
    beats,
    mostMissed: (seconds * 1000) / beatMilliseconds,
  } satisfies Watched)
  const counter = new Int32Array(beats)
  const beat = () => Atomics.add(counter, 0, 1)
  return () => {
    beat()
    setInterval(beat, beatMilliseconds).unref()
  }
}

/** Watches from this thread, which does other work beside, what `letWatch` was asked to have watched. */
export function watchEventLoop(): void {
  const watched = getEnvironmentData(watchedName) as Watched | undefined
  if (!watched) return
  const { beats, mostMissed } = watched
  const counter = new Int32Array(beats)
  let last = 0
  let missed = 0
  // Looks are counted, and no time: a machine that stood still, or a thread that was busy, has missed none.
  setInterval(() => {
    const now = Atomics.load(counter, 0)
    missed = now === last && now !== 0 ? missed + 1 : 0
    last = now
    if (missed === mostMissed) end((mostMissed * beatMilliseconds) / 1000)
  }, beatMilliseconds).unref()
}

function end(seconds: number): void {
  const kill = () => process.kill(process.pid, 'SIGKILL')
  const msg = `the event loop has taken no turn for ${seconds} seconds: the process ends, to be started anew`
  // As the log's lines; the log itself is written by the thread that hangs.
  write(standardOutput, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`, kill)
  // It may be that nobody reads the log, which is what the process hangs on.
  setTimeout(kill, beatMilliseconds)
}
