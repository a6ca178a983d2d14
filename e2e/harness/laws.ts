import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './commands.ts'

/** Imports a law, as the layout of JSON lines has it. */
export async function importLaw(law: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'laws-'))
  try {
    await writeFile(join(folder, 'laws.jsonl'), JSON.stringify(law))
    await runCommand('import', ['laws', folder])
  } finally {
    await rm(folder, { recursive: true })
  }
}
