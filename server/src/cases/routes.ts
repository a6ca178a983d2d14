import { caseCalls } from '@portal/protocol/cases/calls.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { AnswerCaches } from '../kernel/http/answer-cache.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { analyseCases } from './actions/analyse-cases.ts'
import { caseChoices, searchCases } from './actions/search-cases.ts'
import { showCase } from './actions/show-case.ts'
import type { CaseSearch } from './case-search.ts'
import { coverageRows } from './queries.ts'

export function caseRoutes(
  app: FastifyInstance,
  { store }: Services,
  search: CaseSearch,
  caches: AnswerCaches,
): void {
  const cached = () => caches.details

  bind(
    app,
    caseCalls.search,
    ({ body, context }) => searchCases(search, body, context.language),
    ({ body }) => (body.keyword ? null : caches.lists),
  )

  bind(app, caseCalls.choices, ({ context }) => caseChoices(search, context.language))

  bind(app, caseCalls.analysis, ({ query, context }) =>
    analyseCases(store.reader(), search, query, context.language),
  )

  bind(
    app,
    caseCalls.details,
    ({ params, query, context }) =>
      showCase(store.reader(), search, params.id, { asked: query.language, reader: context.language }),
    cached,
  )

  bind(
    app,
    caseCalls.coverage,
    async ({ context }) => {
      const rows = await coverageRows(store.reader())
      const updates = rows.map((row) => row.updated_at.getTime())
      return {
        cases: rows.reduce((sum, row) => sum + row.cases, 0),
        countries: rows.map((row) => ({
          country: row.code,
          name: inLanguage(row.words, context.language),
          cases: row.cases,
          courts: row.courts,
          samples: row.samples,
          languages: row.languages,
          earliest: row.earliest,
          latest: row.latest,
        })),
        updatedAt: updates.length > 0 ? new Date(Math.max(...updates)).toISOString() : null,
      }
    },
    cached,
  )
}
