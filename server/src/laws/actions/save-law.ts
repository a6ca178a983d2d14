import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { sql, type Transaction } from 'kysely'
import {
  CITATIONS_REVISION,
  storeCitations,
  type CitingText,
} from '../../citations/actions/store-citations.ts'
import { forgetWork, storeNames } from '../../citations/actions/store-names.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { lawAddress, titleKey } from '../address.ts'
import { unitRows } from '../articles.ts'
import type { LawDocument } from '../document.ts'

export type SaveOutcome = 'added' | 'new-version' | 'updated' | 'unchanged'

/** Rows of one insert; PostgreSQL takes at most 65,535 parameters in a statement. */
const unitsPerInsert = 1000

function wordingDigest(document: LawDocument): string {
  const content = JSON.stringify([document.versionOn, document.texts])
  return createHash('sha256').update(content).digest('hex')
}

/** What the dates tell is not recorded beside them. */
function recordedStatus({ status, amended, effectiveOn, repealedOn }: LawDocument): Timeliness {
  const isTold = (status === 'NOT_YET_IN_FORCE' && effectiveOn) || (status === 'REPEALED' && repealedOn)
  if (status && !isTold) return status
  return amended ? 'AMENDED' : 'IN_FORCE'
}

function facts(document: LawDocument) {
  return {
    country: document.country,
    kind: document.kind,
    number: document.number,
    effect_level: document.effectLevel,
    category: document.category,
    department: document.publishDepartment.zh,
    department_words: document.publishDepartment,
    adopted_on: document.adoptedOn,
    effective_on: document.effectiveOn,
    repealed_on: document.repealedOn,
    status: recordedStatus(document),
    source_url: document.sourceUrl,
    verified_on: document.verifiedOn,
  }
}

/**
 * First day of a wording: of the first one, the law's own; of a later one, the law's effective day where sources date
 * a revision by it, which is then not before the wording was made.
 */
function inForceFrom({ inForceFrom: given, adoptedOn, effectiveOn, versionOn }: LawDocument): string | null {
  if (given) return given
  const isFirst = versionOn === null || versionOn === adoptedOn
  if (isFirst || (effectiveOn !== null && effectiveOn >= versionOn)) return effectiveOn ?? versionOn
  return versionOn
}

/** The law an imported wording belongs to: by its address, else by country and title. */
async function findLaw(trx: Transaction<Tables>, document: LawDocument, address: string) {
  const byAddress = await trx.selectFrom('law').select('id').where('address', '=', address).executeTakeFirst()
  if (byAddress || document.number) return byAddress
  return trx
    .selectFrom('law')
    .innerJoin('law_version', 'law_version.law_id', 'law.id')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select('law.id')
    .where('law.country', '=', document.country)
    .where('law.kind', '=', document.kind)
    .where(
      'title_key',
      'in',
      document.texts.map((text) => titleKey(text.title)),
    )
    .orderBy('law.created_at')
    .executeTakeFirst()
}

async function insertTexts(
  trx: Transaction<Tables>,
  versionId: string,
  document: LawDocument,
): Promise<CitingText[]> {
  const texts: CitingText[] = []
  for (const text of document.texts) {
    const rows = unitRows(text.units)
    const { id } = await trx
      .insertInto('law_text')
      .values({
        version_id: versionId,
        language: text.language,
        title: text.title,
        title_key: titleKey(text.title),
        short_titles: text.shortTitles,
        is_original: text.original,
        is_digest: text.digest,
        article_count: rows.filter((row) => row.kind === 'article').length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let start = 0; start < rows.length; start += unitsPerInsert) {
      const part = rows.slice(start, start + unitsPerInsert).map((row) => ({ text_id: id, ...row }))
      await trx.insertInto('law_unit').values(part).execute()
    }
    const parts = rows.flatMap(({ position, body }) => (body === null ? [] : [{ position, text: body }]))
    texts.push({ textId: id, language: text.language, parts })
  }
  return texts
}

/**
 * Stores one wording of a law. The same wording again changes nothing; another wording of the same day replaces
 * nothing but is kept as a version of its own; facts (dates, status, source) come from the newest wording.
 */
export async function saveLaw(db: Database, document: LawDocument): Promise<SaveOutcome> {
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const address = lawAddress(document)
    const digest = wordingDigest(document)
    const known = await findLaw(trx, document, address)

    if (!known) {
      const { id } = await trx
        .insertInto('law')
        .values({ address, ...facts(document), citations_revision: CITATIONS_REVISION })
        .returning('id')
        .executeTakeFirstOrThrow()
      await insertVersion(trx, id, document, digest)
      return 'added'
    }

    const same = await trx
      .selectFrom('law_version')
      .select('id')
      .where('law_id', '=', known.id)
      .where('digest', '=', digest)
      .executeTakeFirst()
    const isNewest = await isNewestWording(trx, known.id, document.versionOn)
    const hasNewFacts = isNewest && (await updateFacts(trx, known.id, document))
    const hasNewDay = same !== undefined && (await updateDay(trx, same.id, document))
    if (same && !hasNewFacts && !hasNewDay) return 'unchanged'
    if (same) {
      await storeNames(trx, known.id)
      await logChanges(trx, 'law', [known.id])
      return 'updated'
    }
    await insertVersion(trx, known.id, document, digest)
    return 'new-version'
  })
}

