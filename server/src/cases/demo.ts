import type { DemoData } from '../kernel/feature.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import { saveCases } from './actions/save-cases.ts'
import { caseDocument } from './document.ts'

/** Samples written for the portal; they cite its laws. */
export const demoCases: DemoData = {
  name: 'demo cases',
  content: () => demoLines('cases'),
  load: async ({ db }) => {
    await saveCases(
      db,
      demoLines('cases').map((one) => caseDocument.parse(JSON.parse(one))),
    )
  },
}
