import { conversationDays } from '@portal/protocol/assistant/constants.ts'
import type { Services } from '../kernel/services.ts'

const day = 24 * 3600 * 1000

/** Deletes the conversations that nobody has used for long. */
export async function deleteOldConversations({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db
    .deleteFrom('assistant_conversation')
    .where('asked_at', '<', new Date(now.getTime() - conversationDays * day))
    .execute()
}