async function insertVersion(trx: Transaction<Tables>, lawId: string, document: LawDocument, digest: string) {
  const day = inForceFrom(document)
  const { id } = await trx
    .insertInto('law_version')
    .values({ law_id: lawId, version_on: document.versionOn, in_force_from: day, digest })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = await insertTexts(trx, id, document)
  await storeNames(trx, lawId)
  await storeCitations(trx, { kind: 'law', id: lawId, country: document.country, day }, texts)
  await logChanges(trx, 'law', [lawId])
}

/** The same wording from a source that knows better when it came into force. */
async function updateDay(
  trx: Transaction<Tables>,
  versionId: string,
  document: LawDocument,
): Promise<boolean> {
  const day = inForceFrom(document)
  if (day === null) return false
  const result = await trx
    .updateTable('law_version')
    .set({ in_force_from: day })
    .where('id', '=', versionId)
    .where('in_force_from', 'is distinct from', day)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

async function isNewestWording(trx: Transaction<Tables>, lawId: string, versionOn: string | null) {
  const newer = await trx
    .selectFrom('law_version')
    .select('id')
    .where('law_id', '=', lawId)
    .where(sql<boolean>`version_on > coalesce(${versionOn}::date, '-infinity'::date)`)
    .executeTakeFirst()
  return newer === undefined
}

/**
 * Writes the facts of the newest wording; answers whether any of them is new. A source that does not know a
 * number, a date or an address leaves what is known.
 */
async function updateFacts(trx: Transaction<Tables>, lawId: string, document: LawDocument): Promise<boolean> {
  const known = await trx.selectFrom('law').selectAll().where('id', '=', lawId).executeTakeFirstOrThrow()
  const { country: _country, kind: _kind, ...given } = facts(document)
  const changed = Object.entries(given).filter(([name, value]) => {
    if (value === null && name !== 'repealed_on') return false
    return !isDeepStrictEqual(value, known[name as keyof typeof given])
  })
  if (changed.length === 0) return false
  await trx
    .updateTable('law')
    .set({ ...Object.fromEntries(changed), updated_at: sql`now()` })
    .where('id', '=', lawId)
    .execute()
  return true
}

/** Days back that `refreshWordings` looks, so that a portal that stood still misses no change of wording. */
const refreshDays = 31

/** Tells search of the laws whose wording in force has changed of late by the calendar alone. */
export async function refreshWordings(db: Database, today: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    await trx
      .insertInto('search_change')
      .columns(['kind', 'subject'])
      .expression(
        trx
          .selectFrom('law_version')
          .select([sql.lit('law').as('kind'), 'law_id'])
          .distinct()
          .where('in_force_from', '<=', today)
          .where(sql<boolean>`in_force_from > ${today}::date - ${refreshDays}::integer`),
      )
      .execute()
  })
}

/** Removes a law with all its wordings. */
export async function deleteLaw(db: Database, lawId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    await forgetWork(trx, 'law', lawId)
    const result = await trx.deleteFrom('law').where('id', '=', lawId).executeTakeFirst()
    if (result.numDeletedRows === 0n) return false
    await logChanges(trx, 'law', [lawId])
    return true
  })
}
