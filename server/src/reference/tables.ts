import type { Words } from '@portal/protocol/kernel/languages.ts'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    dictionary_entry: { type: string; code: string; position: number; words: Words }
    country: { code: string; position: number; words: Words }
    area: {
      code: string
      country: string
      parent_code: string | null
      /** gb2260: provinces and cities of China; iso3166: first-level divisions of all countries. */
      scheme: 'gb2260' | 'iso3166'
      position: number
      words: Words
    }
  }
}
