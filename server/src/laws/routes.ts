import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { AnswerCaches } from '../kernel/http/answer-cache.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { compareVersions } from './actions/compare-versions.ts'
import { searchLaws, type LawSearch } from './actions/search-laws.ts'
import { showArticle } from './actions/show-article.ts'
import { showLaw, showLawAt } from './actions/show-law.ts'
import type { Choice } from './law-summary.ts'
import { coverageRows } from './queries.ts'

export function lawRoutes(
  app: FastifyInstance,
  { store }: Services,
  search: LawSearch,
  caches: AnswerCaches,
): void {
  const cached = () => caches.details

  bind(
    app,
    lawCalls.search,
    ({ body, context }) => searchLaws(search, body, context.language),
    ({ body }) => (body.keyword ? null : caches.lists),
  )

  const choice = async (
    query: { language?: Language | undefined; on?: string | undefined },
    reader: Language,
  ): Promise<Choice> => ({
    asked: query.language,
    on: query.on,
    reader,
    labels: await search.labels.current(),
  })

  bind(
    app,
    lawCalls.details,
    async ({ params, query, context }) =>
      showLaw(store.reader(), params.id, await choice(query, context.language)),
    cached,
  )

  bind(
    app,
    lawCalls.byAddress,
    async ({ query, context }) =>
      showLawAt(store.reader(), query.address, await choice(query, context.language)),
    cached,
  )

  bind(
    app,
    lawCalls.article,
    async ({ query, context }) =>
      showArticle(store.reader(), query.address, await choice(query, context.language)),
    cached,
  )

  bind(app, lawCalls.compare, ({ params, query, context }) =>
    compareVersions(store.reader(), params.id, {
      from: query.from,
      to: query.to,
      asked: query.language,
      reader: context.language,
    }),
  )

  bind(
    app,
    lawCalls.coverage,
    async ({ context }) => {
      const rows = await coverageRows(store.reader())
      const updates = rows.map((row) => row.updated_at.getTime())
      return {
        laws: rows.reduce((sum, row) => sum + row.laws, 0),
        articles: rows.reduce((sum, row) => sum + row.articles, 0),
        countries: rows.map((row) => ({
          country: row.code,
          name: inLanguage(row.words, context.language),
          laws: row.laws,
          articles: row.articles,
          inForce: row.in_force,
          languages: row.languages,
          digests: row.digests,
          earliest: row.earliest,
          latest: row.latest,
          verifiedOn: row.verified_on,
          sources: row.sources,
        })),
        updatedAt: updates.length > 0 ? new Date(Math.max(...updates)).toISOString() : null,
      }
    },
    cached,
  )
}
