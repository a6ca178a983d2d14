import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { root } from './paths.mjs'

const running = new Set()
let isTold = false

/** Whether a signal has told this process to stop: what is under way ends, and nothing more may begin. */
export function isToldToStop() {
  return isTold
}

function pass(signal) {
  isTold = true
  for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(128 + constants.signals[signal])
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => pass(signal))

// The shell between npm and us keeps a signal to itself: it ends and leaves us behind.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    pass('SIGTERM')
  }, 300)
  watching.unref()
}

/** The exit code as a shell would give it. */
function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/**
 * Starts a program in the repository's folder (or `cwd`); it gets the signals this process gets.
 *
 * @returns the child process, and its exit code once it has ended
 */
export function start(command, args, { cwd = root, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: cwd instanceof URL ? fileURLToPath(cwd) : cwd,
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
    ...options,
  })
  running.add(child)
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(exitCode(code, signal)))
  }).finally(() => running.delete(child))
  return { child, ended }
}

/** Runs a program to its end and answers its exit code. */
export function run(command, args, options) {
  return start(command, args, options).ended
}

/** Runs a program to its end and answers its exit code and what it said. */
export async function capture(command, args, options) {
  const { child, ended } = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => (output += text))
  }
  return { code: await ended, output }
}
