import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { standingOf, turnsOfOwner } from './queries.ts'
import { shownTurns } from './shown.ts'

/** What somebody asked the AI legal page, what they thought of its answers, and what they consented to. */
export async function ownQuestions(services: Services, { id }: Owner) {
  const rows = await turnsOfOwner(services.db, id)
  const shown = await shownTurns(services, rows)
  const standing = await standingOf(services.db, id)
  return {
    assistantQuestions: shown.map(({ id: _id, conversation: _conversation, ...turn }, at) => ({
      title: rows[at]?.title,
      ...turn,
      passages: turn.passages.map(({ number, address, title, heading }) => ({
        number,
        address,
        title,
        heading,
      })),
    })),
    assistantStanding: standing ? [standing] : [],
  }
}
