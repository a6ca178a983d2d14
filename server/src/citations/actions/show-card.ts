import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import { cutEnd } from '@portal/protocol/kernel/cut-text.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { timelinessOn } from '@portal/protocol/laws/timeliness.ts'
import { lawBeginsOn } from '@portal/protocol/laws/versions.ts'
import { sql } from 'kysely'
import type { Labels } from '../../reference/door.ts'
import { unheldAfter } from '../../text/amendments.ts'
import { chooseText } from '../../text/choose-text.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'
import { heldWithout, titlesOf, unitsCited } from '../shown-laws.ts'
import type { WorkKind } from '../tables.ts'

/** Characters of the article that a card shows. */
const cardLength = 300

export interface CardAsked {
  kind: WorkKind
  id: string
  article?: string | undefined
  on?: string | undefined
}

interface Reader {
  language: Language
  labels: Labels
}

/** What a citation leads to, in short. */
export async function showCard(
  { store, labels }: Services,
  { query }: { query: CardAsked },
  { language }: Asker,
): Promise<CitationCard> {
  const reader = { language, labels: await labels.current() }
  return (query.kind === 'law' ? lawCard : caseCard)(store.reader(), query, reader)
}

async function lawCard(db: Database, { id, article, on }: CardAsked, reader: Reader): Promise<CitationCard> {
  const articleKey = article ?? null
  const [law, [found]] = await Promise.all([
    db
      .selectFrom('law')
      .select(['country', 'status', 'effect_level', 'adopted_on', 'effective_on', 'repealed_on'])
      .where('id', '=', id)
      .executeTakeFirst(),
    findCitedLaws(db, [{ id, articleKey, day: on ?? null }]),
  ])
  const version = found?.version
  if (!law || !version) throw new Refusal('notFound')
  const [titles, held, units] = await Promise.all([
    titlesOf(db, [version.id], reader.language),
    wordingsHeld(db, id),
    unitsCited(db, [version.id], [{ article_key: articleKey }], reader.language),
  ])
  const title = titles.get(version.id)
  if (!title) throw new Refusal('notFound')
  const unit = units.get(`${version.id} ${articleKey}`)
  return {
    kind: 'law',
    address: found.address,
    title: title.title,
    titleLanguage: title.language,
    titleOrigin: title.origin,
    language: unit?.language ?? title.language,
    countryName: reader.labels.of('COUNTRY', law.country, reader.language),
    number: unit?.number ?? null,
    heading: unit?.heading ?? null,
    text: unit?.body ? shorten(unit.body) : null,
    ...(articleKey !== null && !unit
      ? await heldWithout(db, version.id, articleKey, reader.language)
      : { articlesHeld: null, nearest: [] }),
    timeliness: timelinessOn({ ...law, begins_on: lawBeginsOn(law, held.versions.at(-1)) }, zoneToday()),
    day: version.in_force_from ?? version.version_on,
    isDayRecorded: version.is_day_recorded,
    provisionFrom: (articleKey && (await provisionDay(db, version.id, articleKey))) || null,
    amendedFrom: unheldAfter({ ...law, ...held }, version)[0]?.inForceFrom ?? null,
    isDigest: unit?.is_digest ?? isDigestAlone(held.texts, version),
    isOriginal: unit?.is_original ?? null,
    isSample: false,
  }
}

/** The wordings of a law, the newest first, and what it and its texts are called. */
async function wordingsHeld(db: Database, id: string) {
  const [versions, texts, acts] = await Promise.all([
    db
      .selectFrom('law_version')
      .select(['version_on', 'in_force_from'])
      .where('law_id', '=', id)
      .orderBy(sql`in_force_from desc nulls last, version_on desc nulls last, created_at desc`)
      .execute(),
    db
      .selectFrom('law_text')
      .innerJoin('law_version', 'law_version.id', 'version_id')
      .select(['version_id', 'title', 'is_digest'])
      .where('law_id', '=', id)
      .execute(),
    db.selectFrom('law_title').select('title').where('law_id', '=', id).execute(),
  ])
  return { versions, texts, titles: [...texts, ...acts].map(({ title }) => title) }
}

/** Whether no text of a wording is more than a digest. */
function isDigestAlone(
  texts: readonly { version_id: string; is_digest: boolean }[],
  { id }: { id: string },
): boolean {
  return texts.filter((text) => text.version_id === id).every(({ is_digest: isDigest }) => isDigest)
}

/** First day of an article, or of part of it, where that is another than the wording's. */
async function provisionDay(db: Database, versionId: string, articleKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('law_version')
    .select('provision_days')
    .where('id', '=', versionId)
    .executeTakeFirst()
  const day = row?.provision_days.find(({ articles }) => articles.includes(articleKey))
  return day?.inForceFrom ?? null
}

async function caseCard(db: Database, { id }: CardAsked, reader: Reader): Promise<CitationCard> {
  const rows = await db
    .selectFrom('judicial_case')
    .innerJoin('case_text', 'case_text.case_id', 'judicial_case.id')
    .select(['country', 'case_number', 'judged_on', 'is_sample', 'language', 'title', 'is_original'])
    .where('judicial_case.id', '=', id)
    .execute()
  const text = chooseText(rows, { reader: reader.language })
  if (!text) throw new Refusal('notFound')
  return {
    kind: 'case',
    address: casePath(id),
    title: text.title,
    titleLanguage: text.language,
    titleOrigin: null,
    language: text.language,
    countryName: reader.labels.of('COUNTRY', text.country, reader.language),
    number: text.case_number,
    heading: null,
    text: null,
    articlesHeld: null,
    nearest: [],
    timeliness: null,
    day: text.judged_on,
    isDayRecorded: true,
    provisionFrom: null,
    amendedFrom: null,
    isDigest: false,
    isOriginal: null,
    isSample: text.is_sample,
  }
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= cardLength) return text
  const begin = characters.slice(0, cardLength - 1).join('')
  return `${begin.slice(0, cutEnd(begin, begin.length))}…`
}
