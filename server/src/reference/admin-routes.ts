import { referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listCountries, listDictionaries, listEntries } from './actions/list-entries.ts'
import { saveCountry } from './actions/save-country.ts'
import { saveDictionaryEntry } from './actions/save-dictionary-entry.ts'

export function referenceAdminRoutes(bind: Bind): void {
  bind(referenceAdminCalls.dictionaryTypes, listDictionaries)
  bind(referenceAdminCalls.dictionaryEntries, listEntries)
  bind(referenceAdminCalls.saveDictionaryEntry, saveDictionaryEntry)
  bind(referenceAdminCalls.countries, listCountries)
  bind(referenceAdminCalls.saveCountry, saveCountry)
}
