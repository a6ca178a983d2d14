import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Plugin } from 'vite'

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

/** Where browsers find a catalogue: the digest is that of all words, so that no page names the hundreds of files. */
function addressesOf(catalogued: WordsByLanguage) {
  const all = JSON.stringify(Array.from(catalogued, ([language, { catalogues }]) => [language, catalogues]))
  const digest = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return (language: string, name: string) => `assets/words-${language}-${name}-${digest}.json`
}

/** What browsers run: words are fetched as the data they are. */
const fetching = `
export async function loadCatalogue(language, name) {
  const response = await fetch('/' + addressOf(language, name))
  if (!response.ok) throw new Error(response.url + ': ' + response.status)
  return response.json()
}`

/** What the server runs: words come with its code. */
const importing = (catalogued: WordsByLanguage) => {
  const loaders = Array.from(catalogued, ([language, { catalogues }]) => {
    const own = Object.keys(catalogues).map((name) => `${name}: () => import('${id}/${language}/${name}')`)
    return `${language}: { ${own.join(', ')} }`
  })
  return `
const loaders = { ${loaders.join(', ')} }
export const loadCatalogue = async (language, name) => (await loaders[language][name]()).default`
}

/**
 * `virtual:words`: each catalogue in each language by itself, so that a page loads the catalogues its screen names and
 * no others.
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
      if (name !== undefined)
        return `export default ${JSON.stringify(catalogued.get(asked!)!.catalogues[name])}`
      const addressOf = addressesOf(catalogued)
      if (isForBrowsers) {
        for (const [language, { catalogues }] of catalogued) {
          for (const [catalogue, own] of Object.entries(catalogues)) {
            const fileName = addressOf(language, catalogue)
            this.emitFile({ type: 'asset', fileName, source: JSON.stringify(own) })
          }
        }
      }
      return `
export const addressOf = (language, name) => \`${addressOf('${language}', '${name}')}\`
${isForBrowsers ? fetching : importing(catalogued)}`
    },
  }
}
