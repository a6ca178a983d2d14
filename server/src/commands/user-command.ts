// npm run user -- add-admin USERNAME [--roles SUPER,…] | list-admins | reset-second-factor USERNAME
import { parseArgs } from 'node:util'
import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import { newAdministrator } from './administrators.ts'
import { askPassword } from './ask-password.ts'
import { CommandRefused } from './command-refused.ts'
import type { PortalData } from './portal-data.ts'
import { BadUsage, runCommand, say } from './run-command.ts'

const usage = `Usage: npm run user -- add-admin USERNAME [--roles ${adminRoles[0]},…]
       npm run user -- list-admins
       npm run user -- reset-second-factor USERNAME
Roles: ${adminRoles.join(', ')}; ${adminRoles[0]} unless told. The password is asked for, or read from standard input.`

type Input =
  | { action: 'add-admin'; username: string; roles: string[] }
  | { action: 'list-admins' }
  | { action: 'reset-second-factor'; username: string }

function readArguments(args: string[]): Input {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { roles: { type: 'string' } },
    })
    const [action, username, ...more] = positionals
    if (action === 'list-admins' && !username) return { action }
    if (action === 'reset-second-factor' && username && more.length === 0) return { action, username }
    if (action === 'add-admin' && username && more.length === 0) {
      const roles = (values.roles ?? adminRoles[0]).split(',').map((role) => role.trim().toUpperCase())
      return { action, username, roles }
    }
  } catch {
    // Told below.
  }
  throw new BadUsage(usage)
}

async function listAdministrators(data: PortalData): Promise<void> {
  for (const { username, roles, state, hasSecondFactor } of await data.listAdministrators()) {
    const guarded = hasSecondFactor ? ' (second factor)' : ''
    say(`${username.padEnd(20)} ${state.padEnd(10)} ${roles.join(', ')}${guarded}`)
  }
}

await runCommand(readArguments, async (data, input) => {
  if (input.action === 'list-admins') {
    await listAdministrators(data)
    return 0
  }
  const { username } = input
  if (input.action === 'reset-second-factor') {
    await data.resetSecondFactor(username)
    say(`${username} sets up a second factor at the next sign-in`)
    return 0
  }
  const { roles } = input
  const checked = newAdministrator.safeParse({ username, roles, password: await askPassword() })
  if (!checked.success)
    throw new CommandRefused(checked.error.issues.map((issue) => issue.message).join('\n'))
  await data.addAdministrator(checked.data)
  say(`${username} is an administrator: ${checked.data.roles.join(', ')}`)
  return 0
})
