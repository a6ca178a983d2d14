import { fork } from 'node:child_process'

/** What a child process does for its parent, by name. */
export type Duties = Record<string, (input: never) => unknown>

export interface Child<D extends Duties> {
  ask<Name extends keyof D & string>(
    name: Name,
    ...input: Parameters<D[Name]>
  ): Promise<Awaited<ReturnType<D[Name]>>>
  end(): Promise<void>
}

interface Question {
  id: number
  name: string
  input: unknown
}

type Reply = { id: number; output: unknown } | { id: number; problem: string }

/** Starts a script that calls `serveParent`, in a process of its own: what it costs can be told from the rest. */
export function startChild<D extends Duties>(script: URL): Child<D> {
  const child = fork(script, { serialization: 'advanced' })
  const waiting = new Map<number, (reply: Reply) => void>()
  const ended = new Promise<void>((resolve) => {
    child.on('exit', (code, signal) => {
      for (const [id, settle] of waiting) settle({ id, problem: `the process ended (${code ?? signal})` })
      resolve()
    })
  })
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let nextId = 0
  return {
    ask: (name, ...[input]) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        waiting.set(id, (reply) => {
          if ('problem' in reply) reject(new Error(`${name}: ${reply.problem}`))
          else resolve(reply.output as never)
        })
        child.send({ id, name, input } satisfies Question)
      }),
    end: () => {
      if (child.connected) child.disconnect()
      return ended
    },
  }
}

/** Answers the parent until it lets go. */
export function serveParent(duties: Duties): void {
  process.on('message', (question: Question) => void answer(duties, question))
  process.on('disconnect', () => process.exit(0))
}

async function answer(duties: Duties, { id, name, input }: Question): Promise<void> {
  let reply: Reply
  try {
    reply = { id, output: await duties[name]!(input as never) }
  } catch (error) {
    reply = { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  process.send!(reply)
}

export interface Usage {
  /** Seconds on the processor since the process began, all threads. */
  cpuSeconds: number
  /** Bytes. */
  rss: number
}

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage.rss() }
}
