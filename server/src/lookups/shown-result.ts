import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { changesSince } from './changes.ts'
import { findResult, type ResultFound } from './queries.ts'
import { shownFiles } from './shown.ts'

type Result = NonNullable<AnswerOf<typeof lookupCalls.read>['result']>

/** Provisions as they were quoted, with the day since which each reads otherwise or is repealed. */
async function shownProvisions(
  db: Database,
  { provisions, checked_on: checkedOn }: ResultFound,
): Promise<Result['provisions']> {
  const quoted = provisions.map(({ law_id: lawId, article }) => ({ lawId, article }))
  const changes = await changesSince(db, quoted, checkedOn)
  return provisions.map((row, place) => ({
    lawId: row.law_id,
    article: row.article,
    address: row.address,
    lawTitle: row.law_title,
    titleLanguage: row.title_language,
    number: row.number,
    heading: row.heading,
    texts: row.texts,
    timeliness: row.timeliness,
    inForceFrom: row.in_force_from,
    // The address names a wording by its first day, else by the day it was adopted.
    adoptedOn: row.in_force_from === null ? (parseEli(row.address)?.on ?? null) : null,
    changedOn: changes[place] ?? null,
    sourceUrl: row.source_url,
    relevance: row.relevance,
  }))
}

/** The result of a lookup as far as it is written. */
export async function shownResult(services: Services, lookupId: string): Promise<Result | null> {
  const result = await findResult(services.db, lookupId)
  if (!result) return null
  return {
    revision: result.revision,
    language: result.language,
    title: result.title,
    questions: result.questions,
    answer: result.answer,
    citations: (await citationsOfFormatted(services.db, [lookupId])).get(lookupId) ?? [],
    provisions: await shownProvisions(services.db, result),
    cases: result.cases.map((row) => ({
      caseId: row.case_id,
      address: row.address,
      title: row.title,
      number: row.number,
      court: row.court,
      judgedOn: row.judged_on,
      relevance: row.relevance,
    })),
    checkedOn: result.checked_on,
    institution: result.institution,
    investigator: result.investigator,
    files: await shownFiles(services, result.file_ids),
    writtenAt: result.written_at.toISOString(),
  }
}
