import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Milliseconds after which what has not run is taken to belong to the start. */
const forgottenAfter = 5000

/**
 * Code goes that has not run since the collection before, else since the sixth before, and what it was translated into
 * with it, which stays else.
 */
const flags = {
  forgetting: ['--bytecode-old-age=1', '--flush-baseline-code'],
  usual: ['--bytecode-old-age=6', '--no-flush-baseline-code'],
}

/**
 * Gives back to the system what loading has left behind: V8 keeps a heap that has grown until it needs the room again,
 * which a thread at rest never does. Stops the thread for some tenths of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as CollectGarbage
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Gives back memory, and soon after the code that a thread ran at its start alone: it is read anew if it is called. */
export function forgetStart(): void {
  giveBackMemory()
  setTimeout(() => {
    for (const flag of flags.forgetting) setFlagsFromString(flag)
    giveBackMemory()
    for (const flag of flags.usual) setFlagsFromString(flag)
  }, forgottenAfter).unref()
}
