import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Gives back to the system what loading has left behind: V8 keeps a heap that has grown until it needs the room again,
 * which a thread at rest never does. Stops the thread for some tenths of a second.
 */
export function giveBackMemory(): void {
  // Read where a context is made, and nowhere else: where one changes that collections read, V8 may end the process.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as CollectGarbage
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
