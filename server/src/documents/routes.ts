import { caseCalls } from '@portal/protocol/cases/calls.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { downloadCase } from './actions/download-case.ts'
import { downloadLaw } from './actions/download-law.ts'
import { listCasesAsTable } from './actions/table-of-cases.ts'
import { listLawsAsTable } from './actions/table-of-laws.ts'

export function documentRoutes(bind: Bind): void {
  bind(lawCalls.docx, downloadLaw('docx'))
  bind(lawCalls.pdf, downloadLaw('pdf'))
  bind(lawCalls.table, listLawsAsTable)
  bind(caseCalls.docx, downloadCase('docx'))
  bind(caseCalls.pdf, downloadCase('pdf'))
  bind(caseCalls.table, listCasesAsTable)
}
