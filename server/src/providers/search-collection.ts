import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { isInstitution, type ProviderKind } from '@portal/protocol/providers/constants.ts'
import { providerLink } from '@portal/protocol/providers/links.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { agencies, lawyers, providerSearch } from '../profiles/door.ts'
import { openLabels, type Labels } from '../reference/door.ts'
import type { CollectionDeclaration, GroupHit, SearchGroup, SearchUnit } from '../search/door.ts'
import { writtenIn } from '../text/written-in.ts'
import { institutionsById, type Institution } from './institutions.ts'
import { everybody } from './queries.ts'
import { readSpecialtyTerms, type MeantTerms } from './specialty-concepts.ts'

/** In which lists a provider is: lawyers take in the members of law offices, persons whoever works for an agency. */
export type Place = 'PROVIDERS' | 'ORGANIZATIONS' | 'LAWYERS' | 'PERSONS'

/** Providers as the search engine has them: who they are, what they do and where, in the words of three languages. */
export const providerCollection: CollectionDeclaration = {
  kind: providerSearch.searched.kind,
  values: {
    place: 'many',
    kind: 'one',
    organizationKind: 'one',
    specialty: 'many',
    language: 'many',
    country: 'one',
    area: 'one',
  },
  dates: ['addedOn'],
  orderedBy: ['addedOn'],
  parts: {},
  facets: ['kind', 'specialty', 'language', 'country', 'area'],
  figures: [],
  namedAs: 'title',
}

/** Texts that people wrote themselves, by ids. */
async function ownTexts(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const [ofLawyers, ofAgencies] = await Promise.all([
    db
      .selectFrom(lawyers(db))
      .select(['account_id', 'brief', 'law_firm_name'])
      .where('account_id', 'in', [...ids])
      .execute(),
    db
      .selectFrom(agencies(db))
      .select(['account_id', 'scope', 'brief', 'address'])
      .where('account_id', 'in', [...ids])
      .execute(),
  ])
  const said = (...texts: (string | null)[]) => texts.filter((text) => text !== null).join('\n')
  return new Map([
    ...ofLawyers.map((row) => [row.account_id, said(row.brief, row.law_firm_name)] as const),
    ...ofAgencies.map((row) => [row.account_id, said(row.scope, row.brief, row.address)] as const),
  ])
}

type Entry = Selectable<Tables['provider_entry']>

function placesOf({ kind, organization_kind: employer }: Entry): Place[] {
  const works: Place[] = employer === null ? [] : ['PERSONS']
  if (kind === 'LAWYER') return [...works, 'PROVIDERS', 'LAWYERS']
  if (kind === 'MEMBER') return employer === 'LAW_OFFICE' ? [...works, 'LAWYERS'] : works
  return isInstitution(kind) ? ['ORGANIZATIONS'] : ['PROVIDERS', 'ORGANIZATIONS']
}

/** What they do, where, and in which languages, in the words of one language. */
function wordsOf(entry: Entry, labels: Labels, termsOf: MeantTerms, language: Language): string {
  const { kind, specialties, spoken, country, area } = entry
  return [
    labels.of('PROVIDER_KIND', kind, language),
    ...specialties.flatMap((code) => [
      labels.of('SPECIALTY_AREA', code, language),
      ...termsOf(code, language),
    ]),
    ...spoken.map((code) => labels.of('WORKING_LANGUAGE', code, language)),
    ...(area === null ? [] : [labels.of('AREA', area, language)]),
    ...(country === null ? [] : [labels.of('COUNTRY', country, language)]),
  ].join(' · ')
}

function unit(language: Language, key: string, text: string): SearchUnit {
  return { language, key, number: '', heading: null, text }
}

/** Titles and texts of an institution in the languages that it has them in. */
function institutionTexts(row: Institution) {
  return languages.flatMap((language) => {
    const title = row[`name_${language}`]
    const text = [row[`address_${language}`], row[`brief_${language}`]]
      .filter((one) => one !== null)
      .join('\n')
    return title === null ? [] : [{ language, title, text }]
  })
}

/** The providers as the search engine takes them; whoever is not in the directory is left out. */
export async function providerGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const entries = await everybody(db).selectAll().where('entry.id', 'in', ids).execute()
  if (entries.length === 0) return []
  const specialties = [...new Set(entries.flatMap((entry) => entry.specialties))]
  const [texts, institutions, labels, termsOf] = await Promise.all([
    ownTexts(db, ids),
    institutionsById(db, ids),
    openLabels(db).current(),
    readSpecialtyTerms(db, specialties),
  ])
  const institution = new Map(institutions.map((row) => [row.id, institutionTexts(row)]))
  return entries.map((entry) => {
    const written = writtenIn(entry.name) ?? 'zh'
    const own = [{ language: written, title: entry.name, text: texts.get(entry.id) ?? '' }]
    const said = institution.get(entry.id) ?? own
    return {
      id: entry.id,
      kind: providerCollection.kind,
      number: null,
      titles: said.map(({ language, title }) => ({ language, title, shortTitles: [] })),
      units: [
        ...said.flatMap(({ language, text }) => (text ? [unit(language, 'text', text)] : [])),
        ...languages.map((language) => unit(language, 'words', wordsOf(entry, labels, termsOf, language))),
      ],
      values: {
        place: placesOf(entry),
        kind: entry.kind,
        organizationKind: entry.organization_kind,
        specialty: entry.specialties,
        language: entry.spoken,
        country: entry.country,
        area: entry.area,
      },
      dates: { addedOn: zoneToday(entry.added_at) },
      parts: {},
      shown: {},
    }
  })
}

/** The screen that shows who was found. */
export function providerHitPath({ id, values }: GroupHit): string {
  return providerLink({ id, kind: values['kind'] as ProviderKind })
}
