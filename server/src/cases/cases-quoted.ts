import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { casePath } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { chooseText } from '../text/choose-text.ts'
import { casesByIds } from './queries.ts'

/** Cases as they are named in another text, by their ids; those that are not held are left out. */
export async function casesQuoted(db: Database, ids: readonly string[], reader: Language) {
  const rows = ids.length > 0 ? await casesByIds(db, [...ids]) : []
  return new Map(
    rows.flatMap((row) => {
      const text = chooseText(row.texts, { reader })
      const { id, court_words: court, case_number: number, judged_on: judgedOn } = row
      if (!text) return []
      const named = { title: text.title, number, court: court && inLanguage(court, reader), judgedOn }
      return [[id, { address: casePath(id), ...named }] as const]
    }),
  )
}

/** The id of the case that bears a number, as printed. */
export async function caseNumbered(db: Database, number: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('judicial_case')
    .select('id')
    .where('case_number', '=', number)
    .executeTakeFirst()
  return row?.id
}
