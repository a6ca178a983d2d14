import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { RequestState } from '@portal/protocol/reports/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    report_request: {
      id: Generated<string>
      account_id: string
      /** What the desk is asked for; null of an extract. */
      text: string | null
      /** That an extract is made in; null of what the desk prepares. */
      language: Generated<Language | null>
      state: Generated<RequestState>
      /** How often an extract was begun since it was asked for. */
      tries: Generated<number>
      created_at: Generated<Date>
    }
    company_report: {
      id: Generated<string>
      account_id: string
      name: string
      file_id: string
      request_id: string | null
      handed_by: string | null
      handed_at: Generated<Date>
      announced_at: Generated<Date | null>
      downloaded_at: Generated<Date | null>
    }
    /** By which an extract is verified; it stays when the company leaves. */
    report_number: {
      number: string
      report_id: string | null
      language: Language
      masked_name: string
      made_at: Generated<Date>
    }
  }
}
