import { readFileSync } from 'node:fs'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Catalogue } from './words.ts'

/** A chunk of the client's build, as Vite's manifest names it. */
export interface Chunk {
  file: string
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

const entryKey = 'src/app/entry-browser.tsx'

export const entry = { ...chunks[entryKey]!, key: entryKey }

/** The sheet that declares the faces of letters; pages have it in themselves, and nowhere else. */
export const faces = readClientFile(chunks['src/ui/fonts.css']!.file)

const imported = (entry.imports ?? []).map((name) => chunks[name]!.file)

/**
 * Files a page needs at once, so that the browser asks for them together: code, and words in the reader's language,
 * which browsers keep from page to page, as no page has them in itself.
 */
export function preloadsOf(language: Language, catalogues: readonly Catalogue[]): string[] {
  return [...imported, ...catalogues.map((name) => chunks[`virtual:words/${language}/${name}`]!.file)]
}
