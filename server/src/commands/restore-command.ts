// npm run restore -- FILE [--replace]
import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BadUsage, runCommand, say, typedPath } from './run-command.ts'

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    if (positionals.length === 1) return { file: typedPath(positionals[0]!), isReplacing: values.replace }
  } catch {
    // Told below.
  }
  throw new BadUsage('Usage: npm run restore -- FILE [--replace]')
}

await runCommand(readArguments, async (data, { file, isReplacing }) => {
  await access(file, constants.R_OK)
  const rows = await data.restore(createReadStream(file), { isReplacing })
  say(`Restored ${rows} rows from ${file}`)
  say('Everybody signs in anew: no session, code or link of the backup works any more.')
  say(
    'Nor does any recovery code: administrators replace authenticator and recovery codes at /admin/security, and for those who have lost the authenticator: npm run user -- reset-second-factor USERNAME',
  )
  return 0
})
