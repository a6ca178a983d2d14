import type { Services } from '../kernel/services.ts'
import { makeCases } from '../testing/cases.ts'
import { fiveRows, type ListRows } from '../testing/list-rows.ts'
import type { CallInputs } from '../testing/somebody.ts'
import { saveCase } from './actions/save-cases.ts'

async function ofOne({ db }: Services) {
  const { id } = await db.selectFrom('judicial_case').select('id').executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Of cases: of one that is held. */
export const callInputs: CallInputs = {
  'cases.search': async () => ({ body: { keyword: '样例', size: 3 } }),
  'cases.choices': async () => ({}),
  'cases.coverage': async () => ({}),
  'cases.details': ofOne,
  'cases.analysis': async () => ({ query: { keyword: '样例' } }),
  'cases.table': async () => ({ query: { keyword: '样例', format: 'xlsx' } }),
  'cases.docx': ofOne,
  'cases.pdf': ofOne,
}

export const listRows: ListRows = {
  'cases.search': async ({ db }) => {
    for (const one of makeCases(fiveRows.length)) await saveCase(db, one)
  },
}
