import { openDictionaries, referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { saveCountry } from './actions/save-country.ts'
import { saveDictionaryEntry } from './actions/save-dictionary-entry.ts'
import { allCountries, allEntries, dictionaryTypes } from './queries.ts'

type Row = Awaited<ReturnType<typeof allCountries>>[number]

const shown = ({ is_hidden: isHidden, ...entry }: Row) => ({ ...entry, isHidden })

/** @param onChange is told of each change, once it can be read */
export function referenceAdminRoutes(app: FastifyInstance, { db }: Services, onChange: () => void): void {
  bind(app, referenceAdminCalls.dictionaryTypes, async () => {
    const types = await dictionaryTypes(db)
    const open: readonly string[] = openDictionaries
    return types.map(({ type, count }) => ({ type, count, isOpen: open.includes(type) }))
  })

  bind(app, referenceAdminCalls.dictionaryEntries, async ({ query }) => {
    const entries = await allEntries(db, query.type)
    if (entries.length === 0) throw new Refusal('notFound')
    return entries.map(shown)
  })

  bind(app, referenceAdminCalls.saveDictionaryEntry, async ({ params, body, context }) => {
    await saveDictionaryEntry(db, { ...params, ...body }, context.language)
    onChange()
    return null
  })

  bind(app, referenceAdminCalls.countries, async () => (await allCountries(db)).map(shown))

  bind(app, referenceAdminCalls.saveCountry, async ({ params, body, context }) => {
    await saveCountry(db, { ...params, ...body }, context.language)
    onChange()
    return null
  })
}
