import type { DemoData } from '../kernel/feature.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawDocument } from './document.ts'

/** Digests of real acts. */
export const demoLaws: DemoData = {
  name: 'demo laws',
  content: () => demoLines('laws'),
  load: async ({ db }) => {
    for (const law of demoLines('laws')) await saveLaw(db, lawDocument.parse(JSON.parse(law)))
  },
}
