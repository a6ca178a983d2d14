import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './run.mjs'

/** Where a program is on the PATH, or null. */
export function onPath(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not here.
    }
  }
  return null
}

let isListed = false

/** Two that install at once wait for each other, for so many seconds. */
const waiting = ['-o', 'DPkg::Lock::Timeout=300']

/**
 * Installs Debian packages where this may be done: as root on a system with apt.
 *
 * @returns null when done, else why not
 */
export async function installPackages(packages) {
  if (!onPath('apt-get')) return 'this system has no apt-get'
  if (process.getuid?.() !== 0) return 'only root may install packages'
  process.stdout.write(`Installing ${packages.join(' ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isListed) await capture('apt-get', ['update'], { env })
  isListed = true
  const options = [...waiting, 'install', '--yes', '--no-install-recommends', ...packages]
  const { code, output } = await capture('apt-get', options, { env })
  return code === 0 ? null : `apt-get failed: ${output.trim().split('\n').at(-1)}`
}
