import { createHash } from 'node:crypto'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { ProvisionDay } from '@portal/protocol/laws/schemas.ts'
import { sql, type Transaction } from 'kysely'
import {
  CITATIONS_REVISION,
  type CitingText,
  forgetWork,
  storeCitations,
  storeNames,
} from '../../citations/door.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { lawAddress, titleKey } from '../address.ts'
import { unitRows } from '../articles.ts'
import type { LawDocument } from '../document.ts'
import { findLaw } from '../find-law.ts'
import { titlesOf, type TitlesHeld } from '../known-titles.ts'
import { lawFacts, updateFacts } from '../law-facts.ts'
import { settleAddress } from '../settle-address.ts'

export type SaveOutcome = 'added' | 'new-version' | 'updated' | 'unchanged'

/** Rows of one insert; PostgreSQL takes at most 65,535 parameters in a statement. */
const unitsPerInsert = 1000

type Text = LawDocument['texts'][number]

function textDigest(text: Text): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex')
}

/** An official text stands before a translation, a translation before a digest. */
function textRank({ original, digest }: Pick<Text, 'original' | 'digest'>): number {
  if (digest) return 0
  return original ? 2 : 1
}

/**
 * First day of a wording: of the first one, the law's own; of a later one, the law's effective day where sources date
 * a revision by it, which is then not before the wording was made. What is not recorded is not guessed: the wording
 * counts from the day it was made, and the portal says so.
 */
function firstDay({ inForceFrom, adoptedOn, effectiveOn, versionOn }: LawDocument) {
  const isFirst = versionOn === null || versionOn === adoptedOn
  const isRevision = versionOn !== null && effectiveOn !== null && effectiveOn >= versionOn
  const recorded = inForceFrom ?? (isFirst || isRevision ? effectiveOn : null)
  return { in_force_from: recorded ?? versionOn, is_day_recorded: recorded !== null }
}

/** What begins on other days, its articles by their keys; what is no article's number stands only in the name. */
function provisionDays({ provisionDays: given = [] }: LawDocument): string {
  const days = given.map(({ articles, ...day }): ProvisionDay => ({
    articles: [...new Set(articles.flatMap((printed) => articleKey(printed) ?? []))],
    ...day,
  }))
  return JSON.stringify(days.toSorted((one, other) => one.inForceFrom.localeCompare(other.inForceFrom)))
}

/**
 * The wording of a law that a document gives, among those held: the one that says the same, else that of its day, where
 * no other first day is recorded of it. A source that does not say when its wording was made gives the one that begins
 * when it does; a translation, else the only one that is held.
 */
async function findVersion(trx: Transaction<Tables>, lawId: string, document: LawDocument) {
  const rows = await trx
    .selectFrom('law_version')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select(['law_version.id', 'version_on', 'in_force_from', 'is_day_recorded'])
    .select(['law_text.id as text_id', 'language', 'is_original', 'is_digest', 'law_text.digest'])
    .where('law_id', '=', lawId)
    .orderBy('law_version.created_at')
    .execute()
  const day = firstDay(document)
  const given = new Set(document.texts.map(textDigest))
  const isUndated = document.versionOn === null
  const isSame = ({ digest }: (typeof rows)[number]) => digest !== null && given.has(digest)
  const begins = ({ in_force_from: from }: (typeof rows)[number]) => from === day.in_force_from
  const ofDay = rows.filter((row) => row.version_on === document.versionOn)
  const isOnly = rows.every(
    ({ id, language }) => id === rows[0]?.id && document.texts.every((text) => text.language !== language),
  )
  const found =
    (isUndated ? rows : ofDay).find(isSame) ??
    ofDay.find((row) => !row.is_day_recorded || !day.is_day_recorded || begins(row)) ??
    rows.find(
      (row) =>
        (isUndated || row.version_on === null) && row.is_day_recorded && day.is_day_recorded && begins(row),
    ) ??
    (isUndated && isOnly ? rows[0] : undefined)
  if (!found) return null
  const { id, version_on: versionOn } = found
  return { id, versionOn, texts: rows.filter((row) => row.id === id) }
}

