import type { RequestState } from '@portal/protocol/reports/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    report_request: {
      id: Generated<string>
      account_id: string
      text: string
      state: Generated<RequestState>
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
  }
}
