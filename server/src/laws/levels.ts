import type { EffectLevel } from '@portal/protocol/laws/constants.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { lawLevelsList } from '@portal/protocol/laws/lists.ts'
import { sql } from 'kysely'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** Of a law whose level was left open: whether it still is. */
const state = sql<string>`case when is_level_stated then 'STATED' else 'OPEN' end`

/** All that a law is called, in a text. */
const titles = sql<string>`(select string_agg(law_text.title, ' ')
  from law_version join law_text on law_text.version_id = law_version.id where law_version.law_id = law.id)`

/** Laws whose level was left open, and which no import has closed since. */
export function lawLevelsPage(db: Database, asked: PageWanted<typeof lawLevelsList>) {
  const choose = ({ keyword, state: wanted, doubt }: Wanted<typeof lawLevelsList>) =>
    db
      .selectFrom('law')
      .where('level_doubt', 'is not', null)
      .where((eb) => eb.or([eb('effect_level', '=', 'NOT_STATED'), eb('is_level_stated', '=', true)]))
      .$if(keyword !== undefined, (query) => query.where(hasText([titles], keyword!)))
      .$if(wanted !== undefined, (query) => query.where('is_level_stated', '=', wanted === 'STATED'))
      .$if(doubt !== undefined, (query) => query.where('level_doubt', '=', doubt!))
  return tabbedPageOf(lawLevelsList, choose, asked, {
    key: 'law.id',
    tab: state,
    orders: { newest: [['created_at', 'desc']], oldest: [['created_at', 'asc']] },
    select: (rows) => rows.select(['law.id', 'effect_level', 'level_doubt']),
  })
}

/** States the level of a law that was left open; answers whether there is such a law. */
export async function writeLevel(trx: Database, id: string, effectLevel: EffectLevel): Promise<boolean> {
  const result = await trx
    .updateTable('law')
    .set({ effect_level: effectLevel, is_level_stated: true, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('level_doubt', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