/** Writes texts of a wording, each in the place of that of its language, and answers what is to be read for citations. */
async function writeTexts(
  trx: Transaction<Tables>,
  versionId: string,
  given: readonly Text[],
): Promise<CitingText[]> {
  const texts: CitingText[] = []
  for (const text of given) {
    const rows = unitRows(text.units)
    const values = {
      title: text.title,
      title_key: titleKey(text.title),
      short_titles: text.shortTitles,
      is_original: text.original,
      is_digest: text.digest,
      article_count: rows.filter((row) => row.kind === 'article').length,
      digest: textDigest(text),
    }
    const { id } = await trx
      .insertInto('law_text')
      .values({ version_id: versionId, language: text.language, ...values })
      .onConflict((on) => on.columns(['version_id', 'language']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('law_unit').where('text_id', '=', id).execute()
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
 * Stores one wording of a law. The same again changes nothing. Texts of one wording may come from several sources in any
 * order: each language keeps its best, an official text before a translation before a digest, and of two of a rank the
 * later one. Facts (dates, status, source) come from the newest wording, and there from a source that was checked before
 * one that was not; its own first day from the oldest.
 */
export async function saveLaw(db: Database, document: LawDocument): Promise<SaveOutcome> {
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const address = lawAddress(document)
    const known = await findLaw(trx, document, address)
    if (!known) {
      const { id } = await trx
        .insertInto('law')
        .values({ address, ...lawFacts(document), citations_revision: CITATIONS_REVISION })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeTitles(trx, id, document)
      await insertVersion(trx, id, document)
      return 'added'
    }
    const isSettled = await settleAddress(trx, known.id, document, address)
    const hasNewFacts = (await updateFacts(trx, known.id, document)) || isSettled
    const hasNewTitles = await writeTitles(trx, known.id, document)
    const version = await findVersion(trx, known.id, document)
    if (!version) {
      await insertVersion(trx, known.id, document)
      return 'new-version'
    }
    const hasNewDays = await updateDays(trx, version, document)
    const better = document.texts.filter((text) => {
      const held = version.texts.find(({ language }) => language === text.language)
      if (!held) return true
      const rank = textRank({ original: held.is_original, digest: held.is_digest })
      return textRank(text) >= rank && held.digest !== textDigest(text)
    })
    if (better.length > 0) await writeAndRead(trx, known.id, version.id, document, better)
    else if (hasNewFacts || hasNewDays || hasNewTitles) await storeNames(trx, known.id)
    else return 'unchanged'
    await logChanges(trx, 'law', [known.id])
    return 'updated'
  })
}

const isSameTitle = sql`excluded.title = law_title.title`
const allNames = sql`array(
  select distinct name collate "C" from unnest(law_title.short_titles || excluded.short_titles) as name order by 1)`

/** What a law of China is called already, which the titles of its next source are chosen with. */
async function titlesHeld(trx: Transaction<Tables>, lawId: string): Promise<TitlesHeld> {
  const originals = await trx
    .selectFrom('law_text')
    .innerJoin('law_version', 'law_version.id', 'version_id')
    .select('title')
    .where('law_id', '=', lawId)
    .where('is_original', '=', true)
    .where('language', '=', 'zh')
    .orderBy('title')
    .execute()
  const rows = await trx.selectFrom('law_title').selectAll().where('law_id', '=', lawId).execute()
  return {
    originals: originals.map(({ title }) => title),
    titles: Object.fromEntries(
      rows.map(({ language, title, short_titles: shortTitles, is_official: official }) => [
        language,
        { title, shortTitles, official },
      ]),
    ),
  }
}

/**
 * Writes what a law is called, language by language; answers whether any of it is new. An official title never gives
 * way to a translation of ours.
 */
async function writeTitles(trx: Transaction<Tables>, lawId: string, document: LawDocument): Promise<boolean> {
  const held = document.country === 'CN' ? await titlesHeld(trx, lawId) : undefined
  const titles = titlesOf(document, held)
  const given = languages.flatMap((language) => {
    const title = titles[language]
    return title
      ? [
          {
            law_id: lawId,
            language,
            title: title.title,
            short_titles: title.shortTitles,
            is_official: title.official,
          },
        ]
      : []
  })
  if (given.length === 0) return false
  const written = await trx
    .insertInto('law_title')
    .values(given)
    .onConflict((on) =>
      on
        .columns(['law_id', 'language'])
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          // A source without them leaves the short names of the same title.
          short_titles: sql<
            string[]
          >`case when ${isSameTitle} then ${allNames} else excluded.short_titles end`,
          is_official: eb.ref('excluded.is_official'),
        }))
        .where(
          sql<boolean>`excluded.is_official >= law_title.is_official
            and not (${isSameTitle} and excluded.is_official = law_title.is_official
              and excluded.short_titles <@ law_title.short_titles)`,
        ),
    )
    .returning('language')
    .execute()
  return written.length > 0
}

/** Writes texts of a wording, and reads them for citations. */
async function writeAndRead(
  trx: Transaction<Tables>,
  lawId: string,
  versionId: string,
  document: LawDocument,
  given: readonly Text[],
) {
  const texts = await writeTexts(trx, versionId, given)
  await storeNames(trx, lawId)
  const day = firstDay(document).in_force_from
  await storeCitations(trx, { kind: 'law', id: lawId, country: document.country, day }, texts)
}

async function insertVersion(trx: Transaction<Tables>, lawId: string, document: LawDocument) {
  const { id } = await trx
    .insertInto('law_version')
    .values({
      law_id: lawId,
      version_on: document.versionOn,
      published_on: document.publishedOn ?? null,
      day_source: document.daySource ?? null,
      retroactive_by: document.retroactiveBy ?? null,
      provision_days: provisionDays(document),
      ...firstDay(document),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAndRead(trx, lawId, id, document, document.texts)
  await logChanges(trx, 'law', [lawId])
}

/** The same wording from a source that knows better when it was made, published and came into force. */
async function updateDays(
  trx: Transaction<Tables>,
  { id: versionId, versionOn }: { id: string; versionOn: string | null },
  document: LawDocument,
): Promise<boolean> {
  if (document.versionOn === null && versionOn !== null) return false
  const day = firstDay(document)
  const given = {
    ...(document.versionOn && { version_on: document.versionOn }),
    ...(document.publishedOn && { published_on: document.publishedOn }),
    ...(day.is_day_recorded && day),
    ...(document.daySource && { day_source: document.daySource }),
    ...(document.retroactiveBy && { retroactive_by: document.retroactiveBy }),
    ...(document.provisionDays && { provision_days: provisionDays(document) }),
  }
  const names = Object.keys(given) as (keyof typeof given)[]
  if (names.length === 0) return false
  const result = await trx
    .updateTable('law_version')
    .set(given)
    .where('id', '=', versionId)
    .where((eb) => eb.or(names.map((name) => eb(name, 'is distinct from', given[name]!))))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
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
