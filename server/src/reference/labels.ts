import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { openChangeNumbers } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import { allCountries, placeAreas } from './queries.ts'

declare module '../kernel/services.ts' {
  interface Services {
    labels: LabelStore
  }
}

/** Whether another process has changed a dictionary is looked at after so long. */
const freshMilliseconds = 1000

/** Of changes of dictionaries, countries and areas in the change log. */
export const labelKind = 'dictionary'

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
 * Names of codes for the server's own answers, read again when the change log names a change of them. What is offered
 * no more still has its name.
 */
export function openLabels(db: Database): LabelStore {
  const changed = openChangeNumbers({ db })
  let loaded: { at: number; change: number | undefined; labels: Promise<Labels> } | null = null

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

  /** What is known while nothing has changed, or nobody can tell; else what stands there now. */
  async function look(): Promise<Labels> {
    const at = Date.now()
    const known = loaded
    const change = await changed().then(
      (numbers) => numbers.get(labelKind),
      (error: unknown) => {
        if (known) return known.change
        throw error
      },
    )
    if (known && known.change === change) {
      known.at = at
      return known.labels
    }
    const labels = load()
    loaded = { at, change, labels }
    labels.catch(() => (loaded = null))
    return labels
  }

  let looking: Promise<Labels> | null = null

  return {
    current: () => {
      if (loaded && Date.now() - loaded.at <= freshMilliseconds) return loaded.labels
      return (looking ??= look().finally(() => (looking = null)))
    },
    forget: () => {
      loaded = null
      looking = null
    },
  }
}
