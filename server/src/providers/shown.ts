import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { isInstitution, type ProviderKind } from '@portal/protocol/providers/constants.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { fileInfos } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { agencies, lawyers, members } from '../profiles/door.ts'
import { institutionsById, shownInstitution } from './institutions.ts'
import { listedById, personCounts } from './queries.ts'

export type Row = AnswerOf<typeof providerCalls.page>['content'][number]

/** Which row, of whom. */
export interface Key {
  id: string
  kind: ProviderKind
}

/** Lawyers and agencies by the ids of their accounts. */
function registered(db: Database, ids: readonly string[]) {
  return db
    .selectFrom(accounts(db))
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .leftJoin('provider_tally', 'provider_tally.account_id', 'account.id')
    .select(['account.id', 'user_type', 'picture', 'law_office_id', 'law_firm_name', 'completed', 'services'])
    .select(sql<string>`coalesce(lawyer.name, agency.name)`.as('name'))
    .select(sql<string>`coalesce(licence_country, agency.country)`.as('registered_in'))
    .select(sql<string | null>`coalesce(lawyer.work_country, agency.work_country)`.as('work_country'))
    .select(sql<string | null>`coalesce(lawyer.work_area, agency.work_area)`.as('work_area'))
    .select(sql<string[]>`coalesce(lawyer.specialties, agency.specialties)`.as('specialties'))
    .select(sql<Row['languages']>`coalesce(lawyer.languages, agency.languages)`.as('languages'))
    .where('account.id', 'in', [...ids])
    .execute()
}

function employed(db: Database, ids: readonly string[]) {
  return db
    .selectFrom(members(db))
    .innerJoin(agencies(db), 'agency.account_id', 'member.agency_id')
    .select([
      'member.id',
      'member.name',
      'avatar',
      'areas',
      'practice_start',
      'member.languages',
      'agency_id',
    ])
    .select(['agency.country', 'agency.work_country', 'agency.work_area'])
    .where('member.id', 'in', [...ids])
    .execute()
}

/** Agencies by their names, those too that are not in the directory. */
async function firmsById(db: Database, ids: readonly string[]): Promise<Map<string, Row['firm']>> {
  if (ids.length === 0) return new Map()
  const [rows, listed] = await Promise.all([
    db
      .selectFrom(agencies(db))
      .select(['account_id', 'name'])
      .where('account_id', 'in', [...ids])
      .execute(),
    listedById(db, ids),
  ])
  return new Map(
    rows.map(({ account_id: id, name }) => [id, { id: listed.has(id) ? id : null, name }] as const),
  )
}

const abroad = (country: string) => (country === 'CN' ? null : country)

/** What lists show of providers, in the reader's language; whoever is none is left out. */
export async function rowsByKey(
  services: Pick<Services, 'db' | 'labels' | 'secretKey'>,
  keys: readonly Key[],
  language: Language,
): Promise<Row[]> {
  const { db } = services
  const idsOf = (isWanted: (kind: ProviderKind) => boolean) =>
    keys.filter(({ kind }) => isWanted(kind)).map(({ id }) => id)
  const ownIds = idsOf((kind) => kind !== 'MEMBER' && !isInstitution(kind))
  const memberIds = idsOf((kind) => kind === 'MEMBER')
  const [own, people, institutions, labels] = await Promise.all([
    ownIds.length > 0 ? registered(db, ownIds) : [],
    memberIds.length > 0 ? employed(db, memberIds) : [],
    institutionsById(db, idsOf(isInstitution)),
    services.labels.current(),
  ])
  const offices = own.flatMap((row) => row.law_office_id ?? [])
  const [firms, persons, avatars] = await Promise.all([
    firmsById(db, [...new Set([...offices, ...people.map((row) => row.agency_id)])]),
    personCounts(
      db,
      own.flatMap((row) => (row.user_type === 'LAWYER' ? [] : row.id)),
    ),
    fileInfos(
      db,
      services,
      people.map(({ avatar }) => avatar),
    ),
  ])
  const placeOf = (code: string | null) =>
    code === null ? null : { code, name: labels.of('AREA', code, language) }

  const shown = new Map<string, Row>()
  for (const row of own) {
    const isLawyer = row.user_type === 'LAWYER'
    const named = row.law_firm_name === null ? null : { id: null, name: row.law_firm_name }
    shown.set(row.id, {
      id: row.id,
      kind: row.user_type as ProviderKind,
      name: row.name,
      nameLanguage: null,
      picture: row.picture,
      firm: firms.get(row.law_office_id ?? '') ?? named,
      admittedIn: abroad(row.registered_in),
      specialties: row.specialties,
      languages: row.languages,
      country: row.work_country ?? row.registered_in,
      place: placeOf(row.work_area),
      practiceStart: null,
      completed: row.completed ?? 0,
      services: row.services ?? 0,
      persons: isLawyer ? null : (persons.get(row.id) ?? 0),
    })
  }
  for (const row of people) {
    shown.set(row.id, {
      id: row.id,
      kind: 'MEMBER',
      name: row.name,
      nameLanguage: null,
      picture: avatars.get(row.avatar ?? '')?.url ?? null,
      firm: firms.get(row.agency_id) ?? null,
      admittedIn: abroad(row.country),
      specialties: row.areas,
      languages: row.languages,
      country: row.work_country ?? row.country,
      place: placeOf(row.work_area),
      practiceStart: row.practice_start,
      completed: 0,
      services: 0,
      persons: null,
    })
  }
  for (const row of institutions) shown.set(row.id, shownInstitution(row, placeOf(row.area), language))
  return keys.flatMap(({ id }) => shown.get(id) ?? [])
}
