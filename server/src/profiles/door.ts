export { countryAbroad, countryAbroadAt } from './country-abroad.ts'
export { namesOf } from './names-of.ts'
export { partyFacts } from './party-facts.ts'
export { providerSearch } from './provider-search.ts'
export {
  agencies,
  agencyOfMember,
  companies,
  companyProfile,
  lawyers,
  members,
  parties,
  persons,
  shownWith,
} from './views.ts'
