import { openData } from '@portal/server/commands/open-data.ts'
import { readConfig } from '@portal/server/kernel/config.ts'
import { makeLaws } from '@portal/server/testing/laws.ts'

/** Imports sample laws one by one, from a number on, and says each number once that law is stored; until it is killed. */

const from = Number(process.argv[2])
const { data } = await openData(readConfig(process.env))
for (const [at, law] of makeLaws(from + 500).entries()) {
  if (at < from) continue
  await data.saveLaws([law])
  process.stdout.write(`${at}\n`)
}
