import { toFilters, toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { Asked } from '@portal/protocol/kernel/list.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { isInstitution, personTypes, type InstitutionKind } from '@portal/protocol/providers/constants.ts'
import {
  directoryList,
  lawyersList,
  organizationsList,
  providersList,
} from '@portal/protocol/providers/lists.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { recordIdOf } from '../app/record-id.ts'
import { dictionaryQuery } from '../reference/queries.ts'
import { areRegistered, type Room } from './rooms.ts'

type PersonType = (typeof personTypes)[number]
type Asking = Pick<AppContext, 'ask' | 'language'>

/** The dictionaries whose codes say what somebody knows and speaks, and where they work. */
export const directoryDictionaries = {
  specialty: 'SPECIALTY_AREA',
  language: 'WORKING_LANGUAGE',
  country: 'COUNTRY',
} as const

export const providersKey = ['providers']

/** Lawyers and agencies. */
export const registeredProviders = listSource({
  list: providersList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(providersList, asked)
    return {
      queryKey: [...providersKey, 'registered', language(), query],
      queryFn: ({ signal }) => ask('providers', 'page', { query }, signal),
    }
  },
})

/** Bodies of one kind. */
function institutions(kind: InstitutionKind) {
  return listSource({
    list: organizationsList,
    query: ({ ask, language }, asked) => {
      const query = toQuery(organizationsList, { ...asked, filters: { ...asked.filters, kind: [kind] } })
      return {
        queryKey: [...providersKey, 'institutions', language(), query],
        queryFn: ({ signal }) => ask('providers', 'organizations', { query }, signal),
      }
    },
  })
}

/** Lawyers, and members of law offices. */
export const foreignLawyers = listSource({
  list: lawyersList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(lawyersList, asked)
    return {
      queryKey: [...providersKey, 'lawyers', language(), query],
      queryFn: ({ signal }) => ask('providers', 'lawyers', { query }, signal),
    }
  },
})

const ofInstitutions = {
  LEGAL_AID: institutions('LEGAL_AID'),
  NOTARY: institutions('NOTARY'),
  MEDIATION: institutions('MEDIATION'),
  ARBITRATION: institutions('ARBITRATION'),
  APPRAISAL: institutions('APPRAISAL'),
}

/** The list of a room of institutions. */
export function institutionsOf(room: Exclude<Room, { path: 'service/lawyer' }>) {
  return ofInstitutions[room.kinds[0]]
}

type Filters = Partial<Asked<typeof directoryList>['filters']>

/** How many there are, by what they can be narrowed to. */
export function countsQuery({ ask, language }: Asking, filters: Filters) {
  const query = toFilters(directoryList, { ...noFilters, ...filters })
  return queryOptions({
    queryKey: [...providersKey, 'counts', language(), query],
    queryFn: ({ signal }) => ask('providers', 'counts', { query }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The same of lawyers and members of law offices. */
export function lawyerCountsQuery({ ask, language }: Asking, filters: Filters) {
  const query = toFilters(lawyersList, { ...noFilters, ...filters })
  return queryOptions({
    queryKey: [...providersKey, 'lawyerCounts', language(), query],
    queryFn: ({ signal }) => ask('providers', 'lawyerCounts', { query }, signal),
    placeholderData: keepPreviousData,
  })
}

const noFilters: Asked<typeof directoryList>['filters'] = {
  kind: [],
  keyword: '',
  specialty: [],
  language: [],
  country: [],
  area: [],
}

/** What a room counts of itself under the filters of its list. */
export function roomCountsQuery(context: Asking, room: Room, { kind, ...filters }: Filters) {
  const chosen = areRegistered(room) && kind && kind.length > 0 ? kind : [...room.kinds]
  return countsQuery(context, { ...filters, kind: chosen })
}

/** Asks what the codes of the directory are called. */
export function loadDirectoryNames(context: AppContext): Promise<unknown> {
  const { specialty, language, country } = directoryDictionaries
  return Promise.all(
    [specialty, language, country].map((one) => context.queries.prefetchQuery(dictionaryQuery(context, one))),
  )
}

type Person = OutputOf<typeof providerCalls.lawyer>
export type Organization = OutputOf<typeof providerCalls.organization>
export type Provider = Person | Organization

export function isOrganization(provider: Provider): provider is Organization {
  return 'address' in provider
}

/** Whether orders and cooperations of theirs can be evaluated: they have an account of their own. */
export function isEvaluated({ kind }: Provider): boolean {
  return !isInstitution(kind) && kind !== 'MEMBER'
}

/** Whom an address asks for: a person says of which kind, an organization does not. */
export interface ProviderWanted {
  id: string
  type: PersonType | null
}

export function wantedIn(search: URLSearchParams): ProviderWanted {
  const type = search.get('type')
  return { id: recordIdOf(search), type: personTypes.find((one) => one === type) ?? null }
}

/** Somebody of the directory. */
export function providerQuery({ ask, language }: Asking, { id, type }: ProviderWanted) {
  return queryOptions({
    queryKey: [...providersKey, 'provider', language(), id, type],
    queryFn: ({ signal }): Promise<Provider> =>
      type === null
        ? ask('providers', 'organization', { params: { id } }, signal)
        : ask('providers', 'lawyer', { params: { id }, query: { type } }, signal),
  })
}

/** Whoever works for an organization. */
export function personsOf({ ask, language }: Asking, id: string) {
  return endlessSource({
    queryKey: [...providersKey, 'persons', language(), id],
    askPage: (page, signal) => ask('providers', 'personsOf', { params: { id }, query: { page } }, signal),
    pageIn: (answer) => answer,
    keyOf: (person) => person.id,
  })
}
