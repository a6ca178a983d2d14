import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { allCountries, placeAreas } from './queries.ts'

declare module '../kernel/services.ts' {
  interface Services {
    labels: LabelStore
  }
}

/** Dictionaries change rarely; another process's change is seen after this time. */
const freshMilliseconds = 60_000

export interface Labels {
  /** The name of a dictionary's entry, or its code when it has none. */
  of(type: string, code: string, language: Language): string
}

export interface LabelStore {
  current(): Promise<Labels>
  /** To be called after a change: the next to ask gets it. */
  forget(): void
}

/**
 * Names of codes for the server's own answers, read from the database once a minute at most. What is offered no more
 * still has its name.
 */
export function openLabels(db: Database): LabelStore {
  let loaded: { at: number; labels: Promise<Labels> } | null = null

  async function load(): Promise<Labels> {
    const words = new Map<string, Words>()
    const entries = await db.selectFrom('dictionary_entry').select(['type', 'code', 'words']).execute()
    for (const entry of entries) words.set(`${entry.type}/${entry.code}`, entry.words)
    for (const country of await allCountries(db)) words.set(`COUNTRY/${country.code}`, country.words)
    for (const area of await placeAreas(db)) words.set(`AREA/${area.code}`, area.words)
    return {
      of: (type, code, language) => {
        const found = words.get(`${type}/${code}`)
        return found ? inLanguage(found, language) : code
      },
    }
  }

  return {
    current: () => {
      const now = Date.now()
      if (!loaded || now - loaded.at > freshMilliseconds) {
        const labels = load()
        loaded = { at: now, labels }
        labels.catch(() => {
          if (loaded?.labels === labels) loaded = null
        })
      }
      return loaded.labels
    },
    forget: () => (loaded = null),
  }
}
