import type { caseCalls } from '@portal/protocol/cases/calls.ts'
import { casesList } from '@portal/protocol/cases/lists.ts'
import type { CaseHit } from '@portal/protocol/cases/schemas.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { largestPageSize } from '@portal/protocol/kernel/list.ts'
import { searchCases } from '../../cases/door.ts'
import { casePath } from '../../citations/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { allFound, foundTable, inLine, type Column } from '../found-table.ts'
import { searchAddress } from '../search-address.ts'
import { documentWords } from '../words.ts'

/** The cases that a search finds, as the list shows them: in its order, in the reader's language. */
export async function listCasesAsTable(
  services: Services,
  { query }: GivenOf<typeof caseCalls.table>,
  asker: Asker,
): Promise<AnswerOf<typeof caseCalls.table>> {
  const { format, ...asked } = query
  const { language } = asker
  const labels = await services.labels.current()
  const origin = services.config.publicUrl
  const words = documentWords(language).table
  const columns: Column<CaseHit>[] = [
    [words.title, 50, ({ title }) => title],
    [words.caseNumber, 26, ({ caseNumber }) => caseNumber],
    [words.court, 36, ({ court }) => court],
    [words.country, 18, ({ countryName }) => countryName],
    [words.type, 16, ({ type }) => labels.of('CASE_TYPE', type, language)],
    [words.documentType, 16, ({ documentType }) => labels.of('CASE_DOCUMENT_TYPE', documentType, language)],
    [words.cause, 26, ({ cause }) => cause],
    [words.judgedOn, 12, ({ judgedOn }) => judgedOn],
    [words.sample, 8, ({ isSample }) => (isSample ? words.isSample : null)],
    [words.excerpt, 60, ({ sections }) => inLine(sections[0]?.snippet)],
    [words.address, 50, ({ id }) => origin + casePath(id)],
  ]
  const { rows, total } = await allFound((page) =>
    searchCases(services, { body: { ...asked, page, size: largestPageSize } }, asker),
  )
  const address = searchAddress(origin, casesList, asked, [['tab', 'cases']])
  return foundTable({ format, language, name: words.cases, address, columns, rows, total })
}
