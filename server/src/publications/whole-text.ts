import { sql, type RawBuilder } from 'kysely'

/** Whether a text says all that readers read of it: in a draft a language may be half written, and is missing so long. */
export const isWholeText = (text: string) => sql<boolean>`(${sql.ref(`${text}.title`)} != ''
  and ${sql.ref(`${text}.summary`)} != '' and ${sql.ref(`${text}.content`)} != '')`

/** Whether readers read a text: it is whole, and not held back. */
export const isShownText = (text: string) =>
  sql<boolean>`(${isWholeText(text)} and not ${sql.ref(`${text}.is_held_back`)})`

/** Whether a cleaned text has a picture within it. */
export const standsIn = (file: RawBuilder<unknown>, content: RawBuilder<unknown>) =>
  sql<boolean>`strpos(${content}, 'data-picture="' || ${file} || '"') > 0`
