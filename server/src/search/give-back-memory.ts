import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * V8 forgets the code of functions that have not run through so many collections, else six, and then what it had
 * translated it into as well, which it keeps for good else: what only a start runs goes, and comes anew where it is called.
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
  for (const flag of flags.forgetting) setFlagsFromString(flag)
  // The first one finds what has not run since the one before, the second lets go of it.
  for (let time = 1; time <= 2; time += 1)
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  for (const flag of flags.usual) setFlagsFromString(flag)
}
