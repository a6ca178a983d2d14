import { createHash } from 'node:crypto'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { changesAfter, holdChangeLog, logChanges } from '../kernel/change-log.ts'
import type { AiSettings } from '../kernel/config.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchGroup } from '../search/door.ts'
import { embedTexts, kindOf, longestEmbedded } from './embed-texts.ts'
import { meaningKind } from './model-name.ts'
import { heldOf } from './queries.ts'
import { deleteOthers, goOn, holdModel, letGo, stillHeld, type HeldModel } from './store-model.ts'
import { toBytes, WrongVectors } from './vector.ts'
import { yardsticks } from './yardsticks.ts'

type Given = Pick<Services, 'config' | 'db' | 'everyFeature' | 'log' | 'meanings'>

/** What one run works with. */
interface Run extends Given {
  settings: AiSettings
  /** As the clock tells it. */
  end: number
  stopped: AbortSignal
}

const isOver = ({ end, stopped }: Run) => Date.now() > end || stopped.aborted

/** Changes that are followed in one step. */
const changesPerStep = 50

/** Texts that a model is handed in one request. */
const textsPerRequest = 32

const patience = { milliseconds: 60_000, retries: 2 }

/** A model is broken, and refuses no text in particular, where it refuses this as well. */
const [surelyTaken] = yardsticks

/** Of a text that a model refuses at its length: what some models take. */
const shortened = 400

/** After so long a run ends, and the next goes on. */
const runMilliseconds = 50_000

/** An article in a language, as a model is to read it. */
interface Article {
  law: string
  key: string
  language: Language
  country: string
  text: string
  digest: Buffer
}

const nameOf = (law: string, key: string, language: string) => `${law} ${key} ${language}`

/** The articles of a law, each with what the law and itself are called. */
function articlesOf({ id, titles, units, values }: SearchGroup): Article[] {
  const country = values['country']
  return units.map(({ language, key, number, heading, text }) => {
    const title = (titles.find((one) => one.language === language && one.title !== '') ?? titles[0])?.title
    const whole = `${title ?? ''}\n${[number, heading].filter(Boolean).join(' ')}\n${text}`
    const read = whole.slice(0, longestEmbedded)
    return {
      law: id,
      key,
      language,
      country: typeof country === 'string' ? country : '',
      text: read,
      digest: createHash('sha256').update(read).digest().subarray(0, 16),
    }
  })
}

/** A status by which a service says that it does not take what it was sent, and will not. */
const isRefusal = (error: unknown) => [400, 413, 422].includes(kindOf(error).status ?? 0)

/** Has some texts embedded; null where they are refused. */
type Embed = (texts: readonly string[]) => Promise<Int8Array[] | null>

/** While it waits for the model, the work is held. */
function embedding({ settings, db, stopped }: Run, model: HeldModel): Embed {
  return async (texts) => {
    await goOn(db, model)
    return embedTexts(settings, texts, { ...patience, stopped }).catch((error: unknown) => {
      if (isRefusal(error)) return null
      throw error
    })
  }
}

/**
 * What texts mean; where a service refuses them together, of each by itself, and shortened; null of one it refuses.
 *
 * @throws WrongVectors where it refuses everything
 */
async function embedAll(embed: Embed, texts: readonly string[]): Promise<(Int8Array | null)[]> {
  const together = await embed(texts)
  if (together) return together
  const directions: (Int8Array | null)[] = []
  for (const text of texts) {
    const [direction = null] = (await embed([text.slice(0, shortened)])) ?? []
    directions.push(direction)
  }
  if (directions.every((direction) => direction === null) && !(await embed([surelyTaken!])))
    throw new WrongVectors('Every text is refused.')
  return directions
}

