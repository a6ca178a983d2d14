import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated, JSONColumnType } from 'kysely'

type AllWords = Record<Language, string>

/** A word that is chosen from. */
interface Entry {
  code: string
  position: number
  words: JSONColumnType<AllWords>
  /** Kept for the rows that bear it, offered no more. */
  is_hidden: Generated<boolean>
  /** By an administrator: the portal's own reference data leave it alone. */
  is_edited: Generated<boolean>
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    dictionary_entry: Entry & { type: string }
    country: Entry
    area: {
      code: string
      country: string
      parent_code: string | null
      /** gb2260: provinces and cities of China; iso3166: first-level divisions of all countries. */
      scheme: 'gb2260' | 'iso3166'
      position: number
      words: AllWords
    }
  }
}
