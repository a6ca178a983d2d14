import type { homeCalls } from '@portal/protocol/home/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
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
  const [news = [], policy = [], notice = [], exchange = []] = await newestPublished(
    services,
    [
      { kinds: ['news'], most: 1 },
      { kinds: ['policy'], most: mostShown },
      { kinds: ['notice'], most: mostShown },
      { kinds: ['article', 'ask', 'case', 'interview'], most: mostShown + 1 },
    ],
    language,
  )
  return { news, policy, notice, exchange }
}
