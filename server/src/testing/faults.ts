// Loaded into a portal's process before anything else (`faultOptions`): at SIGUSR2 happens what FAULT names.
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const faults: Readonly<Record<string, () => void>> = {
  throw: () => {
    throw new Error('a sample of "somebody" that nothing catches')
  },
  reject: () => {
    void Promise.reject(new Error('a sample of "somebody" that nothing catches'))
  },
  hang: () => {
    for (;;);
  },
  fill: () => {
    for (;;) {
      try {
        writeSync(1, '\n'.repeat(65_536))
      } catch {
        // Nobody reads it.
      }
    }
  },
}

const fault = faults[process.env.FAULT ?? '']
if (isMainThread && fault) process.on('SIGUSR2', fault)
