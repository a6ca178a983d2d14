import { readFileSync } from 'node:fs'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { everyScreens } from './words.ts'

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

const imported = (entry.imports ?? []).map((name) => chunks[name]!.file)

/** Files a page needs at once, so that the browser asks for them together: code, and words in the reader's language. */
export function preloadsOf(language: Language): string[] {
  return [...imported, ...everyScreens.map((name) => chunks[`virtual:words/${language}/${name}`]!.file)]
}
