import { referenceCalls } from '@portal/protocol/reference/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { offerAreas, offerAreaTree, offerForeignAreaTree, offerProvinces } from './actions/offer-areas.ts'
import { offerCountriesInUse, offerEntries } from './actions/offer-choices.ts'

/** Dictionaries and areas are the names of codes. */
const names: KeptWhile = { anyDay: true }

export function referenceRoutes(bind: Bind): void {
  bind(referenceCalls.dictionary, offerEntries, names)
  bind(referenceCalls.countriesInUse, offerCountriesInUse)
  bind(referenceCalls.areas, offerAreas, names)
  bind(referenceCalls.provinces, offerProvinces, names)
  bind(referenceCalls.areaTree, offerAreaTree, names)
  bind(referenceCalls.foreignAffairsTree, offerForeignAreaTree, names)
}
