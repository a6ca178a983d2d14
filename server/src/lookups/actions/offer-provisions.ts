import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { mostProvisionsOffered } from '@portal/protocol/lookups/constants.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { articlesQuoted, findArticles, type ArticleCited } from '../../laws/door.ts'
import { changesSince } from '../changes.ts'

/** Those of some articles that are held, as they read on a day. */
async function asTheyRead(
  db: Database,
  cited: readonly ArticleCited[],
  { day, reader }: { day: string; reader: Language },
) {
  const quoted = (await articlesQuoted(db, cited, { day, reader })).filter((one) => one !== null)
  const offered = quoted.map(({ key: article, ...rest }) => ({ ...rest, article }))
  const changes = await changesSince(db, offered, day)
  return offered.map((one, place) => ({ ...one, changedOn: changes[place] ?? null }))
}

/** Provisions that a citation names or words find, as they read on a day. */
export async function offerProvisions(
  services: Services,
  { query: { keyword, on } }: GivenOf<typeof lookupDeskCalls.provisions>,
  { language }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.provisions>> {
  const db = services.store.reader()
  const day = on ?? zoneToday()
  const cited = await findArticles(services, { keyword, language, size: mostProvisionsOffered })
  return asTheyRead(db, cited, { day, reader: language })
}

/** A provision as it reads on another day than the one it was found for. */
export async function showProvision(
  { store }: Services,
  { query: { lawId, article: key, on } }: GivenOf<typeof lookupDeskCalls.provision>,
  { language }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.provision>> {
  const [shown] = await asTheyRead(store.reader(), [{ lawId, key }], { day: on, reader: language })
  return shown ?? null
}
