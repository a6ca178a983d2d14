import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from '../kernel/database/tables.ts'
import { isShownText } from './whole-text.ts'

/** Of a draft a language may be half written, of any version be held back: the Chinese text stands for it then. */
export const said = <Value>(column: string) =>
  sql<Value>`coalesce(${sql.ref(`own_text.${column}`)}, ${sql.ref(`chinese_text.${column}`)})`

const language = said<Language | null>('language')
const words = said<string>('content_text')

/** A text without what stands between its words and blocks. */
const joined = sql<string>`translate(${words}, E' \\n', '')`

/** Characters of a Chinese text but its spaces, words of another. */
const lengthOfText = sql<number>`case when ${language} = 'zh' then char_length(${joined})
  when ${words} = '' then 0
  else char_length(${words}) - char_length(${joined}) + 1 end`

/** Whether anything of a version is written that its reader is shown: without it all that it says is null. */
export function isSaid<Row extends { language: Language | null }>(
  row: Row,
): row is Row & { language: Language } {
  return row.language !== null
}

/**
 * Adds what versions say to a reader of a language: in that where readers read it, else in Chinese; of who speaks, what a
 * picture shows and the like, what the Chinese says where the other does not.
 */
export function withText<Row>(
  versions: SelectQueryBuilder<Tables, 'publication_version', Row>,
  reader: Language,
) {
  return versions
    .leftJoin('publication_text as chinese_text', (join) =>
      join
        .onRef('chinese_text.version_id', '=', 'publication_version.id')
        .on('chinese_text.language', '=', defaultLanguage),
    )
    .leftJoin('publication_text as own_text', (join) =>
      join
        .onRef('own_text.version_id', '=', 'publication_version.id')
        .on('own_text.language', '=', reader)
        .on('own_text.language', '!=', defaultLanguage)
        .on(isShownText('own_text')),
    )
    .select([
      language.as('language'),
      said<string>('title').as('title'),
      said<string>('summary').as('summary'),
      said<string | null>('source_name').as('source_name'),
      said<string | null>('speaker').as('speaker'),
      said<string | null>('picture_text').as('picture_text'),
      said<string | null>('place').as('place'),
      said<string | null>('fee').as('fee'),
      lengthOfText.as('length'),
    ])
}
