import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { checkCalls } from '@portal/protocol/checks/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCitations } from '../check-citations.ts'

/** The citations in a text that somebody brings, each with what was found of it. */
export function checkText(
  services: Services,
  { body }: GivenOf<typeof checkCalls.check>,
  { language }: Asker,
): Promise<AnswerOf<typeof checkCalls.check>> {
  return checkCitations(services, body, language)
}
