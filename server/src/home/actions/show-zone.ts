import type { homeCalls } from '@portal/protocol/home/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { newestPublished } from '../../publications/door.ts'

/** Of each part. */
const mostShown = 3

/** What was published last, in the reader's language where it is held in that. */
export async function showZone(
  services: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof homeCalls.zone>> {
  const newest = (most: number, ...kinds: PublicationKind[]) =>
    newestPublished(services, { kinds, most, language })
  const [news, policy, notice, exchange] = await Promise.all([
    newest(1, 'news'),
    newest(mostShown, 'policy'),
    newest(mostShown, 'notice'),
    newest(mostShown + 1, 'article', 'ask', 'case', 'interview'),
  ])
  return { news, policy, notice, exchange }
}