/** Has some articles embedded and keeps what they mean. */
async function keep(run: Run, model: HeldModel, articles: readonly Article[]): Promise<void> {
  const { db, meanings } = run
  const directions = await embedAll(
    embedding(run, model),
    articles.map(({ text }) => text),
  )
  const rows = articles.flatMap(({ law, key, language, country, digest }, at) => {
    const direction = directions[at]
    if (!direction) return []
    if (direction.length !== model.dimensions) {
      meanings.otherDimensions.add(model.id)
      throw new WrongVectors('Vectors of other dimensions than before.')
    }
    const vector = toBytes([direction])
    return { model_id: model.id, law_id: law, key, language, country, digest, vector }
  })
  await db.transaction().execute(async (transaction) => {
    await holdChangeLog(transaction)
    await stillHeld(transaction, model)
    if (rows.length === 0) return
    await transaction
      .insertInto('meaning')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['model_id', 'law_id', 'key', 'language']).doUpdateSet({
          country: sql<string>`excluded.country`,
          digest: sql<Buffer>`excluded.digest`,
          vector: sql<Buffer>`excluded.vector`,
        }),
      )
      .execute()
    await logChanges(transaction, meaningKind, [...new Set(articles.map(({ law }) => law))])
  })
}

/** Deletes what is held of articles that are gone, and notes how far the log was followed. */
async function forget(
  { db }: Run,
  model: HeldModel,
  gone: readonly { law_id: string; key: string; language: Language }[],
  followed: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdChangeLog(transaction)
    await stillHeld(transaction, model)
    for (const [law, some] of Map.groupBy(gone, (one) => one.law_id)) {
      for (const [language, own] of Map.groupBy(some, (one) => one.language)) {
        await transaction
          .deleteFrom('meaning')
          .where('model_id', '=', model.id)
          .where('law_id', '=', law)
          .where('language', '=', language)
          .where(
            'key',
            'in',
            own.map(({ key }) => key),
          )
          .execute()
      }
    }
    await transaction.updateTable('meaning_model').set({ followed }).where('id', '=', model.id).execute()
    await logChanges(transaction, meaningKind, [...new Set(gone.map((one) => one.law_id))])
  })
  model.followed = followed
}

/** Follows some changes of laws; answers whether there may be more to follow in this run. */
async function step(run: Run, model: HeldModel): Promise<boolean> {
  const { db, everyFeature, meanings } = run
  const changes = await changesAfter(db, model.followed, changesPerStep)
  const last = changes.at(-1)
  if (!last) return false
  const laws = [...new Set(changes.flatMap(({ kind, subject }) => (kind === 'law' ? subject : [])))]
  const searched = everyFeature.searched.find(({ declaration }) => declaration.kind === 'law')
  const groups = searched && laws.length > 0 ? await searched.groups(db, laws) : []
  const articles = groups.flatMap(articlesOf)
  const held = laws.length > 0 ? await heldOf(db, model.id, laws) : []
  const digests = new Map(held.map((one) => [nameOf(one.law_id, one.key, one.language), one.digest]))
  const fresh = articles.filter(({ law, key, language, digest }) => {
    const known = digests.get(nameOf(law, key, language))
    return !known || !digest.equals(known)
  })
  for (let at = 0; at < fresh.length; at += textsPerRequest) {
    // What was kept is held when the next run comes this way again.
    if (isOver(run)) return false
    await keep(run, model, fresh.slice(at, at + textsPerRequest))
    meanings.wake()
  }
  const there = new Set(articles.map(({ law, key, language }) => nameOf(law, key, language)))
  const gone = held.filter(({ law_id: law, key, language }) => !there.has(nameOf(law, key, language)))
  await forget(run, model, gone, last.id)
  return true
}

/** Follows the changes of laws until none is left, or the run has taken long enough. */
async function follow(run: Run, model: HeldModel): Promise<void> {
  if (run.meanings.otherDimensions.has(model.id)) return
  while (!isOver(run) && (await step(run, model)));
  if (!isOver(run)) await deleteOthers(run.db, model, run.stopped)
}

async function embedHeld(run: Run): Promise<void> {
  const { db, log, meanings, settings, stopped } = run
  try {
    const model = await holdModel(db, settings, stopped)
    if (!model) return
    try {
      await follow(run, model)
    } finally {
      await letGo(db, model)
      meanings.wake()
    }
  } catch (error) {
    if (!stopped.aborted) log.warn(kindOf(error), 'what laws mean could not be kept')
  }
}

/**
 * Has articles embedded as the change log brings them, a bounded part at a time, in one process at a time; what is gone
 * goes. A service that fails is asked again by the next run.
 */
export async function embedLaws(given: Given): Promise<void> {
  const { embeddings: settings } = given.config
  if (!settings) return
  const end = Date.now() + runMilliseconds
  await given.meanings.work((stopped) => embedHeld({ ...given, settings, end, stopped }))
}
