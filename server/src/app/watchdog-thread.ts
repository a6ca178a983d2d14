import { write } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { giveBackMemory } from '../search/give-back-memory.ts'
import { beatMilliseconds, type Watched } from './watchdog.ts'

const { beats, mostMissed } = workerData as Watched
const counter = new Int32Array(beats)
const standardOutput = 1
let last = Atomics.load(counter, 0)
let missed = 0

const end = () => process.kill(process.pid, 'SIGKILL')

// Looks are counted, and no time: a machine that stood still has missed none.
setInterval(() => {
  const now = Atomics.load(counter, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed !== mostMissed) return
  const msg = `the event loop has taken no turn for ${(mostMissed * beatMilliseconds) / 1000} seconds: the process ends, to be started anew`
  // As the log's lines; the log itself is written by the thread that hangs.
  write(standardOutput, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`, end)
  // It may be that nobody reads the log, which is what the process hangs on.
  setTimeout(end, beatMilliseconds)
}, beatMilliseconds)

// It does no more than that from here on.
giveBackMemory()
