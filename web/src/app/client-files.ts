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

/** A chunk with all that it imports, or may import later, each behind what it imports itself. */
export function* chunkNames(
  name: string,
  isFollowed: 'static' | 'all',
  seen = new Set<string>(),
): Generator<string> {
  if (seen.has(name)) return
  seen.add(name)
  const { dynamicImports = [], imports = [] } = chunks[name]!
  for (const other of imports) yield* chunkNames(other, isFollowed, seen)
  yield name
  if (isFollowed === 'all') for (const other of dynamicImports) yield* chunkNames(other, isFollowed, seen)
}

/**
 * Files a page needs at once, so that the browser asks for them together: code, that of the screen too, and words in the
 * reader's language, which browsers keep from page to page, as no page has them in itself.
 *
 * @param screen the module of the screen's page
 */
export function preloadsOf(
  language: Language,
  catalogues: readonly Catalogue[],
  screen: string | undefined,
): string[] {
  const seen = new Set<string>()
  const code = [entry.key, ...(screen ? [screen] : [])].flatMap((key) => [...chunkNames(key, 'static', seen)])
  const words = catalogues.map((name) => `virtual:words/${language}/${name}`)
  return [...code, ...words].map((name) => chunks[name]!.file)
}
