import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { lawChange } from '../laws/schemas.ts'
import { publicationRow, shownEvent } from '../publications/schemas.ts'

/** What the page shows of a row, and nothing more: it stands in the page. */
const newest = z.array(
  publicationRow.pick({
    id: true,
    kind: true,
    title: true,
    language: true,
    source: true,
    isPinned: true,
    publishedAt: true,
  }),
)

const lead = publicationRow.pick({
  id: true,
  kind: true,
  title: true,
  summary: true,
  language: true,
  picture: true,
  isPinned: true,
  publishedAt: true,
  minutes: true,
})

/** A day in the calendar on which something begins. */
const markedDay = publicationRow
  .pick({ id: true, kind: true, title: true, language: true })
  .extend({ on: z.iso.date() })

const nextEvent = publicationRow.pick({ id: true, kind: true, title: true, language: true }).extend({
  ...shownEvent.pick({
    startsAt: true,
    applyUntil: true,
    seats: true,
    isOnline: true,
    place: true,
    heldIn: true,
  }).shape,
  /** Seats that are taken. */
  taken: z.int(),
})

export const homeCalls = {
  statistics: call({
    method: 'GET',
    path: '/web/home/statistics',
    access: 'public',
    summary: 'Counts for the home page',
    output: z.object({
      laws: z.int(),
      cases: z.int(),
      /** Requirements that are shown now. */
      requirements: z.int(),
      /** Requirements that were ever published, whatever became of them. */
      requirementsPublished: z.int(),
      /** Cooperations on requirements that are under way or completed. */
      cooperations: z.int(),
      /** Verified lawyers and agencies. */
      providers: z.int(),
      /** Lookups of foreign law with their result. */
      lookupsCompleted: z.int(),
      /** Bodies of the directory that settle disputes, by what they are. */
      mediation: z.int(),
      arbitration: z.int(),
      /** Contract templates that are published. */
      templates: z.int(),
      countries: z.int(),
      languages: z.int(),
      /** The median of the hours to a consultation’s first answer, of late; null where too few were answered. */
      answerHours: z.number().nullable(),
      /** How many requirements were published in each of the last months, this one last. */
      months: z.array(z.object({ month: z.string(), count: z.int() })),
      /** Instant (ISO 8601) that the figures are of. */
      countedAt: z.string(),
    }),
  }),
  lawChanges: call({
    method: 'GET',
    path: '/web/home/law/changes',
    access: 'public',
    summary: 'What came into force, was amended or repealed last, the newest first',
    output: z.object({
      /** First day of what counts as this month. */
      since: z.iso.date(),
      changes: z.array(lawChange),
    }),
  }),
  events: call({
    method: 'GET',
    path: '/web/home/events',
    access: 'public',
    summary: 'Trainings and activities of this month and the next two, and those that begin next',
    output: z.object({
      /** The zone’s day. */
      today: z.iso.date(),
      days: z.array(markedDay),
      next: z.array(nextEvent),
    }),
  }),
  zone: call({
    method: 'GET',
    path: '/web/home/exchange/cooperation/zone',
    access: 'public',
    summary: 'What was published last, for the home page; what is pinned first',
    output: z.object({
      /** The first alone. */
      news: z.array(lead),
      policy: newest,
      notice: newest,
      /** Articles, questions, cases and interviews together. */
      exchange: newest,
    }),
  }),
}
