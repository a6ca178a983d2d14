import type { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { coverageRows } from '../queries.ts'

/** What is held of the judgments of each country. */
export async function showCaseCoverage(
  { store }: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof caseCalls.coverage>> {
  const rows = await coverageRows(store.reader())
  const updates = rows.map((row) => row.updated_at.getTime())
  return {
    cases: rows.reduce((sum, row) => sum + row.cases, 0),
    countries: rows.map((row) => ({
      country: row.code,
      name: inLanguage(row.words, language),
      cases: row.cases,
      courts: row.courts,
      samples: row.samples,
      languages: row.languages,
      earliest: row.earliest,
      latest: row.latest,
    })),
    updatedAt: updates.length > 0 ? new Date(Math.max(...updates)).toISOString() : null,
  }
}
