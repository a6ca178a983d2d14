import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { openLabels } from '../reference/door.ts'
import { readHelpTerms } from '../providers/door.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { serviceKind } from './law-service-moves.ts'
import { displayed } from './queries.ts'

/** Services as the search engine has them: those that are shown, and of them what whoever signs in may read. */
export const serviceCollection: CollectionDeclaration = {
  kind: serviceKind,
  values: { type: 'one', businessType: 'one', providerType: 'one', provider: 'one', region: 'many' },
  dates: ['publishedOn'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: ['type', 'businessType', 'region'],
  figures: [],
  namedAs: 'title',
}

/** What kind of help it is and where, which everybody may know. */
export const openUnits = ['kind']

async function casesOfAll(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('service_case')
    .select(['id', 'service_id', 'title', 'theme', 'content'])
    .where('service_id', 'in', ids)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.service_id)
}

/**
 * The services as the search engine takes them; what is not shown is left out. What kind of help it is stands beside
 * the title in every language, and what people mean by it in the text: whoever asks in another language than
 * it is written in, or in everyday words, finds it.
 */
export async function serviceGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const rows = await displayed(db)
    .innerJoin(accounts(db), 'account.id', 'law_service.account_id')
    .select(['law_service.id', 'code', 'account_id', 'user_type', 'law_service.language', 'title', 'type'])
    .select(['business_type', 'dispute_type', 'regions', 'description', 'content_text', 'published_at'])
    .where('law_service.id', 'in', ids)
    .execute()
  const cases = await casesOfAll(db, ids)
  const [labels, termsOf] = await Promise.all([openLabels(db).current(), readHelpTerms(db, rows)])
  return rows.map((row) => {
    const kindIn = (language: Language) => [
      labels.of('SERVICE_TYPE', row.type, language),
      labels.of('SPECIALTY_AREA', row.business_type, language),
      ...(row.dispute_type === null ? [] : [labels.of('DISPUTE_TYPE', row.dispute_type, language)]),
    ]
    const unit = (key: string, text: string, language: Language = row.language) => ({
      language,
      key,
      number: '',
      heading: null,
      text,
    })
    return {
      id: row.id,
      kind: serviceCollection.kind,
      number: row.code,
      titles: languages.map((language) => ({
        language,
        title: language === row.language ? row.title : '',
        shortTitles: kindIn(language),
      })),
      units: [
        unit('content', `${row.description}\n${row.content_text}`),
        ...languages.map((language) =>
          unit(
            'kind',
            [
              ...kindIn(language),
              ...termsOf(row, language),
              ...row.regions.map((code) => labels.of('COUNTRY', code, language)),
            ].join('; '),
            language,
          ),
        ),
        ...(cases.get(row.id) ?? []).map((one) => unit(one.id, `${one.title}\n${one.theme}\n${one.content}`)),
      ],
      values: {
        type: row.type,
        businessType: row.business_type,
        providerType: row.user_type,
        provider: row.account_id,
        region: row.regions,
      },
      dates: { publishedOn: row.published_at && zoneToday(row.published_at) },
      parts: {},
      shown: {},
    }
  })
}
