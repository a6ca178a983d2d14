import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { mostProvisionsOffered } from '@portal/protocol/lookups/constants.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { articlesQuoted, findArticles } from '../../laws/door.ts'
import { changesSince } from '../changes.ts'

/** Provisions that a citation names or words find, as they read on a day. */
export async function offerProvisions(
  services: Services,
  { query: { keyword, on } }: GivenOf<typeof lookupDeskCalls.provisions>,
  { language }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.provisions>> {
  const db = services.store.reader()
  const day = on ?? zoneToday()
  const cited = await findArticles(services, { keyword, language, size: mostProvisionsOffered })
  const quoted = (await articlesQuoted(db, cited, { day, reader: language })).filter((one) => one !== null)
  const offered = quoted.map(({ key: article, ...rest }) => ({ ...rest, article }))
  const changes = await changesSince(db, offered, day)
  return offered.map((one, place) => ({ ...one, changedOn: changes[place] ?? null }))
}
