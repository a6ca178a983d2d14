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
async function addModel(db: Database, settings: AiSettings, stopped: AbortSignal): Promise<void> {
  const name = modelName(settings)
  const known = await db.selectFrom('meaning_model').select('id').where('name', '=', name).executeTakeFirst()
  if (known) return
  const directions = await embedTexts(settings, yardsticks, { milliseconds: 60_000, retries: 2, stopped })
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
  /** Until when it is held, to the microsecond: whoever takes it after that holds it until another instant. */
  until: string
}

/** Another process has the work now: what this one would store may be older than what that one has. */
export class HoldLost extends Error {
  override name = 'HoldLost'
}

const untilText = sql<string>`held_until::text`.as('until')
const isHeld = ({ until }: HeldModel) => sql<boolean>`held_until = ${until}::timestamptz`

/** Takes the work for a model; null where another process has it, or a portal with another model was started since. */
export async function holdModel(
  db: Database,
  settings: AiSettings,
  stopped: AbortSignal,
): Promise<HeldModel | null> {
  await addModel(db, settings, stopped)
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
    .returning(['id', 'yardsticks', 'followed', untilText])
    .executeTakeFirst()
  if (!taken) return null
  const { id, followed, until } = taken
  return { id, followed, until, dimensions: taken.yardsticks.length / yardsticks.length }
}

/**
 * Goes on holding it; not to be called within a transaction, which may be undone.
 *
 * @throws HoldLost
 */
export async function goOn(db: Database, model: HeldModel): Promise<void> {
  const held = await db
    .updateTable('meaning_model')
    .set({ held_until: heldUntil })
    .where('id', '=', model.id)
    .where(isHeld(model))
    .returning(untilText)
    .executeTakeFirst()
  if (!held) throw new HoldLost()
  model.until = held.until
}

/**
 * Makes sure that it is held, until the transaction ends.
 *
 * @throws HoldLost
 */
export async function stillHeld(transaction: Database, model: HeldModel): Promise<void> {
  const held = await transaction
    .selectFrom('meaning_model')
    .select('id')
    .where('id', '=', model.id)
    .where(isHeld(model))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new HoldLost()
}

export async function letGo(db: Database, model: HeldModel): Promise<void> {
  await db
    .updateTable('meaning_model')
    .set({ held_until: null })
    .where('id', '=', model.id)
    .where(isHeld(model))
    .execute()
}

/** Deletes what other models have made, a part at a time; one of them that is taken up again begins anew. */
export async function deleteOthers(db: Database, model: HeldModel, stopped: AbortSignal): Promise<void> {
  const others = await db.selectFrom('meaning_model').select('id').where('id', '<>', model.id).execute()
  for (const other of others) {
    await db.updateTable('meaning_model').set({ followed: 0 }).where('id', '=', other.id).execute()
    do await goOn(db, model)
    while (!stopped.aborted && (await deletePart(db, other.id)) > 0)
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
