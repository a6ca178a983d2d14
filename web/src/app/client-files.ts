import { readFileSync } from 'node:fs'

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
 * Code that a page needs at once, that of the screen too, so that the browser asks for it together.
 *
 * @param screen the module of the screen's page
 */
export function codeOf(screen: string | undefined): string[] {
  const seen = new Set<string>()
  const names = [entry.key, ...(screen ? [screen] : [])].flatMap((key) => [
    ...chunkNames(key, 'static', seen),
  ])
  return names.map((name) => chunks[name]!.file)
}
