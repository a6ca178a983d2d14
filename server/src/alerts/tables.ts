import type { AlertKind, Frequency } from '@portal/protocol/alerts/constants.ts'
import type { SavedFilters, SavedList } from '@portal/protocol/alerts/saved-lists.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { LawSeen } from '../laws/door.ts'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** What somebody wants to be told of. */
    alert: {
      id: Generated<string>
      account_id: string
      kind: AlertKind
      name: string
      /** Of a saved search: the list, and its filters as an address has them. */
      list: SavedList | null
      filters: JSONColumnType<SavedFilters>
      law_id: string | null
      /** Key of the article that was followed, whatever its number since. */
      article: string | null
      /** The law as it was told of last. */
      seen: JSONColumnType<LawSeen | null, string | null | undefined, string | null>
      frequency: Frequency
      by_mail: boolean
      is_paused: Generated<boolean>
      /** What appeared until then has been told. */
      looked_until: Generated<Date>
      /** When it is looked at next. */
      next_at: Date
      told_at: Date | null
      created_at: Generated<Date>
    }
    /** What the links rest on by which somebody confirms an address: they end with the row. */
    alert_confirmation: {
      account_id: string
      id: Generated<string>
    }
    /** The address that somebody has confirmed for e-mails of alerts. */
    alert_mail: {
      account_id: string
      email: string
      confirmed_at: Generated<Date>
    }
  }
}
