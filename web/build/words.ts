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

/**
 * `virtual:words`: a loader of each catalogue in each language, every one a file of its own, so that a page loads the
 * catalogues its screen names and no others.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined
      const [, asked, catalogue] = source.split('/')
      const { catalogues, files } = await readWords(asked ?? languages[0], freshAddress)
      for (const file of files) this.addWatchFile(file)
      if (catalogue !== undefined) return `export default ${JSON.stringify(catalogues[catalogue])}`
      const loaders = languages.map((language) => {
        const own = Object.keys(catalogues).map(
          (name) => `${name}: () => import('${id}/${language}/${name}')`,
        )
        return `${language}: { ${own.join(', ')} }`
      })
      return `export const words = { ${loaders.join(', ')} }`
    },
  }
}
