import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { dataFolder } from './this-portal.ts'

/** Runs a command as the portal's operator would, beside the running portal. Throws unless it ends well. */
export async function runCommand(
  name: 'user' | 'import',
  args: readonly string[],
  typed = '',
): Promise<void> {
  const file = fileURLToPath(new URL(`../../server/src/commands/${name}-command.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  child.stdin.end(typed)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}.\n${output}`)
}
