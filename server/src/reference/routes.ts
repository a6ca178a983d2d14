import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { referenceCalls, type countryUses } from '@portal/protocol/reference/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { AnswerCaches } from '../kernel/http/answer-cache.ts'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { allCountries, areas, countries, dictionaryEntries, hasDictionary } from './queries.ts'

/** The codes of countries that rows of a kind are in. */
export type CountriesInUse = Partial<Record<(typeof countryUses)[number], () => Promise<string[]>>>

interface Named {
  code: string
  words: Words
}

function named({ code, words }: Named, language: Language) {
  return { id: code, name: inLanguage(words, language) }
}

function tree(parents: Named[], childrenOf: (code: string) => Named[], language: Language) {
  return parents.map(({ code, words }) => ({
    code,
    name: inLanguage(words, language),
    children: childrenOf(code).map((child) => ({
      code: child.code,
      name: inLanguage(child.words, language),
      children: [],
    })),
  }))
}

export function referenceRoutes(
  app: FastifyInstance,
  { db }: Services,
  inUse: CountriesInUse,
  caches: AnswerCaches,
): void {
  const cached = () => caches.names

  bind(
    app,
    referenceCalls.dictionary,
    async ({ query, context }) => {
      const entries = await dictionaryEntries(db, query.type)
      if (entries.length === 0 && !(await hasDictionary(db, query.type))) throw new Refusal('notFound')
      return entries.map((entry) => named(entry, context.language))
    },
    cached,
  )

  bind(app, referenceCalls.countriesInUse, async ({ query, context }) => {
    const codes = (await inUse[query.type]?.()) ?? []
    const all = await allCountries(db)
    return all.filter(({ code }) => codes.includes(code)).map((entry) => named(entry, context.language))
  })

  bind(
    app,
    referenceCalls.areas,
    async ({ context }) => {
      const rows = await areas(db, 'gb2260')
      return rows.map(({ code, words, parent_code }) => ({
        code,
        name: inLanguage(words, context.language),
        parentCode: parent_code,
      }))
    },
    cached,
  )

  bind(
    app,
    referenceCalls.provinces,
    async ({ query, context }) => {
      const rows =
        query.selectType === 'china'
          ? (await areas(db, 'gb2260')).filter((row) => row.parent_code === null)
          : (await countries(db)).filter(({ code }) => code !== 'CN')
      return rows.map(({ code, words }) => ({
        code,
        name: inLanguage(words, context.language),
        parentCode: null,
      }))
    },
    cached,
  )

  bind(
    app,
    referenceCalls.areaTree,
    async ({ context }) => {
      const rows = await areas(db, 'gb2260')
      return tree(
        rows.filter((row) => row.parent_code === null),
        (code) => rows.filter((row) => row.parent_code === code),
        context.language,
      )
    },
    cached,
  )

  bind(
    app,
    referenceCalls.foreignAffairsTree,
    async ({ context }) => {
      const rows = await areas(db, 'iso3166')
      return tree(await countries(db), (code) => rows.filter((row) => row.country === code), context.language)
    },
    cached,
  )
}
