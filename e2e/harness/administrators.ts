import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { dataFolder } from './this-portal.ts'

const command = fileURLToPath(new URL('../../server/src/commands/user-command.ts', import.meta.url))

/** Makes an administrator as the portal's operator would, beside the running portal. */
export async function addAdministrator(
  username: string,
  password: string,
  roles: readonly AdminRole[],
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command, 'add-admin', username, '--roles', roles.join(',')],
    { env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' }, stdio: 'pipe' },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  child.stdin.end(`${password}\n`)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${username} was not made an administrator.\n${output}`)
}
