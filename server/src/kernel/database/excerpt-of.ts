import { sql } from 'kysely'

/** As `cutEnd` of the protocol has it for texts that are at hand. */
const goesOn = '[\\s,，、;；:：‒–—―(（[【《〈「『«“-]*'

/** A word that is cut at the end, with the signs before it, or those alone; a word before signs is whole. */
const cutWord = `${goesOn}(\\s[A-Za-zА-яЁё’-]*)?$`

/**
 * The first characters of a text in one line, without a word that is cut; what goes on ends with "…", before which no
 * comma or dash stands.
 */
export function excerptOf(column: string, length: number) {
  const text = sql.ref(column)
  const most = sql.lit(length)
  const inLine = (part: typeof text) => sql`regexp_replace(${part}, '\\s+', ' ', 'g')`
  const begin = sql`regexp_replace(left(${text}, ${most}), ${sql.lit(cutWord)}, '')`
  return sql<string>`case when length(${text}) > ${most} then ${inLine(begin)} || ${sql.lit('…')} else ${inLine(text)} end`
}
