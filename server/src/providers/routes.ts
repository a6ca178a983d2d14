import { institutionCalls } from '@portal/protocol/providers/admin-calls.ts'
import { providerCalls } from '@portal/protocol/providers/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { countLawyers, countProviders } from './actions/count-providers.ts'
import { importInstitutions } from './actions/import-institutions.ts'
import {
  addInstitution,
  editInstitution,
  listInstitutions,
  removeInstitution,
  showInstitution,
} from './actions/keep-institutions.ts'
import {
  listLawyers,
  listOrganizations,
  listPersons,
  listPersonsOf,
  listProviders,
} from './actions/list-providers.ts'
import { showOrganization, showPerson } from './actions/show-provider.ts'
import { providerCollection } from './search-collection.ts'

/** The directory: what is not looked for by a text stays while nobody in it changes. */
const kept: KeptWhile = { unchanged: [providerCollection.kind] }
const unlessSearched = ({ query }: { query: { keyword?: string | undefined } }) =>
  query.keyword === undefined ? kept : null

/** Who helps. */
export function providerRoutes(bind: Bind): void {
  bind(providerCalls.page, listProviders, unlessSearched)
  bind(providerCalls.counts, countProviders, unlessSearched)
  bind(providerCalls.organizations, listOrganizations, unlessSearched)
  bind(providerCalls.organization, showOrganization, kept)
  bind(providerCalls.persons, listPersons, unlessSearched)
  bind(providerCalls.personsOf, listPersonsOf, unlessSearched)
  bind(providerCalls.lawyers, listLawyers, unlessSearched)
  bind(providerCalls.lawyerCounts, countLawyers, unlessSearched)
  bind(providerCalls.lawyer, showPerson, kept)

  bind(institutionCalls.institutions, listInstitutions)
  bind(institutionCalls.institution, showInstitution)
  bind(institutionCalls.addInstitution, addInstitution)
  bind(institutionCalls.editInstitution, editInstitution)
  bind(institutionCalls.removeInstitution, removeInstitution)
  bind(institutionCalls.importInstitutions, importInstitutions)
}
