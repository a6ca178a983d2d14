import { codeOf, list, oneOf, several, text } from '../kernel/list.ts'
import { agencyTypes, providerTypes } from '../kernel/user-types.ts'
import { directoryKinds, institutionKinds, organizationKinds } from './constants.ts'

/** By which whoever helps is looked for; of several values any is met. */
const wanted = {
  keyword: text(100),
  specialty: several(codeOf('SPECIALTY_AREA')),
  language: several(codeOf('WORKING_LANGUAGE')),
  country: several(codeOf('COUNTRY')),
  /** A province has its cities. */
  area: several(codeOf('AREA')),
}

/** What a keyword finds best first; without one, those who completed the most. */
const sorts = ['best', 'completed', 'name', 'newest'] as const
const sizes = [10, 20, 50] as const

/** Lawyers and agencies. */
export const providersList = list({
  filters: { kind: several(oneOf(providerTypes)), ...wanted },
  sorts,
  sizes,
})

/** Agencies and institutions: by name, for an institution completes nothing on the portal. */
export const organizationsList = list({
  filters: { kind: several(oneOf(organizationKinds)), ...wanted },
  sorts: ['best', 'name', 'newest'],
  sizes,
})

/** Lawyers, and members of law offices. */
export const lawyersList = list({ filters: wanted, sorts, sizes })

/** Whoever works for an agency: its members, and the lawyers who say that it is their firm. */
export const personsList = list({
  filters: { organizationKind: several(oneOf(agencyTypes)), ...wanted },
  sorts,
  sizes,
})

/** Those of one organization. */
export const organizationPersonsList = list({
  filters: { keyword: text(100) },
  sorts: ['name', 'newest'],
  sizes: [20, 50],
})

/** Everybody in the directory, as its numbers count them. */
export const directoryList = list({
  filters: { kind: several(oneOf(directoryKinds)), ...wanted },
  sorts,
  sizes,
})

/** Institutions, as those see them who keep them. */
export const institutionsList = list({
  filters: {
    keyword: text(100),
    kind: oneOf(institutionKinds),
    country: codeOf('COUNTRY'),
    shown: oneOf(['SHOWN', 'HIDDEN']),
  },
  tabs: 'kind',
  sorts: ['newest', 'oldest', 'name', 'name-down'],
  columns: {
    changedAt: { up: 'oldest', down: 'newest' },
    name: { up: 'name', down: 'name-down' },
  },
  sizes: [20, 50, 100],
})
