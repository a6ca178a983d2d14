import type { eventDeskCalls } from '@portal/protocol/events/desk-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import { eventsFile as en } from '@portal/protocol/words/en/events.ts'
import { eventsFile as ru } from '@portal/protocol/words/ru/events.ts'
import { eventsFile as zh } from '@portal/protocol/words/zh/events.ts'
import { writeCsv } from '../../documents/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { zoneMoment } from '../../kernel/written-days.ts'
import { allApplications } from '../queries.ts'
import { standingOf } from '../standing.ts'

const catalogues = { zh, en, ru }

/**
 * All who applied for an event, as a table.
 *
 * @throws Refusal where nothing of that id takes place, or it was never published
 */
export async function downloadApplications(
  { db }: Services,
  { params: { id } }: GivenOf<typeof eventDeskCalls.applicationsFile>,
  { language }: Pick<Caller, 'language'>,
): Promise<AnswerOf<typeof eventDeskCalls.applicationsFile>> {
  const event = (await standingOf(db, [id])).get(id)
  if (!event) throw new Refusal('notFound')
  const { file, columns, states } = catalogues[language]
  const { number, name, company, account, state, appliedAt, note, certificate } = columns
  const rows = (await allApplications(db, id)).map((row, index) => [
    String(index + 1),
    row.name,
    row.company,
    row.username,
    states[row.state],
    zoneMoment(row.applied_at),
    row.note,
    row.certificate,
  ])
  const heads = [number, name, company, account, state, appliedAt, note, certificate]
  const title = inLanguage(event.known.titles, language).replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
  return { name: `${file} ${title}.csv`, content: Buffer.from(writeCsv([heads, ...rows])) }
}
