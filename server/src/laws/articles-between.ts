import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { fold } from '../text/characters.ts'

/** An article by its key, and the ids of two wordings of its law. */
interface BetweenWordings {
  from: string
  to: string
  key: string
}

/** What became of an article from one wording to another. */
type ArticleBetween = 'same' | 'changed' | 'gone'

interface Unit {
  version_id: string
  language: Language
  key: string
  heading: string | null
  body: string
}

/** The original first, by which two wordings are compared. */
function readUnits(db: Database, versionIds: readonly string[], keys: readonly string[]) {
  return sql<Unit>`
    select version_id, language, key, heading, body
    from law_unit join law_text on law_text.id = text_id
    where version_id = any(${versionIds}::uuid[]) and key = any(${keys}) and kind = 'article'
    order by is_original desc, language`.execute(db)
}

/** Heading and text as they read, however they are spaced. */
const readsAs = ({ heading, body }: Unit) => fold(`${heading ?? ''}${body}`).replace(/\s+/g, '')

function between(before: readonly Unit[], after: readonly Unit[]): ArticleBetween {
  if (after.length === 0) return 'gone'
  for (const unit of after) {
    const older = before.find(({ language }) => language === unit.language)
    if (older) return readsAs(older) === readsAs(unit) ? 'same' : 'changed'
  }
  return 'changed'
}

/** What became of articles under their keys; one without a language that both wordings are held in is changed. */
export async function articlesBetween(
  db: Database,
  asked: readonly BetweenWordings[],
): Promise<ArticleBetween[]> {
  if (asked.length === 0) return []
  const { rows } = await readUnits(
    db,
    [...new Set(asked.flatMap(({ from, to }) => [from, to]))],
    [...new Set(asked.map(({ key }) => key))],
  )
  const units = Map.groupBy(rows, ({ version_id: id, key }) => `${id} ${key}`)
  const unitsOf = (id: string, key: string) => units.get(`${id} ${key}`) ?? []
  return asked.map(({ from, to, key }) => between(unitsOf(from, key), unitsOf(to, key)))
}
