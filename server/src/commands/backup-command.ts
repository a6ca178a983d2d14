// npm run backup -- FILE
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { CommandRefused } from './command-refused.ts'
import { BadUsage, runCommand, say, typedPath } from './run-command.ts'

function readArguments([name, ...more]: string[]): string {
  if (!name || more.length > 0) throw new BadUsage('Usage: npm run backup -- FILE')
  const file = typedPath(name)
  if (existsSync(file)) throw new CommandRefused(`${file} is there already.`)
  return file
}

await runCommand(readArguments, async (data, file) => {
  // What bears the name is whole.
  const draft = `${file}.part`
  try {
    await data.backUp(createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  say(`Backed up to ${file}: ${((await stat(file)).size / 1_000_000).toFixed(1)} MB`)
  return 0
})
