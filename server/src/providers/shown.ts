import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { isInstitution, type ProviderKind } from '@portal/protocol/providers/constants.ts'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { accounts } from '../account/door.ts'
import { fileInfos } from '../files/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { agencies, lawyers, members } from '../profiles/door.ts'
import { institutionsById, shownInstitution } from './institutions.ts'

export type Row = AnswerOf<typeof providerCalls.page>['content'][number]

/** Which row, of whom. */
export interface Key {
  id: string
  kind: ProviderKind
  /** What is shown of a lawyer or an agency; null of others. */
  registered: Registered | null
}

/** Whether an agency is in the directory. */
const isListed = (id: string) =>
  sql<boolean>`exists (select from provider_entry where provider_entry.id = ${sql.ref(id)})`

interface Ids {
  [name: string]: unknown
  ids: readonly string[]
}

/** What is shown of lawyers and agencies. */
const allRegistered = (db: Database) =>
  db
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
    .select((eb) =>
      eb
        .selectFrom(agencies(db))
        .select('agency.name')
        .whereRef('agency.account_id', '=', 'law_office_id')
        .as('office_name'),
    )
    .select(isListed('law_office_id').as('is_office_listed'))
    .select(
      sql<number>`(select count(*)::int from provider_entry where organization_id = account.id)`.as(
        'persons',
      ),
    )

type Registered = Awaited<ReturnType<ReturnType<typeof allRegistered>['execute']>>[number]

/** The lawyer or agency whose account a row names, in the statement of the row; null where it names none. */
export const registeredAt = (db: Database, column: string) =>
  jsonObjectFrom(allRegistered(db).where('account.id', '=', sql.ref<string>(column)))

/** Members of agencies by their ids. */
const employed = statement((db, { ids }: Ids) =>
  db
    .selectFrom(members(db))
    .innerJoin(agencies(db), 'agency.account_id', 'member.agency_id')
    .innerJoin('provider_entry', 'provider_entry.id', 'member.id')
    .select([
      'member.id',
      'member.name',
      'avatar',
      'areas',
      'practice_start',
      'member.languages',
      'agency_id',
    ])
    .select('provider_entry.organization_kind')
    .select(['agency.name as agency_name', 'agency.country', 'agency.work_country', 'agency.work_area'])
    .select(isListed('agency_id').as('is_agency_listed'))
    .where(amongIds('member.id', ids)),
)

/** The agency that somebody works for; it leads somewhere where it is in the directory. */
const firmOf = (id: string, name: string, isInDirectory: boolean): Row['firm'] => ({
  id: isInDirectory ? id : null,
  name,
})

/** Where those abroad practise law; null of all others. */
const admittedIn = (kind: string | null, country: string) =>
  country === 'CN' || (kind !== 'LAWYER' && kind !== 'LAW_OFFICE') ? null : country

/** What lists show of providers, in the reader's language; whoever is none is left out. */
export async function rowsByKey(
  services: Pick<Services, 'db' | 'labels' | 'secretKey'>,
  keys: readonly Key[],
  language: Language,
): Promise<Row[]> {
  const { db } = services
  const idsOf = (isWanted: (kind: ProviderKind) => boolean) =>
    keys.filter(({ kind }) => isWanted(kind)).map(({ id }) => id)
  const memberIds = idsOf((kind) => kind === 'MEMBER')
  const [people, institutions, labels] = await Promise.all([
    memberIds.length > 0 ? employed(db, { ids: memberIds }) : [],
    institutionsById(db, idsOf(isInstitution)),
    services.labels.current(),
  ])
  const avatars = await fileInfos(
    db,
    services,
    people.map(({ avatar }) => avatar),
  )
  const placeOf = (code: string | null) =>
    code === null ? null : { code, name: labels.of('AREA', code, language) }

  const shown = new Map<string, Row>()
  for (const row of keys.flatMap(({ registered }) => registered ?? [])) {
    const isLawyer = row.user_type === 'LAWYER'
    const named = row.law_firm_name === null ? null : { id: null, name: row.law_firm_name }
    const office =
      row.law_office_id !== null && row.office_name !== null
        ? firmOf(row.law_office_id, row.office_name, row.is_office_listed)
        : null
    shown.set(row.id, {
      id: row.id,
      kind: row.user_type as ProviderKind,
      name: row.name,
      nameLanguage: writtenIn(row.name),
      picture: row.picture,
      firm: office ?? named,
      admittedIn: admittedIn(row.user_type, row.registered_in),
      specialties: row.specialties,
      languages: row.languages,
      country: row.work_country ?? row.registered_in,
      place: placeOf(row.work_area),
      practiceStart: null,
      completed: row.completed ?? 0,
      services: row.services ?? 0,
      persons: isLawyer ? null : row.persons,
    })
  }
  for (const row of people) {
    shown.set(row.id, {
      id: row.id,
      kind: 'MEMBER',
      name: row.name,
      nameLanguage: writtenIn(row.name),
      picture: avatars.get(row.avatar ?? '')?.url ?? null,
      firm: firmOf(row.agency_id, row.agency_name, row.is_agency_listed),
      admittedIn: admittedIn(row.organization_kind, row.country),
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
