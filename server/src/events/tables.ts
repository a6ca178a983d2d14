import type { ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** An event as those who applied know it, under its publication's id. */
    event_known: {
      id: string
      kind: EventKind
      /** The version of the publication that it was told by. */
      version_id: string
      /** When that version appeared: withdrawn and restored, it appears again. */
      published_at: Date | null
      titles: JSONColumnType<Words>
      /** Null where it takes place online. */
      places: ColumnType<Words | null, string | null, string | null>
      starts_at: Date
      ends_at: Date
      /** Null where it certifies none. */
      certificate_hours: number | null
      /** What it is joined at, where it takes place online. */
      join_url: string | null
      /** It is published no more. */
      is_off: Generated<boolean>
    }
    event_application: {
      id: Generated<string>
      event_id: string
      account_id: string
      state: ApplicationState
      /** As it stands on the list and the certificate. */
      name: string
      company: string | null
      note: string | null
      /** By which those who wait take turns. */
      applied_at: Generated<Date>
      /** The beginning that they were reminded of. */
      reminded_of: Date | null
    }
    event_certificate: {
      number: string
      /** Null once the applicant has left. */
      application_id: string | null
      kind: EventKind
      titles: JSONColumnType<Words>
      hours: number
      /** Day on which it began. */
      held_on: string
      masked_name: string
      given_at: Generated<Date>
    }
  }
}
