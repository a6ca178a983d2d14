import { resolve } from 'node:path'
import { BadSetting, readConfig } from '../kernel/config.ts'
import { CommandRefused } from './command-refused.ts'
import { openData } from './open-data.ts'
import type { PortalData } from './portal-data.ts'

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** A path as the person typed it: npm runs commands in the repository's folder, wherever it was called. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** The command was not called as it must be; the message says how. */
export class BadUsage extends CommandRefused {
  override name = 'BadUsage'
}

/**
 * Runs a command on the portal's data: `read` makes its input of the arguments, `act` answers the exit code. What
 * people can mend is told in a line.
 */
export async function runCommand<Input>(
  read: (args: string[]) => Input,
  act: (data: PortalData, input: Input) => Promise<number>,
): Promise<void> {
  try {
    const input = read(process.argv.slice(2))
    const { data, close } = await openData(readConfig(process.env))
    try {
      process.exitCode = await act(data, input)
    } finally {
      await close()
    }
  } catch (error) {
    process.exitCode = 1
    const isForPeople = error instanceof CommandRefused || error instanceof BadSetting
    process.stderr.write(`${isForPeople ? error.message : explain(error)}\n`)
  }
}

function explain(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET')
    return 'The portal or its database went away. Run the command again.'
  if (code === 'ENOENT' || code === 'EACCES') return message
  return stack ?? String(error)
}
