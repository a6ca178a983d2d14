import { resolve } from 'node:path'
import { ContentProblem } from '../import/content-problem.ts'
import { BadSetting, readConfig } from '../kernel/config.ts'
import { DataFolderInUse, DataFolderUnusable } from '../kernel/data-folder.ts'
import { MigrationBlocked } from '../kernel/database/migrate.ts'
import { isOutOfService } from '../kernel/database/out-of-service.ts'
import { StoreDamaged } from '../kernel/database/store-damaged.ts'
import { whyRefused } from '../kernel/database/why-refused.ts'
import { plainReason } from '../kernel/plain-reason.ts'
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
    process.stderr.write(`${explain(error)}\n`)
  }
}

/** Errors whose message is written for people. */
const forPeople = [
  CommandRefused,
  BadSetting,
  ContentProblem,
  DataFolderInUse,
  DataFolderUnusable,
  MigrationBlocked,
  StoreDamaged,
] as const

/** What happened and what to do, in a line. */
function explain(error: unknown): string {
  if (forPeople.some((kind) => error instanceof kind)) return (error as Error).message
  const known = whyRefused(error) ?? plainReason(error)
  if (known !== null) return known
  if (isOutOfService(error)) return 'The portal or its database went away. Run the command again.'
  const { message, stack } = error as Error
  if (process.env.LOG_LEVEL === 'debug') return stack ?? message
  return `The command could not be done: ${message}. With LOG_LEVEL=debug it tells where.`
}
