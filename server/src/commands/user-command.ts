// npm run user -- add-admin USERNAME --roles SUPER,… | list-admins
import { parseArgs } from 'node:util'
import { administratorRoles, newAdministrator } from './administrators.ts'
import { askPassword } from './ask-password.ts'
import { CommandRefused } from './command-refused.ts'
import { BadUsage, runCommand, say } from './run-command.ts'

const usage = `Usage: npm run user -- add-admin USERNAME --roles ${administratorRoles[0]},…
       npm run user -- list-admins
Roles: ${administratorRoles.join(', ')}. The password is asked for, or read from standard input.`

type Input = { action: 'add-admin'; username: string; roles: string[] } | { action: 'list-admins' }

function readArguments(args: string[]): Input {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { roles: { type: 'string' } },
    })
    const [action, username, ...more] = positionals
    if (action === 'list-admins' && !username) return { action }
    if (action === 'add-admin' && username && values.roles && more.length === 0) {
      return { action, username, roles: values.roles.split(',').map((role) => role.trim().toUpperCase()) }
    }
  } catch {
    // Told below.
  }
  throw new BadUsage(usage)
}

await runCommand(readArguments, async (data, input) => {
  if (input.action === 'list-admins') {
    for (const { username, roles, state } of await data.listAdministrators()) {
      say(`${username.padEnd(20)} ${state.padEnd(10)} ${roles.join(', ')}`)
    }
    return 0
  }
  const { username, roles } = input
  const checked = newAdministrator.safeParse({ username, roles, password: await askPassword() })
  if (!checked.success)
    throw new CommandRefused(checked.error.issues.map((issue) => issue.message).join('\n'))
  await data.addAdministrator(checked.data)
  say(`${username} is an administrator: ${checked.data.roles.join(', ')}`)
  return 0
})
