import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lawAdminCalls } from '@portal/protocol/laws/admin-calls.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { lawTitle } from '../law-summary.ts'
import { lawLevelsPage, writeLevel } from '../levels.ts'
import { lawsByIds } from '../queries.ts'

/** Laws whose level was left open, with why. */
export async function listLawLevels(
  { db }: Services,
  { query }: GivenOf<typeof lawAdminCalls.levels>,
  { language: reader }: Caller,
): Promise<AnswerOf<typeof lawAdminCalls.levels>> {
  const { rows, page, counts } = await lawLevelsPage(db, query)
  const ids = rows.map(({ id }) => id)
  const laws = ids.length > 0 ? await lawsByIds(db, ids) : []
  const content = rows.flatMap(({ id, effect_level: level, level_doubt: doubt }) => {
    const law = laws.find((one) => one.id === id)
    const version = law && wordingShown(law.versions, zoneToday())
    if (!version || doubt === null) return []
    const { title, language: titleLanguage } = lawTitle(law, version, { reader })
    return {
      id,
      address: eliPath({ work: law.address }),
      title,
      titleLanguage,
      publishDepartment: inLanguage(law.department_words, reader),
      adoptedOn: law.adopted_on,
      doubt,
      effectLevel: level === 'NOT_STATED' ? null : level,
    }
  })
  return { content, page, counts }
}

/** @throws Refusal where there is no law whose level was left open */
export async function stateLevel(
  { db, follower }: Services,
  { params: { id }, body: { effectLevel } }: GivenOf<typeof lawAdminCalls.stateLevel>,
): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    if (!(await writeLevel(trx, id, effectLevel))) throw new Refusal('notFound')
    await logChanges(trx, 'law', [id])
  })
  follower.wake()
  return null
}
