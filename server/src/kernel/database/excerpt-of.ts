import { sql } from 'kysely'

const cutWord = '\\s[A-Za-zА-яЁё’-]*$'

/** The first characters of a text in one line, without a word that is cut; what goes on ends with "…". */
export function excerptOf(column: string, length: number) {
  const text = sql.ref(column)
  const most = sql.lit(length)
  const inLine = (part: typeof text) => sql`regexp_replace(${part}, '\\s+', ' ', 'g')`
  const begin = sql`regexp_replace(left(${text}, ${most}), ${sql.lit(cutWord)}, '')`
  return sql<string>`case when length(${text}) > ${most} then ${inLine(begin)} || '…' else ${inLine(text)} end`
}
