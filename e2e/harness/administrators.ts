import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { runCommand } from './commands.ts'

/** Makes an administrator. */
export async function addAdministrator(
  username: string,
  password: string,
  roles: readonly AdminRole[],
): Promise<void> {
  await runCommand('user', ['add-admin', username, '--roles', roles.join(',')], `${password}\n`)
}
