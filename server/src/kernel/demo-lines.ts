import { existsSync, readdirSync, readFileSync } from 'node:fs'

const seeds = new URL('../../seeds/demo/', import.meta.url)

/** Every line of the files in a folder of the demo corpus, in the order of their names. */
export function demoLines(name: string): string[] {
  const folder = new URL(`${name}/`, seeds)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  const lines = files.toSorted().flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  return lines.filter((line) => line.trim())
}
