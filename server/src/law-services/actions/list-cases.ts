import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import type { Services } from '../../kernel/services.ts'
import { providerCasesPage } from '../queries.ts'

/** The cases of what a provider offers to everybody; none of one who is not shown. */
export async function listProviderCases(
  { db }: Services,
  { params: { id }, query }: GivenOf<typeof lawServiceCalls.providerCases>,
): Promise<AnswerOf<typeof lawServiceCalls.providerCases>> {
  const { rows, page } = await providerCasesPage(db, id, query)
  const content = rows.map(
    ({ id: caseId, title, theme, service_id: serviceId, service_title, language }) => ({
      id: caseId,
      title,
      theme,
      service: { id: serviceId, title: service_title, language },
    }),
  )
  return { content, page }
}
