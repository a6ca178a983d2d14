import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { readHelpTerms } from '../providers/door.ts'
import { openLabels } from '../reference/door.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { displayed } from './queries.ts'
import { requirementKind } from './requirement-moves.ts'

/** Requirements as the search engine has them: those that are shown, and of them what whoever signs in may read. */
export const requirementCollection: CollectionDeclaration = {
  kind: requirementKind,
  values: { type: 'one', businessType: 'one', priority: 'one', region: 'many' },
  dates: ['publishedOn', 'deadline'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: ['type', 'businessType', 'region'],
  figures: [],
  namedAs: 'title',
}

/** What kind of help is asked for and where, which everybody may know. */
export const openUnits = ['kind']

/**
 * The requirements as the search engine takes them; what is not shown is left out. What kind of help is asked for stands
 * beside the text in every language, with what people mean by it.
 */
export async function requirementGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const rows = await displayed(db)
    .select(['id', 'code', 'language', 'title', 'type', 'business_type', 'dispute_type'])
    .select(['regions', 'priority', 'deadline', 'content_text', 'published_at'])
    .where('id', 'in', ids)
    .execute()
  const [labels, termsOf] = await Promise.all([openLabels(db).current(), readHelpTerms(db, rows)])
  return rows.map((row) => ({
    id: row.id,
    kind: requirementCollection.kind,
    number: row.code,
    titles: [{ language: row.language, title: row.title, shortTitles: [] }],
    units: [
      { language: row.language, key: 'content', number: '', heading: null, text: row.content_text },
      ...languages.map((language) => ({
        language,
        key: 'kind',
        number: '',
        heading: null,
        text: [
          labels.of('SERVICE_TYPE', row.type, language),
          labels.of('SPECIALTY_AREA', row.business_type, language),
          ...(row.dispute_type === null ? [] : [labels.of('DISPUTE_TYPE', row.dispute_type, language)]),
          ...termsOf(row, language),
          ...row.regions.map((code) => labels.of('COUNTRY', code, language)),
        ].join('; '),
      })),
    ],
    values: {
      type: row.type,
      businessType: row.business_type,
      priority: row.priority,
      region: row.regions,
    },
    dates: { publishedOn: row.published_at && zoneToday(row.published_at), deadline: row.deadline },
    parts: {},
    shown: {},
  }))
}
