import { sql } from 'kysely'
import { holdChangeLog, logChanges, wholeSubject } from '../kernel/change-log.ts'
import type { AiSettings } from '../kernel/config.ts'
import type { Database } from '../kernel/database/store.ts'
import { embedTexts } from './embed-texts.ts'
import { meaningKind, modelName } from './model-name.ts'
import { toBytes } from './vector.ts'
import { yardsticks } from './yardsticks.ts'

/** So long a process that says nothing more is taken to be at work. */
const heldSeconds = 180

/** Laws whose vectors of another model are deleted in one statement. */
const lawsPerDeletion = 100

const heldUntil = sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(heldSeconds)})`

/** Notes that a portal was started with this model; of two, the one that was started last has the work. */
export async function noteBegun(db: Database, settings: AiSettings): Promise<void> {
  await db
    .updateTable('meaning_model')
    .set({ begun_at: sql<Date>`clock_timestamp()` })
    .where('name', '=', modelName(settings))
    .execute()
}

/** Adds the model, measured by the yardsticks, where it is new. */
async function addModel(db: Database, settings: AiSettings): Promise<void> {
  const name = modelName(settings)
  const known = await db.selectFrom('meaning_model').select('id').where('name', '=', name).executeTakeFirst()
  if (known) return
  const directions = await embedTexts(settings, yardsticks, { milliseconds: 60_000, retries: 2 })
  await db.transaction().execute(async (transaction) => {
    await holdChangeLog(transaction)
    await transaction
      .insertInto('meaning_model')
      .values({ name, yardsticks: toBytes(directions), begun_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    await logChanges(transaction, meaningKind, [wholeSubject])
  })
}

/** The model that is worked for, in one process at a time. */
export interface HeldModel {
  id: number
  dimensions: number
  followed: number
}

/** Takes the work for a model; null where another process has it, or a portal with another model was started since. */
export async function holdModel(db: Database, settings: AiSettings): Promise<HeldModel | null> {
  await addModel(db, settings)
  const taken = await db
    .updateTable('meaning_model')
    .set({ held_until: heldUntil })
    .where('name', '=', modelName(settings))
    .where(({ eb, or, not, exists, selectFrom }) =>
      eb.and([
        or([eb('held_until', 'is', null), eb('held_until', '<', sql<Date>`clock_timestamp()`)]),
        not(
          exists(
            selectFrom('meaning_model as newer')
              .select('newer.id')
              .whereRef('newer.begun_at', '>', 'meaning_model.begun_at'),
          ),
        ),
      ]),
    )
    .returning(['id', 'yardsticks', 'followed'])
    .executeTakeFirst()
  if (!taken) return null
  const { id, followed } = taken
  return { id, followed, dimensions: taken.yardsticks.length / yardsticks.length }
}

/** Goes on holding it. */
export async function goOn(db: Database, { id }: HeldModel): Promise<void> {
  await db.updateTable('meaning_model').set({ held_until: heldUntil }).where('id', '=', id).execute()
}

export async function letGo(db: Database, { id }: HeldModel): Promise<void> {
  await db.updateTable('meaning_model').set({ held_until: null }).where('id', '=', id).execute()
}

/** Deletes what other models have made, a part at a time; one of them that is taken up again begins anew. */
export async function deleteOthers(db: Database, { id }: HeldModel): Promise<void> {
  const others = await db.selectFrom('meaning_model').select('id').where('id', '<>', id).execute()
  for (const other of others) {
    await db.updateTable('meaning_model').set({ followed: 0 }).where('id', '=', other.id).execute()
    while ((await deletePart(db, other.id)) > 0);
  }
}

/** Answers of how many laws vectors were deleted. */
async function deletePart(db: Database, modelId: number): Promise<number> {
  const rows = await db
    .selectFrom('meaning')
    .select('law_id')
    .distinct()
    .where('model_id', '=', modelId)
    .limit(lawsPerDeletion)
    .execute()
  const laws = rows.map(({ law_id: law }) => law)
  if (laws.length === 0) return 0
  await db.deleteFrom('meaning').where('model_id', '=', modelId).where('law_id', 'in', laws).execute()
  return laws.length
}
