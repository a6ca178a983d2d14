import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { homeCalls } from '@portal/protocol/home/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Services } from '../../kernel/services.ts'

/** What the portal holds, in figures: each feature counts its own. */
export async function countHoldings({
  everyFeature,
}: Services): Promise<AnswerOf<typeof homeCalls.statistics>> {
  const counts = await everyFeature.counts()
  return homeCalls.statistics.output.parse({ ...counts, languages: languages.length })
}
