import { Worker } from 'node:worker_threads'

/** Milliseconds between two beats, and between two looks for one. */
export const beatMilliseconds = 1000

/** What the watching thread is handed. */
export interface Watched {
  /** One number, which a beat makes another. */
  beats: SharedArrayBuffer
  /** Looks in a row that find no beat, after which the process is ended. */
  mostMissed: number
}

/**
 * Has a thread end the process where its event loop takes no turn for so many seconds: it answers nobody any more, not
 * even who asks whether it lives, and whoever watches over it starts it anew.
 */
export function watchEventLoop(seconds: number): void {
  if (seconds === 0) return
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const counter = new Int32Array(beats)
  setInterval(() => Atomics.add(counter, 0, 1), beatMilliseconds).unref()
  const workerData: Watched = { beats, mostMissed: (seconds * 1000) / beatMilliseconds }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    name: 'watchdog',
  }).unref()
}
