import type { CallInputs } from '../testing/somebody.ts'

/** Of what is searched everywhere. */
export const callInputs: CallInputs = {
  'find.overview': async () => ({ query: { keyword: '合同' } }),
  'find.page': async () => ({ query: { keyword: '合同' } }),
  'find.table': async () => ({ query: { keyword: '合同', format: 'xlsx' } }),
}
