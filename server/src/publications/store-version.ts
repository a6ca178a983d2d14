import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { forgetFormatted, storeFormatted, zoneCountry } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { copyFiles, setFiles } from './files.ts'
import { confirmTranslations, keepChinese } from './translated-from.ts'
import type { TextWritten, Written } from './written.ts'

const excluded = <Column extends keyof TextWritten>(column: Column) =>
  sql<TextWritten[Column]>`excluded.${sql.ref(column)}`

/** A text's instant changes only with what its readers read of it. */
const changedAt = sql<Date>`case
  when (publication_text.title, publication_text.summary, publication_text.content)
    is distinct from (excluded.title, excluded.summary, excluded.content)
  then now() else publication_text.changed_at end`

async function storeTexts(
  transaction: Database,
  versionId: string,
  texts: readonly TextWritten[],
): Promise<void> {
  if (texts.length === 0) return
  await transaction
    .insertInto('publication_text')
    .values(texts.map((text) => ({ version_id: versionId, ...text })))
    .onConflict((on) =>
      on.columns(['version_id', 'language']).doUpdateSet({
        title: excluded('title'),
        summary: excluded('summary'),
        content: excluded('content'),
        content_text: excluded('content_text'),
        source_name: excluded('source_name'),
        speaker: excluded('speaker'),
        picture_text: excluded('picture_text'),
        place: excluded('place'),
        fee: excluded('fee'),
        is_held_back: excluded('is_held_back'),
        changed_at: changedAt,
      }),
    )
    .execute()
}

/** Finds what the texts of a version cite: laws of the country that it is about, else those of the zone's. */
async function storeCitations(transaction: Database, versionId: string): Promise<void> {
  const texts = await transaction
    .selectFrom('publication_text')
    .innerJoin('publication_version', 'publication_version.id', 'publication_text.version_id')
    .select(['publication_text.id', 'language', 'content as html', 'country'])
    .where('version_id', '=', versionId)
    .execute()
  const day = zoneToday()
  await storeFormatted(
    transaction,
    ...texts.map(({ country, ...text }) => ({ ...text, country: country ?? zoneCountry, day })),
  )
}

async function forgetTextsBut(transaction: Database, versionId: string, kept: readonly Language[]) {
  const gone = await transaction
    .deleteFrom('publication_text')
    .where('version_id', '=', versionId)
    .where('language', 'not in', kept)
    .returning('id')
    .execute()
  await forgetFormatted(
    transaction,
    gone.map(({ id }) => id),
  )
}

/**
 * Has a version, whose publication is held, say what was written of it.
 *
 * @param confirmed translations that were read again, and hold
 */
export async function storeWritten(
  transaction: Database,
  version: { id: string; publication_id: string },
  { columns, texts, ...named }: Written,
  by: string,
  confirmed: readonly Language[] = [],
): Promise<void> {
  await transaction
    .updateTable('publication_version')
    .set({ ...columns, written_by: by, written_at: sql`now()` })
    .where('id', '=', version.id)
    .execute()
  await setFiles(transaction, version, { ...named, by })
  await forgetTextsBut(
    transaction,
    version.id,
    texts.map(({ language }) => language),
  )
  const chinese = texts.find(({ language }) => language === defaultLanguage)
  if (chinese) await keepChinese(transaction, version.id, chinese)
  await storeTexts(transaction, version.id, texts)
  if (confirmed.length > 0) await confirmTranslations(transaction, version.id, confirmed)
  await storeCitations(transaction, version.id)
}

const copied = [
  'language',
  'title',
  'summary',
  'content',
  'content_text',
  'source_name',
  'speaker',
  'picture_text',
  'place',
  'fee',
  'is_held_back',
  'changed_at',
  'chinese_title',
  'chinese_summary',
  'chinese_content',
] as const

/** Has a new version say what another of its publication says; its texts are as old as they were. */
export async function copyWritten(transaction: Database, from: string, to: string): Promise<void> {
  await transaction
    .insertInto('publication_text')
    .columns(['version_id', ...copied])
    .expression((eb) =>
      eb
        .selectFrom('publication_text')
        .select([sql<string>`${to}::uuid`.as('version_id'), ...copied])
        .where('version_id', '=', from),
    )
    .execute()
  await copyFiles(transaction, from, to)
  await storeCitations(transaction, to)
}
