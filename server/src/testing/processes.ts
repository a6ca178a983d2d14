import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestPlace } from './store.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pollMilliseconds = 20

/** Asks again and again until the answer is yes; the test's time limit ends it. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await delay(pollMilliseconds)
}

export interface TestProcess {
  child: ChildProcess
  /** Everything it has said so far. */
  output(): string
  /** Waits until it says something; throws when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Starts a script of the server as a process of its own, with the settings of its place and no others. */
export function startProcess(
  script: string,
  args: string[],
  environment: Record<string, string>,
): TestProcess {
  // Of each start a third is reading the sources: what is compiled is kept from one to the next.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      script.startsWith('file:') ? fileURLToPath(script) : file(script),
      ...args,
    ],
    {
      env: { PATH, NODE_COMPILE_CACHE, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => (said += text))
  }
  let isOver = false
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => {
      isOver = true
      resolve(code ?? signal ?? 1)
    })
  })
  return {
    child,
    ended,
    output: () => said,
    says: async (pattern) => {
      await until(() => isOver || pattern.test(said))
      const found = pattern.exec(said)
      if (!found) throw new Error(`It ended without saying ${pattern}:\n${said}`)
      return found
    },
  }
}

export interface PortalProcess extends TestProcess {
  /** Scheme, host and port. */
  address: string
}

/** The portal as `npm run build` made it and `npm start` runs it. */
export const builtPortal = '../../dist/main.js'

/** Starts the portal on a place and waits until it is open. */
export async function startPortalProcess({ environment }: TestPlace): Promise<PortalProcess> {
  const portal = startProcess(builtPortal, [], { ...environment, PORT: '0', HOST: '127.0.0.1' })
  const [address] = await portal.says(/http:\/\/localhost:\d+/)
  void portal.ended.then((how) => {
    // What the test sees of it is a refused connection; the run fails of this, which says why.
    if (!portal.child.killed && how !== 0) throw new Error(`A portal ended by ${how}:\n${portal.output()}`)
  })
  return { ...portal, address }
}

/** Starts a command (`import`, `user`, …) on a place; `input` is typed into it. */
export function startCommand(
  { environment }: TestPlace,
  name: string,
  args: string[],
  input = '',
): TestProcess {
  const command = startProcess(`../commands/${name}-command.ts`, args, environment)
  command.child.stdin!.end(input)
  return command
}
