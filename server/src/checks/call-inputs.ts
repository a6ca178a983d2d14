import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { wordBytes, wordFile } from '../templates/fixtures/word-file.ts'
import type { CallInputs } from '../testing/somebody.ts'

const asked = { text: '依照《民法典》第五百七十七条的规定。', on: zoneToday() }

/** Of checks: of a text that cites one article. */
export const callInputs: CallInputs = {
  'checks.check': async () => ({ body: asked }),
  'checks.readFile': async () => ({ body: { file: wordFile(wordBytes([asked.text])) } }),
  'checks.table': async () => ({ body: { ...asked, format: 'csv' } }),
}
