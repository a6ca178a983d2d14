import { readFileSync } from 'node:fs'

/** A chunk of the client's build, as Vite's manifest names it. */
export interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const client = new URL('../client/', import.meta.url)

export function readClientFile(file: string): string {
  return readFileSync(new URL(file, client), 'utf8')
}

/** Every chunk, by its key. */
export const chunks = JSON.parse(readClientFile('.vite/manifest.json')) as Readonly<Record<string, Chunk>>

const [entryName, found] = Object.entries(chunks).find(([, { isEntry }]) => isEntry)!

export const entry = { ...found, key: entryName }

/** Files the entry needs at once, so that the browser asks for them together. */
export const preloads = (entry.imports ?? []).map((name) => chunks[name]!.file)
