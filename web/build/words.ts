import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Plugin } from 'vite'
import { fileNamesOfWords } from './word-files.ts'

const folder = new URL('../../protocol/src/words/', import.meta.url)
const id = 'virtual:words'

/** Every file gives its part of these; every other export is a catalogue of its own. */
const joined = new Set(['screens', 'audit', 'waiting'])

/** Modules are loaded once: one that was changed has another address. */
const freshAddress = (file: URL) => `${file.href}?${statSync(file).mtimeMs}`

/** The words of a language by catalogue, and the files they stand in. */
export async function readWords(language: string, addressOf = (file: URL) => file.href) {
  const files = readdirSync(new URL(`${language}/`, folder)).map(
    (name) => new URL(`${language}/${name}`, folder),
  )
  const catalogues: Record<string, object> = {}
  for (const file of files) {
    const exported = (await import(addressOf(file))) as Record<string, object>
    for (const [name, own] of Object.entries(exported)) {
      catalogues[name] = joined.has(name) ? { ...catalogues[name], ...own } : own
    }
  }
  return { catalogues, files: files.map((file) => fileURLToPath(file)) }
}

type WordsByLanguage = ReadonlyMap<string, Awaited<ReturnType<typeof readWords>>>

/** How catalogues stand in files, by language. */
type FilesOfWords = ReadonlyMap<string, ReadonlyMap<string, Record<string, object>>>

/** The catalogues of each file, by the file's name; in each language. */
function intoFiles(catalogued: WordsByLanguage, fileNames: ReadonlyMap<string, string>): FilesOfWords {
  return new Map(
    Array.from(catalogued, ([language, { catalogues }]) => {
      const files = new Map<string, Record<string, object>>()
      for (const [catalogue, own] of Object.entries(catalogues)) {
        const name = fileNames.get(catalogue) ?? catalogue
        files.set(name, { ...files.get(name), [catalogue]: own })
      }
      return [language, files]
    }),
  )
}

/** Where browsers find a file: the digest is that of all words, so that no page names the hundreds of files. */
function pathsOf(files: FilesOfWords) {
  const all = JSON.stringify(Array.from(files, ([language, own]) => [language, [...own]]))
  const digest = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return (language: string, name: string) => `assets/words-${language}-${name}-${digest}.json`
}

/** What browsers run: words are fetched as the data they are. */
const fetching = `
export async function loadFile(file) {
  const response = await fetch('/' + file)
  if (!response.ok) throw new Error(response.url + ': ' + response.status)
  return response.json()
}`

/** What the server runs: words come with its code. */
function importing(files: FilesOfWords, pathOf: ReturnType<typeof pathsOf>): string {
  const loaders = Array.from(files, ([language, own]) =>
    Array.from(
      own.keys(),
      (name) => `'${pathOf(language, name)}': () => import('${id}/${language}/${name}')`,
    ),
  )
  return `
const loaders = { ${loaders.flat().join(', ')} }
export const loadFile = async (file) => (await loaders[file]()).default`
}

/**
 * `virtual:words`: the catalogues in each language, those that the same screens need in one file, so that a page loads
 * the catalogues its screen names and next to no others.
 */
export function words(): Plugin {
  let isForBrowsers = false
  return {
    name: 'words',
    configResolved({ build }) {
      isForBrowsers = !build.ssr
    },
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined
      const [, asked, name] = source.split('/')
      const catalogued: WordsByLanguage = new Map(
        await Promise.all(
          (asked === undefined ? languages : [asked]).map(
            async (language) => [language, await readWords(language, freshAddress)] as const,
          ),
        ),
      )
      for (const { files } of catalogued.values()) for (const file of files) this.addWatchFile(file)
      const fileNames = await fileNamesOfWords()
      const files = intoFiles(catalogued, fileNames)
      if (name !== undefined) return `export default ${JSON.stringify(files.get(asked!)!.get(name))}`
      const pathOf = pathsOf(files)
      if (isForBrowsers) {
        for (const [language, own] of files) {
          for (const [file, content] of own)
            this.emitFile({
              type: 'asset',
              fileName: pathOf(language, file),
              source: JSON.stringify(content),
            })
        }
      }
      return `
const named = ${JSON.stringify(Object.fromEntries(fileNames))}
export const fileOf = (language, catalogue) => \`${pathOf('${language}', '${named[catalogue] ?? catalogue}')}\`
${isForBrowsers ? fetching : importing(files, pathOf)}`
    },
  }
}
