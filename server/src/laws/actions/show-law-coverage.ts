import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { coverageRows } from '../queries.ts'

/** What is held of the law of each country. */
export async function showLawCoverage(
  { store }: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof lawCalls.coverage>> {
  const rows = await coverageRows(store.reader())
  const updates = rows.map((row) => row.updated_at.getTime())
  return {
    laws: rows.reduce((sum, row) => sum + row.laws, 0),
    articles: rows.reduce((sum, row) => sum + row.articles, 0),
    countries: rows.map((row) => ({
      country: row.code,
      name: inLanguage(row.words, language),
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
}
