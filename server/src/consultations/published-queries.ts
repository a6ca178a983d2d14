import { publishedConsultationsList } from '@portal/protocol/consultations/lists.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { SelectQueryBuilder } from 'kysely'
import { amongManyIds } from '../kernel/database/among-ids.ts'
import { excerptOf } from '../kernel/database/excerpt-of.ts'
import { pageOf, plainPages } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { publishedKind } from './publication-moves.ts'

/** Characters of an answer that a list shows. */
const excerptLength = 200

/** What everybody may see. */
export function published(db: Database) {
  return db
    .selectFrom('consultation_publication')
    .where('consultation_publication.state', '=', 'PUBLISHED')
    .where('consultation_publication.is_hidden', '=', false)
}

const publishedColumns = [
  'consultation_publication.id',
  'consultation_publication.title',
  'consultation_publication.type',
  'consultation_publication.language',
  'consultation_publication.published_at',
  'consultation_publication.reads',
] as const

const excerpt = excerptOf('answer_text', excerptLength)

function chosenOf(
  db: Database,
  { type, language }: PageWanted<typeof publishedConsultationsList>,
  found: readonly string[] | null,
) {
  return published(db)
    .$if(type !== undefined, (query) => query.where('consultation_publication.type', '=', type!))
    .$if(language !== undefined, (query) => query.where('consultation_publication.language', '=', language!))
    .$if(found !== null, (query) => query.where(amongManyIds('consultation_publication.id', found!)))
}

const publishedParts = (db: Database) =>
  ({
    key: 'consultation_publication.id',
    toldOf: db,
    toldWhile: [publishedKind],
    orders: {
      best: [['consultation_publication.published_at', 'desc']],
      newest: [['consultation_publication.published_at', 'desc']],
      mostRead: [['consultation_publication.reads', 'desc']],
    },
    select: (rows: SelectQueryBuilder<Tables, 'consultation_publication', { told: number }>) =>
      rows.select(publishedColumns).select(excerpt.as('excerpt')),
  }) as const

const publishedPages = plainPages(
  publishedConsultationsList,
  (db: Database, _values: object, asked) => chosenOf(db, asked, null),
  publishedParts,
)

/** A page of what is published; where a text is looked for, of what search found. */
export function publishedPage(
  db: Database,
  asked: PageWanted<typeof publishedConsultationsList>,
  found: readonly string[] | null,
) {
  return found === null
    ? publishedPages(db, {}, asked)
    : pageOf(chosenOf(db, asked, found), asked, publishedParts(db))
}

export type PublishedRow = Omit<Awaited<ReturnType<typeof publishedPage>>['rows'][number], 'told'>

/** Those of the ids that everybody may read, without order. */
export async function publishedByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return published(db)
    .select([...publishedColumns, excerpt.as('excerpt')])
    .where(amongManyIds('consultation_publication.id', ids))
    .execute()
}
