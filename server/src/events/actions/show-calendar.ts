import type { eventCalls } from '@portal/protocol/events/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { feeds as feedsEn, publicationKinds as kindsEn } from '@portal/protocol/words/en/feeds.ts'
import { mail as mailEn } from '@portal/protocol/words/en/mail.ts'
import { feeds as feedsRu, publicationKinds as kindsRu } from '@portal/protocol/words/ru/feeds.ts'
import { mail as mailRu } from '@portal/protocol/words/ru/mail.ts'
import { feeds as feedsZh, publicationKinds as kindsZh } from '@portal/protocol/words/zh/feeds.ts'
import { mail as mailZh } from '@portal/protocol/words/zh/mail.ts'
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { fill } from '../../kernel/words.ts'
import { comingEvents, publishedEvents, type PublishedEvent } from '../../publications/door.ts'

const words = {
  zh: { ...feedsZh, kinds: kindsZh, portal: mailZh.portal },
  en: { ...feedsEn, kinds: kindsEn, portal: mailEn.portal },
  ru: { ...feedsRu, kinds: kindsRu, portal: mailRu.portal },
}

/** Events of a calendar that is followed. */
const mostInCalendar = 200

/** An event as a calendar has it; where it is joined online stands in none. */
function entryOf(event: PublishedEvent, language: Language, origin: string): ICalEventData {
  const address = pageIn(origin + publicationPath(event.kind, event.id), language)
  return {
    id: `${event.id}@${new URL(origin).hostname}`,
    stamp: event.published_at,
    lastModified: event.published_at,
    start: event.starts_at,
    end: event.ends_at,
    summary: inLanguage(event.titles, language),
    description: `${inLanguage(event.summaries, language)}\n${address}`,
    url: address,
    ...(event.places && { location: inLanguage(event.places, language) }),
  }
}

function fileOf(
  { config }: Services,
  events: readonly PublishedEvent[],
  { name, title, language }: { name: string; title?: string; language: Language },
) {
  const { portal } = words[language]
  const calendar = ical({
    prodId: {
      company: new URL(config.publicUrl).hostname,
      product: portal,
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ...(title && { name: title }),
    events: events.map((event) => entryOf(event, language, config.publicUrl)),
  })
  return { name, content: Buffer.from(calendar.toString()) }
}

/**
 * An event for a calendar.
 *
 * @throws Refusal where it is not published
 */
export async function showCalendar(
  services: Services,
  { params: { id }, query: { lang: language } }: GivenOf<typeof eventCalls.calendar>,
): Promise<AnswerOf<typeof eventCalls.calendar>> {
  const event = (await publishedEvents(services.db, [id])).get(id)
  if (!event) throw new Refusal('notFound')
  return fileOf(services, [event], { name: `${event.kind}-${id}.ics`, language })
}

/** What of a kind is not over, for a calendar that follows it. */
export async function showCalendarFeed(
  services: Services,
  { params: { kind }, query: { lang: language } }: GivenOf<typeof eventCalls.calendarFeed>,
): Promise<AnswerOf<typeof eventCalls.calendarFeed>> {
  const ids = await comingEvents(services.db, kind, mostInCalendar)
  const events = await publishedEvents(services.db, ids)
  const { title, kinds, portal } = words[language]
  return fileOf(
    services,
    ids.flatMap((id) => events.get(id) ?? []),
    { name: `${kind}-${language}.ics`, title: fill(title, { kind: kinds[kind], portal }), language },
  )
}
