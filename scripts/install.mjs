import { existsSync, readFileSync } from 'node:fs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

function packages(file) {
  const path = new URL(file, root)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

/** npm notes in node_modules what it has installed; that must be what the lock file asks for. */
function isInstalled() {
  const wanted = packages('package-lock.json')
  const present = packages('node_modules/.package-lock.json')
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, resolved, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return optional === true || peer === true
    return found.version === version && found.resolved === resolved
  })
}

/** npm as it was called, or the one on the PATH. */
function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** Installs what package-lock.json names, unless it is there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing dependencies …\n')
  const [command, ...first] = npm()
  // Only errors: the tools that want a newer Node than the system's get it (node-24.mjs).
  const code = await run(command, [
    ...first,
    'ci',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ])
  if (code !== 0) {
    process.stderr.write('The dependencies could not be installed; npm says why above.\n')
    process.exit(1)
  }
}
