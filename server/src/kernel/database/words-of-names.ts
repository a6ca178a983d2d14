import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import { openChangeNumbers } from '../change-log.ts'
import type { Database } from './store.ts'

/** How many languages words are in: of two that call a thing by one name those say more. */
export function languagesIn(words: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from jsonb_object_keys(${words}))`
}

/** The words of canonical names in the reader's language, read again once a thing of their kind has changed. */
export function openWordsOfNames(
  db: Database,
  kind: string,
  read: (names: string[]) => Promise<{ name: string; words: Words | null }[]>,
) {
  const changed = openChangeNumbers({ db })
  const known = new Map<string, { after: number | undefined; words: Words | null }>()
  return {
    /** Loads the words not yet known of these. */
    async load(names: Iterable<string>): Promise<void> {
      const after = (await changed()).get(kind)
      const isKnown = (name: string) => known.has(name) && known.get(name)!.after === after
      const missing = [...new Set(names)].filter((name) => !isKnown(name))
      if (missing.length === 0) return
      for (const { name, words } of await read(missing)) known.set(name, { after, words })
    },
    in(name: string, language: Language): string {
      const words = known.get(name)?.words
      return words ? inLanguage(words, language) : name
    },
  }
}
